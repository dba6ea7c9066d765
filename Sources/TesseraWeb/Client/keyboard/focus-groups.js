// The focus of the keyboard among the items of the app, such as the rows of a list. The Tab key reaches one item of each group,
// and the arrow keys lead to the others. The app hears where the focus goes. Home, End and the Page keys ask the app, since the
// items to which they lead in a list may not be on the page.
//
// Nothing is kept ready for the keyboard: which item the Tab key reaches is decided when the key goes down.

import { elementOf } from '../basics/element-of.js';
import { gridItem } from '../scene/grid.js';
import { isInSight, reveal } from './in-sight.js';
import { isArrow, neighbour } from './neighbour.js';
import { focusedElement, targetOf } from '../basics/target.js';

/** @import { Send } from '../connection.js' */
/** @import { Element } from '../scene/element.js' */

/** A selector of the nodes of items. */
export const focusItem = '[data-focus]';
/** The priority in its group of the item that had the focus last, as in UIKit. */
const previouslyFocused = 1000;

/** @type {Record<string, string>} */
const headings = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
/**
 * The steps for which the app is asked: from an item of a list, and from an element at an edge of a grid.
 * @type {Record<'list' | 'grid', Record<string, string>>}
 */
const steps = {
  // The arrow keys are meant in outlines.
  list: { Home: 'first', End: 'last', PageUp: 'pageUp', PageDown: 'pageDown', ArrowLeft: 'left', ArrowRight: 'right' },
  grid: { PageUp: 'pageUp', PageDown: 'pageDown', ...headings },
};

/**
 * The group of an item: the name that the app gives to groups, the element that is a group of its own, or null for the rest of
 * the screen.
 * @typedef {string | Element | null} Group
 */

export class FocusGroups {
  #screen;
  #send;
  /**
   * The items that had the focus last in their groups, with their places in lists: a row that has come into sight since may use
   * the same node.
   * @type {Map<Group, { node: HTMLElement, path: string | undefined }>}
   */
  #last = new Map();
  /** The lists over which the Tab key passes. */
  #passed = /** @type {Set<HTMLElement>} */ (new Set());
  /** The item that the app knows to have the focus, or undefined for none. */
  #reported = /** @type {number | undefined} */ (undefined);
  /** True from the time that the app was asked to move the focus until it moves. */
  #isAsked = false;
  /** The direction in which the key that is being handled moves the focus, or undefined for no such key. */
  #heading = /** @type {string | undefined} */ (undefined);

