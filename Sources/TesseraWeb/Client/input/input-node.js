// The browser's element in which the user edits a text, and its look: a line is an `input`, several lines are a `textarea` or, if
// their parts have looks of their own, a block.

import { longestText } from '../basics/protocol.js';
import { makeRichNode } from './rich-node.js';
import { textLength } from '../basics/text-zoom.js';
import { fontOf, spacingOf, styleText } from '../text/text-style.js';
import { color, number, numbers, object, px, string } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */
/** @import { RichOwner } from './rich-node.js' */

/** @typedef {HTMLInputElement | HTMLTextAreaElement} InputNode The element in which a text is edited. */

/**
 * A text that the user edits, as the wire has it. text-style.js reads the styles `s` and `ps`, and input-selection.js the
 * selection `se`.
 * @typedef {object} InputContent
 * @property {string} t
 * @property {number} rev
 * @property {number} ed
 * @property {boolean} [ec]
 * @property {string} [p]
 * @property {string} [pc]
 * @property {unknown} [ps]
 * @property {unknown} s
 * @property {string} [cc]
 * @property {string} al
 * @property {boolean} [ml]
 * @property {number} [lh]
 * @property {number[]} [pd]
 * @property {number} [dr]
 * @property {unknown} [se]
 * @property {string} [kb]
 * @property {string} [rk]
 * @property {string} [cap]
 * @property {boolean} [cor]
 * @property {boolean} [sp]
 * @property {boolean} [ws]
 * @property {boolean} [dk]
 * @property {string} [pr]
 * @property {boolean} [sec]
 * @property {boolean} [sf]
 * @property {string} [af]
 * @property {boolean} [d]
 * @property {boolean} [mn]
 * @property {boolean} [hk]
 * @property {boolean} [es]
 * @property {FocusContent} [fo]
 * @property {string} [l]
 */

/** @typedef {{ on: boolean, rev: number }} FocusContent A request about the focus, as the wire has it. */

const alignments = new Set(['left', 'center', 'right', 'justify']);
const keyboards = new Set(['text', 'url', 'email', 'tel', 'numeric', 'decimal', 'search', 'none']);
const returnKeys = new Set(['enter', 'done', 'go', 'next', 'previous', 'search', 'send']);
const capitalizations = new Set(['none', 'words', 'sentences', 'characters']);
const token = /^[a-z0-9-]{1,32}(?: [a-z0-9-]{1,32}){0,3}$/;
/** True if the browser itself makes a textarea as high as its text. */
const growsByItself = CSS.supports('field-sizing', 'content');

/**
 * @typedef {'line' | 'lines' | 'rich line' | 'rich lines'} InputKind The kinds of elements for one line and for several, whose
 * parts may have looks.
 */

/**
 * Returns the kind of element that an input of the wire needs.
 * @param {InputContent} value
 * @param {boolean} hasLooks True if the parts of the text have looks of their own.
 * @returns {InputKind}
 */
export const kindOf = (value, hasLooks) => (value.ml ? (hasLooks ? 'rich lines' : 'lines') : hasLooks ? 'rich line' : 'line');

/** @param {InputNode} node */
export const isMultiline = (node) => node.classList.contains('lines');

/**
 * Makes the element in which a text is edited.
 * @param {InputKind} kind
 * @param {Element} element
 * @param {RichOwner} owner
 * @returns {InputNode}
 */
export function makeInput(kind, element, owner) {
  if (kind === 'rich line' || kind === 'rich lines') {
    const node = makeRichNode(element.context, owner, kind === 'rich line');
    node.className = `input ${kind}`;
    node.dir = 'auto';
    return node;
  }
  const isLine = kind === 'line';
  const node = document.createElement(isLine ? 'input' : 'textarea');
  node.className = isLine ? 'input' : 'input lines';
  if (!isLine) /** @type {HTMLTextAreaElement} */ (node).rows = 1;
  node.maxLength = longestText;
  node.dir = 'auto';
  return node;
}

/**
 * Gives the element the look and the traits of an input of the wire.
 * @param {InputNode} node
 * @param {InputContent} value
 */
