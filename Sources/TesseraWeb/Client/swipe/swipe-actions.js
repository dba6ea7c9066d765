// The actions that come to light as a row is swiped aside: they share what the row has left, and stretch beyond their widths.

import { object, px } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */
/** @import { Side } from './swipe-places.js' */
/** @import { SwipeRow } from './swipe-row.js' */

/** @typedef {{ s: Side, f?: boolean }} SwipeActionsContent The actions of a row, as the wire has them. */

export class SwipeActions {
  /** @type {Element} */
  element;
  /** The edge of the row at which the actions lie, `l` or `r`. */
  side = /** @type {Side} */ ('r');
  /** True if a swipe all the way performs the first action. */
  performsFirst = false;
  /** @type {SwipeRow | null} */
  #row = null;

  /** @param {Element} element */
  constructor(element) {
    this.element = element;
    element.node.classList.add('actions');
  }

  /**
   * Applies the description of a row's actions.
   * @param {SwipeActionsContent} value
   */
  apply(value) {
    object(value);
    if (value.s !== 'l' && value.s !== 'r') throw new TypeError('the side of actions is l or r');
    this.side = value.s;
    this.performsFirst = Boolean(value.f);
    this.element.node.classList.toggle('left', this.side === 'l');
    this.#row = this.element.parent?.swipe ?? null;
    if (!this.#row) throw new TypeError('actions belong into a row that can be swiped');
    this.#row.attach(this);
    this.render(this.#row.reveal, this.#row.cover);
  }

  /** The width of the open actions. */
  get width() {
    return this.element.frame.width;
  }

  /**
   * Uncovers `reveal` points of the actions. The first covers the others by the share `cover`.
   * @param {number} reveal
   * @param {number} cover
   */
  render(reveal, cover) {
    const { node, children } = this.element;
    const whole = Math.max(1, this.width);
    const hidden = px(whole - reveal);
    node.classList.toggle('shut', reveal <= 0);
    node.style.clipPath = this.side === 'r' ? `inset(0 0 0 ${hidden})` : `inset(0 ${hidden} 0 0)`;
    const share = reveal / whole;
    children.forEach((child, index) => {
      const { x, width } = child.frame;
      const covered = index === 0 ? cover : 0;
      const stretched = Math.max(width, width * share);
      // The distance between the row and the action where the row is open, and now.
      const open = this.side === 'r' ? x : whole - x - width;
      const now = open * share * (1 - covered);
      const moved = this.side === 'r' ? whole - reveal + now - open : reveal - now - (whole - open);
      const shift = ((stretched - width) / 2) * (1 - covered);
      child.node.style.translate = px(moved);
      child.node.style.setProperty('--shift', px(this.side === 'r' ? shift : -shift));
    });
  }

  /** Gives the focus to the first action. */
  focusFirst() {
    this.element.children[0]?.node.focus({ preventScroll: true });
  }

  /**
   * Gives the focus to the action `steps` further from the one that has it, to the right where positive.
   * @param {number} steps
   */
  focusNext(steps) {
    const nodes = [...this.element.children].sort((a, b) => a.frame.x - b.frame.x).map((child) => child.node);
    const index = nodes.findIndex((node) => node === document.activeElement);
    if (index >= 0) nodes[index + steps]?.focus({ preventScroll: true });
  }

  dispose() {
    this.#row?.detach(this);
  }

  remove() {
    this.dispose();
    this.element.node.classList.remove('actions', 'left', 'shut');
    this.element.node.style.clipPath = '';
  }
}
