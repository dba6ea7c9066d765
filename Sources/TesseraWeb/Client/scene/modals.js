// Dialogs and menus that keep everything else out of reach, and the focus, which they take and give back.

import { elementOf } from '../basics/element-of.js';
import { focusedElement, targetOf } from '../basics/target.js';

/** @import { Element } from './element.js' */
/** @import { Context } from './scene.js' */

/**
 * The dialog or the menu that keeps everything else out of reach, or null.
 * @type {Element | null}
 */
let topDialog = null;
/** True if `topDialog` is a menu. */
let isTopMenu = false;
/**
 * The element that had the focus before each dialog came in front of it.
 * @type {Map<Element, HTMLElement>}
 */
const focusBefore = new Map();
/**
 * The element that had the focus in each covered one before it was covered.
 * @type {Map<Element, HTMLElement>}
 */
const focusBehind = new Map();
/** @type {HTMLElement[]} */
let inert = [];
/** The name of the element of a menu that has the focus and closes a menu within the menu, or null for any other focus. */
let closing = /** @type {string | null} */ (null);
/** The views that lie above the keyboard and belong to what is in the dialog. */
const aboveKeyboard = new Set(['InputViewContainer', 'FindBar']);

/** True if the user has touched the screen last, rather than pressed a key or a button of a mouse. */
let isTouched = false;
/** True if the user has touched or clicked last, rather than pressed a key. */
let isPointed = false;
/** True once the user has touched or clicked anything or pressed a key. */
let hasActed = false;
const options = { capture: true, passive: true };
addEventListener('pointerdown', (event) => {
  [isTouched, isPointed, hasActed] = [event.pointerType === 'touch', true, true];
}, options);
addEventListener('focusin', (event) => {
  const target = targetOf(event);
  closing = target.matches?.('[role^=menuitem][aria-expanded=true]') ? nameOf(target) : null;
}, options);
addEventListener('keydown', () => { [isTouched, isPointed, hasActed] = [false, false, true]; }, options);

/**
 * Keeps covered elements and everything outside the last dialog out of reach, and the focus inside the dialog. Gives the focus
 * back when the dialog has gone.
 *
 * A menu does not end the editing of a text, as on iOS. If the user touches the screen, the text keeps the focus, and with it the
 * keyboard. Otherwise the menu takes the focus, and gives it back.
 * @param {Context} context
 */
export function updateModals(context) {
  const { modals, covered, screen } = context;
  const visible = [...modals].filter((element) => !element.properties.h && screen.contains(element.node));
  const top = visible.sort((a, b) => (isInFront(a, b) ? 1 : -1)).at(-1) ?? null;
  if (!top && !topDialog && covered.size === 0 && inert.length === 0) return;
  const focused = focusedElement();
  const isAnother = top !== topDialog;
  const isNowMenu = top !== null && isMenu(top);
  const edited = isNowMenu && focused?.matches('.input') && (isTouched || !isAnother) ? focused : null;
  const outside = nodesOutside(top?.node ?? screen, screen, edited);
  for (const element of covered) outside.add(element.node);
  for (const node of inert) if (!outside.has(node)) node.inert = false;
  // An element that becomes inert loses the focus, so the focus is remembered first.
  if (top && isAnother && !edited && focused && !focusBefore.has(top)) {
    focusBefore.set(top, focused);
    if (isNowMenu) context.inputBehindMenu = elementOf(focused)?.input ?? context.inputBehindMenu;
  }
  for (const node of outside) node.inert = true;
  inert = [...outside];
  moveFocusOfCovered(covered, top, focused);
  if (!isAnother) {
    // The part of the dialog that had the focus is gone, for example because the items of another menu have replaced those of
    // this one. After a key the next one is for the first button. After a touch or a click, for example on a row while a text is
    // edited, the dialog itself takes the focus: a browser that has seen the user type would draw a ring around the button.
    if (top && document.activeElement === document.body) (isPointed && !isNowMenu ? focusItself : focusFirst)(top.node);
    return;
  }
  // A dialog that has gone gives the focus back; of several, the one that came first does.
  let before = null;
  for (const [dialog, node] of focusBefore) {
    if (dialog === top || visible.includes(dialog)) continue;
    before ??= node;
    focusBefore.delete(dialog);
    // A menu that replaces another one gives the focus back to where the first one had it from. The focus may have left with the
    // first one.
    const taken = top && focusBefore.get(top);
    if (top && taken && (taken === document.body || dialog.node.contains(taken))) focusBefore.set(top, node);
  }
  // If the app has ended the editing of a text behind a menu, the text does not get the focus back.
  const isEnded = isTopMenu && before?.matches('.input') && context.inputBehindMenu?.node !== before;
  [topDialog, isTopMenu] = [top, isNowMenu];
  const again = before && before !== document.body && !isEnded ? presentNode(before, top?.node ?? screen) : null;
  if (again) again.focus({ preventScroll: true });
  // While the user has not done anything and nothing has had the focus, a browser would draw a ring around the first button of a
  // dialog that the app presents at launch.
  else if (top && !edited && !top.node.contains(document.activeElement)) {
    const isFirst = !hasActed && !isNowMenu && (!focused || focused === document.body);
    (isFirst ? focusItself : focusFirst)(top.node);
  }
  if (!isNowMenu) context.inputBehindMenu?.endMenu();
}

/**
 * Moves the focus from elements that are covered now into what covers them, the next sibling to the front, and gives it back to
 * those that are no longer covered.
 * @param {Set<Element>} covered
 * @param {Element | null} top The dialog that keeps everything else out of reach, or null.
 * @param {HTMLElement | null} focused The element that had the focus before.
 */