export function dressInput(node, value) {
  const hasLines = isMultiline(node);
  if (node.localName === 'input') /** @type {HTMLInputElement} */ (node).type = value.sec ? 'password' : 'text';
  else node.classList.toggle('secret', Boolean(value.sec));
  node.placeholder = value.p === undefined ? '' : string(value.p, 'placeholder');
  const label = value.l === undefined ? node.placeholder : string(value.l, 'label');
  attribute(node, 'aria-label', label || undefined);
  // ARIA has no field for searching with several lines.
  attribute(node, 'role', value.sf && !hasLines ? 'searchbox' : node.classList.contains('rich') ? 'textbox' : undefined);
  attribute(node, 'inputmode', choice(value.kb, keyboards));
  attribute(node, 'enterkeyhint', choice(value.rk, returnKeys));
  attribute(node, 'autocapitalize', choice(value.cap, capitalizations));
  attribute(node, 'autocorrect', value.cor === undefined ? undefined : value.cor ? 'on' : 'off');
  attribute(node, 'spellcheck', value.sp === undefined ? undefined : String(Boolean(value.sp)));
  attribute(node, 'writingsuggestions', value.ws === undefined ? undefined : String(Boolean(value.ws)));
  attribute(node, 'autocomplete', value.af === undefined ? 'off' : tokens(value.af));
  attribute(node, 'passwordrules', value.pr === undefined ? undefined : string(value.pr, 'password rules'));
  node.style.colorScheme = value.dk === undefined ? '' : value.dk ? 'dark' : 'light';
  node.disabled = Boolean(value.d);
  node.toggleAttribute('data-keys', Boolean(value.hk));
  node.toggleAttribute('data-style-keys', Boolean(value.es));
  const style = object(value.s, 'style');
  styleText(node.style, style);
  node.style.letterSpacing = style.kn === undefined ? '' : spacingOf(number(style.kn, 'kern'), style);
  node.style.textAlign = choice(value.al, alignments) ?? 'left';
  node.style.lineHeight = value.lh === undefined ? '' : textLength(number(value.lh, 'line height'));
  node.style.padding = value.pd === undefined ? '' : numbers(value.pd, 4).map((side) => px(Math.max(0, side))).join(' ')
    .replace(/^(\S+) (\S+) (\S+) (\S+)$/, '$1 $4 $3 $2');
  node.style.caretColor = value.cc === undefined ? '' : color(value.cc);
  node.style.setProperty('--placeholder', value.pc === undefined ? '' : color(value.pc));
  node.style.setProperty('--placeholder-font', value.ps === undefined ? '' : placeholderFont(value.ps));
}

/** @param {unknown} value */
function placeholderFont(value) {
  const style = object(value, 'placeholder style');
  return fontOf(style, textLength(number(style.s, 'size')));
}

/**
 * Makes a textarea, and the element around it, as high as the text, and at least as high as the element's frame. The app
 * measures the text, too, and answers with the size that it finds; the text does not wait for that.
 * @param {InputNode} node
 * @param {Element} element
 * @param {boolean} [isTyped]
 */
export function growInput(node, element, isTyped = false) {
  if (!isMultiline(node)) return;
  const least = Math.max(0, element.frame.height);
  node.style.minHeight = px(least);
  if (!growsByItself && node.localName === 'textarea') {
    node.style.height = '0';
    node.style.height = px(Math.max(least, node.scrollHeight));
  }
  const scroller = element.parent?.scroller;
  if (!scroller?.value) return;
  scroller.reach(element.frame.y + node.offsetHeight);
  // A bar or the keyboard may cover the end of the scroller. The browser keeps the caret above the covered part.
  const covered = scroller.value.in[2];
  scroller.node.style.scrollPaddingBottom = px(covered);
  // The browser has looked for the caret in the content as it was before.
  if (isTyped && node.selectionEnd === node.value.length) scroller.node.scrollTop += below(node, scroller.node, covered);
}

/**
 * Returns how far the end of `inner` lies below the end of the part of `outer` that nothing covers, in points.
 * @param {HTMLElement} inner
 * @param {HTMLElement} outer
 * @param {number} covered The height of the part of `outer` at its end that is covered.
 */
function below(inner, outer, covered) {
  return Math.max(0, inner.getBoundingClientRect().bottom - outer.getBoundingClientRect().bottom + covered);
}

/**
 * @param {HTMLElement} node
 * @param {string} name
 * @param {string} [value]
 */
function attribute(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

/**
 * Returns a word that is one of the known ones, or undefined where there is none.
 * @param {string | undefined} value
 * @param {Set<string>} known
 */
function choice(value, known) {
  if (value === undefined) return undefined;
  if (!known.has(value)) throw new TypeError(`unknown value ${value}`);
  return value;
}

/** @param {string} value */
function tokens(value) {
  if (!token.test(string(value, 'autofill'))) throw new TypeError('autofill is a list of words');
  return value;
}