  /**
   * @param {HTMLElement} screen
   * @param {Send} send
   */
  constructor(screen, send) {
    this.#screen = screen;
    this.#send = send;
    addEventListener('keydown', (event) => this.#began(event), { capture: true });
    const end = () => { this.#heading = undefined; };
    addEventListener('keyup', end, { capture: true });
    addEventListener('pointerdown', () => {
      end();
      // An item that the user clicks now is in sight, and stays where it is.
      this.#isAsked = false;
    }, { capture: true });
    screen.addEventListener('focusin', (event) => this.#moved(targetOf(event)));
    screen.addEventListener('focusout', ({ relatedTarget }) => {
      // A window that comes to the back keeps its focus.
      if (!relatedTarget && document.hasFocus()) this.#report(undefined);
    });
  }

  /** Reports the item with the focus once more, to an app that has not heard of it. */
  resend() {
    const view = this.#reported;
    this.#reported = undefined;
    if (focusedElement()?.matches(focusItem)) this.#report(view);
  }

  /**
   * Moves the focus from an item to the one to which an arrow key leads. Returns false if it leads to none.
   * @param {HTMLElement} node
   * @param {string} key
   */
  move(node, key) {
    const next = this.#next(node, key);
    if (!next) return false;
    this.#heading = headings[key];
    next.focus({ preventScroll: true });
    return true;
  }

  /**
   * Returns the item of the same group to which an arrow key leads from an item, or null if it leads to none.
   * @param {HTMLElement} node
   * @param {string} key
   */
  #next(node, key) {
    if (!isArrow(key)) return null;
    const group = groupOf(elementOf(node));
    const nodes = this.#items().filter((one) => groupOf(elementOf(one)) === group);
    const place = neighbour(nodes.map((one) => one.getBoundingClientRect()), nodes.indexOf(node), key);
    return place === null ? null : nodes[place];
  }

  /** True if the Tab key leads to an item. */
  get hasItems() {
    return this.#items().length > 0;
  }

  /**
   * Asks the app to move the focus from an item of a list by more than a step, or from an element of a grid beyond it. Returns
   * false if the key does not mean that.
   * @param {HTMLElement} node
   * @param {string} key
   */
  ask(node, key) {
    const element = elementOf(node);
    const step = element && stepOf(element, key);
    if (!step) return false;
    this.#isAsked = true;
    this.#send({ type: 'focusStep', view: element.id, step });
    return true;
  }

  /**
   * Returns true if an arrow key leads from an item to another one, or expands or collapses it.
   * @param {HTMLElement} node
   * @param {string} key
   */
  usesArrow(node, key) {
    if (!isArrow(key)) return false;
    const element = elementOf(node);
    return this.#next(node, key) !== null || element !== null && stepOf(element, key) !== undefined;
  }

  /** @param {KeyboardEvent} event */
  #began(event) {
    this.#heading = undefined;
    if (event.key !== 'Tab' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    this.#heading = event.shiftKey ? 'previous' : 'next';
    this.#chooseStops();
  }

  /**
   * Lets the Tab key reach one item of each group, and the button for the actions of that item's row. It passes over the lists
   * themselves, since their items scroll them, and reaches one tab of each bar.
   */
  #chooseStops() {
    /** @type {Map<Group, HTMLElement[]>} */
    const groups = new Map();
    const items = this.#items();
    for (const node of items) {
      const group = groupOf(elementOf(node));
      const others = groups.get(group);
      if (others) others.push(node);
      else groups.set(group, [node]);
    }
    this.#passLists(items);
    for (const bar of this.#screen.querySelectorAll('[role=tablist]')) chooseTab(bar);
    for (const [group, nodes] of groups) {
      const entry = this.#entry(group, nodes);
      for (const node of nodes) {
        node.tabIndex = node === entry ? 0 : -1;
        const handle = /** @type {HTMLElement | null} */ (node.querySelector(':scope > .swipe-handle'));
        if (handle) handle.tabIndex = node.tabIndex;
      }
    }
    for (const group of this.#last.keys()) if (!groups.has(group)) this.#last.delete(group);
  }

  /**
   * Lets the Tab key pass over what scrolls items, since its items scroll it, and over what has no more than it displays. The key
   * reaches them again when that has changed.
   * @param {HTMLElement[]} items
   */
  #passLists(items) {
    /** @type {Set<HTMLElement>} */
    const lists = new Set();
    for (const item of items) {
      for (let around = elementOf(item)?.parent ?? null; around && !lists.has(around.node); around = around.parent) {
        if (around.scroller && !around.node.matches(focusItem)) lists.add(around.node);
      }
    }
    for (const node of [...this.#screen.querySelectorAll('.scroller[tabindex="0"]'), ...this.#passed]) {
      if (node.isConnected && isStill(node)) lists.add(node);
    }
    for (const node of this.#passed) if (!lists.has(node)) elementOf(node)?.updateFocus();
    for (const node of lists) node.tabIndex = -1;
    this.#passed = lists;
  }

  /**
   * Returns the item of a group that the Tab key reaches: the one with the focus, or that has the highest priority. Of several
   * the first in sight is meant.
   * @param {Group} group
   * @param {HTMLElement[]} nodes
   */
  #entry(group, nodes) {
    const focused = nodes.find((node) => node.contains(focusedElement()));
    if (focused) return focused;
    const last = this.#last.get(group);
    const priority = (/** @type {HTMLElement} */ node) => {
      const own = Number(node.dataset.focus);
      return node === last?.node && node.dataset.indexPath === last.path ? Math.max(own, previouslyFocused) : own;
    };
    const priorities = nodes.map(priority);
    const highest = priorities.reduce((a, b) => Math.max(a, b));
    const best = nodes.filter((_, index) => priorities[index] === highest);
    return best.find(isInSight) ?? best[0];
  }

  /** Returns the nodes of all items that can have the focus now, in their order. */
  #items() {
    const nodes = /** @type {HTMLElement[]} */ ([...this.#screen.querySelectorAll(focusItem)]);
    return nodes.filter((node) => !node.closest('[inert], [aria-hidden=true]') && node.checkVisibility({ visibilityProperty: true }));
  }

  /** @param {HTMLElement} node */
  #moved(node) {
    const isByKey = this.#heading !== undefined;
    const element = node.matches(focusItem) ? elementOf(node) : null;
    // The app scrolls to the item to which it moves the focus, but a pinned header may cover that.
    if (isByKey || this.#isAsked && element) reveal(node);
    this.#isAsked = false;
    if (!element) return this.#report(undefined);
    this.#last.set(groupOf(element), { node, path: node.dataset.indexPath });
    if (isByKey || node.matches(':focus-visible')) this.#report(element.id);
    else this.#report(undefined);
  }

  /** @param {number | undefined} view */
  #report(view) {
    if (view === this.#reported) return;
    this.#reported = view;
    this.#send({ type: 'focusMoved', view, heading: this.#heading });
  }
}

/**
 * Returns the step for which the app is asked when a key goes down on an element, or undefined for none.
 * @param {Element} element
 * @param {string} key
 */
function stepOf(element, key) {
  const { node } = element;
  const isInGrid = node.matches(gridItem);
  const known = isInGrid ? steps.grid : steps.list;
  if (!Object.hasOwn(known, key)) return undefined;
  if (!isInGrid && (node.dataset.indexPath === undefined || isArrow(key) && !isInOutline(element))) return undefined;
  return known[key];
}

/**
 * Returns true if an item lies in a list with items that can be expanded.
 * @param {Element} element
 */
function isInOutline(element) {
  return Boolean(element.parent?.node.querySelector('[data-index-path] [aria-expanded]'));
}

/**
 * Returns true if nothing happens with an element that scrolls: its content is all in sight, and it does nothing else.
 * @param {globalThis.Element} node
 * @returns {node is HTMLElement}
 */
function isStill(node) {
  const isAll = node.scrollHeight <= node.clientHeight && node.scrollWidth <= node.clientWidth;
  return isAll && !node.matches(`[role=spinbutton], [data-activates], [data-actions], ${focusItem}`) && !elementOf(node)?.isDragged;
}

/**
 * Returns the group to which an element belongs.
 * @param {Element | null} element
 * @returns {Group}
 */
function groupOf(element) {
  for (let around = element; around; around = around.parent) {
    const name = around.properties.ax?.b;
    if (typeof name === 'string') return name || around;
  }
  return null;
}

/**
 * Lets the Tab key reach one tab of a bar: the one with the focus, or else the selected one.
 * @param {globalThis.Element} bar
 */
function chooseTab(bar) {
  const tabs = /** @type {HTMLElement[]} */ ([...bar.querySelectorAll('[role=tab]:not([aria-disabled])')])
    .filter((tab) => tab.closest('[role=tablist]') === bar);
  const entry = tabs.find((tab) => tab === focusedElement()) ?? tabs.find((tab) => tab.ariaSelected === 'true') ?? tabs[0];
  for (const tab of tabs) tab.tabIndex = tab === entry ? 0 : -1;
}