function moveFocusOfCovered(covered, top, focused) {
  for (const [element, node] of focusBehind) {
    if (covered.has(element)) continue;
    focusBehind.delete(element);
    const isFree = top === null && document.activeElement === document.body;
    if (isFree && element.node.isConnected) presentNode(node, element.node)?.focus({ preventScroll: true });
  }
  for (const element of covered) {
    if (!focused || focusBehind.has(element) || !element.node.contains(focused)) continue;
    focusBehind.set(element, focused);
    const siblings = element.parent?.children ?? [];
    const cover = siblings[siblings.indexOf(element) + 1];
    if (cover && top === null) focusFirst(cover.node);
  }
}

/**
 * Returns true if a modal element is a menu or contains one.
 * @param {Element} element
 */
const isMenu = (element) => element.node.matches('[role=menu]') || element.node.querySelector('[role=menu]') !== null;

/**
 * Returns the outermost nodes of the screen that do not contain `node`, do not lie in it, and do not contain the edited text.
 * @param {HTMLElement} node
 * @param {HTMLElement} screen
 * @param {HTMLElement | null} edited The node of the text that stays in reach; null if none does.
 */
function nodesOutside(node, screen, edited) {
  /** @type {Set<HTMLElement>} */
  const outside = new Set();
  /** @param {HTMLElement} other */
  const add = (other) => {
    if (!edited || !other.contains(edited)) outside.add(other);
    else for (const child of childrenOf(other)) add(child);
  };
  for (let one = /** @type {HTMLElement | null} */ (node); one && one !== screen; one = one.parentElement) {
    for (const sibling of childrenOf(one.parentElement)) {
      // An accessory above the keyboard belongs to the text that is edited, and a find panel to the text that is searched. Both
      // may lie in the dialog.
      if (sibling !== one && !aboveKeyboard.has(sibling.dataset.view ?? '')) add(sibling);
    }
  }
  return outside;
}

/** @param {HTMLElement | null} node */
const childrenOf = (node) => /** @type {HTMLElement[]} */ ([...(node?.children ?? [])]);

/**
 * Returns the node within `around` to which the focus of `before` belongs now, or null if there is none. As long as `before` is
 * in the document, this is `before` itself. A presentation that covers the whole screen removes the views behind it, and the
 * views get new nodes when they come back. The function then looks for a node with the same role, label and identifiers as
 * `before`, and returns it if it is the only one.
 * @param {HTMLElement} before
 * @param {HTMLElement} around
 * @returns {HTMLElement | null}
 */
function presentNode(before, around) {
  if (before.isConnected) return around.contains(before) ? before : null;
  const described = ['data-view', 'data-identifier', 'data-index-path', 'role', 'aria-label']
    .map((name) => (before.hasAttribute(name) ? `[${name}="${CSS.escape(before.getAttribute(name) ?? '')}"]` : `:not([${name}])`));
  const found = /** @type {NodeListOf<HTMLElement>} */ (around.querySelectorAll(described.join('')));
  return found.length === 1 ? found[0] : null;
}

/** @param {HTMLElement} node */
const nameOf = (node) => node.getAttribute('aria-label') ?? node.textContent;

/**
 * Gives the focus to the item of a menu whose own menu was closed last, to the first item, or to a button or row of a dialog: the
 * one that Return means in an alert, or else the first one. It must be visible and enabled. If there is none, the dialog itself
 * gets the focus.
 * @param {HTMLElement} node
 */
function focusFirst(node) {
  const name = closing;
  const opener = name === null ? undefined : visible(node, '[role^=menuitem][aria-expanded=false]').find((one) => nameOf(one) === name);
  const first = opener ?? firstVisible(node, '[role^=menuitem]') ?? firstVisible(node, '[data-first]')
    ?? firstVisible(node, '[role=button], [data-activates]');
  if (first) first.focus({ preventScroll: true });
  else focusItself(node);
}

/**
 * Gives the focus to a dialog itself.
 * @param {HTMLElement} node
 */
function focusItself(node) {
  node.tabIndex = -1;
  node.classList.add('focused-whole');
  node.focus({ preventScroll: true });
}

/**
 * Returns the first node in `node` that matches a selector and is enabled, visible and not hidden from assistive technology,
 * since no other may take the focus.
 * @param {HTMLElement} node
 * @param {string} selector
 */
const firstVisible = (node, selector) => visible(node, selector)[0];

/**
 * Returns all such nodes, in their order.
 * @param {HTMLElement} node
 * @param {string} selector
 */
function visible(node, selector) {
  const found = /** @type {HTMLElement[]} */ ([...node.querySelectorAll(`:is(${selector}):not([aria-disabled], [aria-hidden=true], [aria-hidden=true] *)`)]);
  return found.filter((one) => one.checkVisibility({ visibilityProperty: true }));
}

/**
 * Returns true if an element lies in front of another one, or within it.
 * @param {Element} a
 * @param {Element} b
 */
function isInFront(a, b) {
  const [pathA, pathB] = [pathTo(a), pathTo(b)];
  const fork = pathA.findIndex((element, index) => element !== pathB[index]);
  if (fork < 0) return false;
  const [one, other] = [pathA[fork], pathB[fork]];
  if (!other) return true;
  if (one.depth !== other.depth) return one.depth > other.depth;
  const siblings = one.parent?.children ?? [];
  return siblings.indexOf(one) > siblings.indexOf(other);
}

/**
 * Returns an element and those around it, the outermost first.
 * @param {Element} element
 */
function pathTo(element) {
  const path = [];
  for (let one = /** @type {Element | null} */ (element); one; one = one.parent) path.unshift(one);
  return path;
}
