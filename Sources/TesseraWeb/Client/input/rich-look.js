// The elements of a text whose parts have looks of their own: a block for each paragraph, with a span for each part.

import { attachmentNode } from '../text/text-attachment.js';
import { decorate, spacingOf, styleRun } from '../text/text-style.js';
import { textLength } from '../basics/text-zoom.js';
import { number, px } from '../basics/values.js';

/** @import { Context } from '../scene/scene.js' */
/** @import { Look, Paragraph, ParagraphLook } from './rich-text.js' */

const alignments = new Set(['left', 'center', 'right', 'justify']);
/**
 * The text that identifies the look of a span, or of a block and all that is in it.
 * @type {WeakMap<Node, string>}
 */
const keys = new WeakMap();

/**
 * Returns the block of a paragraph.
 * @param {Paragraph} paragraph
 * @param {Context} context
 */
export function makeBlock(paragraph, context) {
  const block = document.createElement('div');
  styleParagraph(block, paragraph.style, paragraph.isFirst);
  for (const { text, look, key } of paragraph.parts) {
    const span = makeSpan(text, look, context);
    keys.set(span, key);
    block.append(span);
  }
  if (paragraph.parts.length === 0) {
    // A block is as high as a line only if there is something in it.
    const span = makeSpan('', lettersOf(paragraph.look), context);
    span.append(document.createElement('br'));
    block.append(span);
  }
  keys.set(block, paragraph.key);
  return block;
}

/**
 * Returns a look without its image.
 * @param {Look} look
 * @returns {Look}
 */
function lettersOf({ at: _, wd: __, ...letters }) {
  return letters;
}

/**
 * Makes an empty span at a boundary point within a block, and returns the boundary point in it, or null outside of the blocks.
 * @param {Node} root
 * @param {Node} container
 * @param {number} offset
 * @param {Look} look
 * @param {Context} context
 * @returns {[container: Node, offset: number] | null}
 */
export function openSpan(root, container, offset, look, context) {
  const block = blockOf(root, container);
  if (!block) return null;
  const made = makeSpan('', lettersOf(look), context);
  // Browsers put the caret into a neighbouring text if the span has nothing in it.
  const mark = document.createElement('img');
  mark.className = 'rich-mark';
  mark.alt = '';
  const holder = made.firstChild ?? made;
  holder.appendChild(mark);
  const part = Array.from(block.childNodes).find((child) => child.contains(container));
  if (part) {
    // What is behind the point becomes a span of its own.
    const behind = document.createRange();
    behind.setStart(container, offset);
    behind.setEndAfter(part);
    const rest = behind.extractContents();
    part.after(made, rest);
  } else {
    block.insertBefore(made, block.childNodes[offset] ?? null);
  }
  forgetBlock(root, block);
  return [holder, 1];
}

/**
 * Returns true if a node is the block of a paragraph as it is to be displayed. The browser may have put typed characters into it.
 * @param {Node} node
 * @param {Paragraph} paragraph
 */
export function isBlock(node, paragraph) {
  const known = keys.get(node);
  if (known === paragraph.key) return true;
  // The first block has no space before it, so that it is no other's.
  if (known === undefined || styleOf(known) !== styleOf(paragraph.key) || paragraph.parts.length !== node.childNodes.length) return false;
  const isSame = paragraph.parts.every(({ text, look: { wd }, key }, index) => {
    const span = node.childNodes[index];
    if (keys.get(span) !== key || (wd !== undefined) !== isImage(span)) return false;
    return wd !== undefined || span.textContent === text && hasOneText(span);
  });
  if (isSame) keys.set(node, paragraph.key);
  return isSame;
}

/** @param {string} key */
const styleOf = (key) => key.slice(0, key.indexOf('\n'));

/** @param {Node} span */
function hasOneText(span) {
  let node = span;
  while (node.childNodes.length === 1) [node] = /** @type {NodeListOf<ChildNode>} */ (node.childNodes);
  return node.nodeType === Node.TEXT_NODE;
}

/**
 * Returns the block that contains a node, or null outside of the blocks.
 * @param {Node} root
 * @param {Node | null} node
 */
function blockOf(root, node) {
  let block = node;
  while (block && block.parentNode !== root) block = block.parentNode;
  return block;
}

/**
 * Lets the block that contains a node be compared anew, since the browser has changed it.
 * @param {Node} root
 * @param {Node | null} node
 */
export function forgetBlock(root, node) {
  const block = blockOf(root, node);
  const key = block && keys.get(block);
  if (block && key !== undefined) keys.set(block, `${styleOf(/** @type {string} */ (key))}\n`);
}

/**
 * Returns the text that identifies the look of the span around a node within a block, or undefined if there is none.
 * @param {Node} node
 */
export function keyAround(node) {
  for (let span = /** @type {Node | null} */ (node); span; span = span.parentNode) {
    const key = keys.get(span);
    if (key !== undefined) return span.parentNode && keys.has(span.parentNode) ? key : undefined;
  }
  return undefined;
}

/**
 * Returns the boundary point behind the text that the browser has put into a span of `openSpan`, if a boundary point is still
 * before it.
 * @param {Node | null} container
 * @param {number} offset
 * @returns {[container: Node, offset: number] | null}
 */
export function behindOpened(container, offset) {
  const [mark, text] = container?.childNodes ?? [];
  const isBefore = offset === 1 && mark instanceof HTMLImageElement && text?.nodeType === Node.TEXT_NODE;
  return isBefore ? [text, /** @type {Text} */ (text).length] : null;
}

/**
 * Returns true if a node is an image in the text.
 * @param {Node} node
 */
export const isImage = (node) => node instanceof HTMLElement && node.classList.contains('rich-image');

/**
 * @param {HTMLElement} block
 * @param {ParagraphLook} style
 * @param {boolean} isFirst
 */
function styleParagraph(block, style, isFirst) {
  if (!alignments.has(style.al)) throw new TypeError(`unknown alignment ${style.al}`);
  const length = (/** @type {number | undefined} */ value) => (value === undefined ? 0 : number(value, 'length of a paragraph'));
  const [first, indent, tail] = [length(style.fi), length(style.hi), length(style.ti)];
  const { style: css } = block;
  block.dir = style.rl === undefined ? 'auto' : style.rl ? 'rtl' : 'ltr';
  css.textAlign = style.al;
  if (indent) css.paddingInlineStart = px(Math.max(0, indent));
  if (first !== indent) css.textIndent = px(first - indent);
  if (tail > 0) css.maxWidth = px(tail);
  if (tail < 0) css.paddingInlineEnd = px(-tail);
  if (style.sb && !isFirst) css.paddingTop = px(Math.max(0, length(style.sb)));
  if (style.sa) css.paddingBottom = px(Math.max(0, length(style.sa)));
}

/**
 * Returns the span of a part.
 * @param {string} text
 * @param {Look} look
 * @param {Context} context
 */
function makeSpan(text, look, context) {
  const span = document.createElement('span');
  const { style: css } = span;
  styleRun(css, look);
  css.lineHeight = textLength(Math.max(0, number(look.lh, 'line height')));
  if (look.kn !== undefined) css.letterSpacing = spacingOf(number(look.kn, 'kern'), look);
  if (look.sk !== undefined) css.fontStyle = `oblique ${Math.atan(number(look.sk, 'obliqueness')) * 180 / Math.PI}deg`;
  if (look.at !== undefined && look.wd !== undefined) {
    const kern = look.kn ?? 0;
    const width = Math.max(0, number(look.wd, 'width') - kern);
    const height = Math.max(0, number(look.at.h, 'height'));
    span.className = 'rich-image';
    span.contentEditable = 'false';
    css.width = px(width);
    css.height = px(height);
    css.marginRight = px(kern);
    css.verticalAlign = px(-number(look.at.d, 'descent'));
    span.append(attachmentNode({ ...look.at, d: 0 }, width, context));
    return span;
  }
  let holder = span;
  // An element's lines all look alike: the one through the text belongs to an element of its own.
  if (look.u && look.k) {
    holder = span.appendChild(document.createElement('span'));
    decorate(holder.style, 'line-through', look.k);
  }
  if (text !== '') holder.append(text);
  return span;
}
