// The keyboard's way into the actions of a row: the button that opens them, and the focus, which goes to them and comes back.

import { insert } from '../basics/insertion.js';
import { focusedElement } from '../basics/target.js';
import { words } from '../basics/words.js';

/** @import { SwipeActions } from './swipe-actions.js' */

export class SwipeFocus {
  /** True if the first action takes the focus once the row is open. */
  isWanted = false;
  /** @type {HTMLElement} */
  #node;
  #handle = document.createElement('button');
  /**
   * The node that had the focus before the actions took it, or null.
   * @type {HTMLElement | null}
   */
  #before = null;

  /**
   * Calls `open` when the user asks for the actions of the row of `node`.
   * @param {HTMLElement} node
   * @param {() => void} open
   */
  constructor(node, open) {
    this.#node = node;
    this.#handle.type = 'button';
    this.#handle.className = 'swipe-handle';
    this.#handle.setAttribute('aria-label', words.actions);
    this.#handle.setAttribute('aria-keyshortcuts', 'Shift+F10 ArrowLeft ArrowRight');
    this.#handle.addEventListener('click', (event) => {
      // Otherwise the row would take the event for a click of its own.
      event.stopPropagation();
      open();
    });
  }

  /**
   * Puts the button behind the contents of the row, or takes it away.
   * @param {boolean} hasActions
   */
  offer(hasActions) {
    if (hasActions) {
      // Whatever is put in anew loses the focus.
      if (this.#node.lastChild !== this.#handle) insert(this.#handle, this.#node, null);
      return;
    }
    const hasFocus = document.activeElement === this.#handle;
    this.#handle.remove();
    if (hasFocus) this.#node.focus({ preventScroll: true });
  }

  /** The button if it is in the row, or null. */
  get tail() {
    return this.#handle.parentNode ? this.#handle : null;
  }

  /** True if the row itself or its button has the focus. */
  get isOnRow() {
    return document.activeElement === this.#handle || document.activeElement === this.#node;
  }

  /** Wants the focus for the actions if something within the row has it by keyboard. */
  wantIfVisible() {
    this.isWanted = this.#node.querySelector(':focus-visible') !== null;
  }

  /**
   * Gives the focus to the first action if that wants it.
   * @param {SwipeActions | null} actions
   */
  moveTo(actions) {
    if (!this.isWanted || !actions) return;
    this.isWanted = false;
    this.#before = focusedElement();
    actions.focusFirst();
  }

  /**
   * Gives the focus back to the part of the row that had it before one of the actions.
   * @param {SwipeActions | null} actions
   */
  giveBack(actions) {
    if (!actions?.element.node.contains(document.activeElement)) return;
    const isInRow = this.#before && this.#node.contains(this.#before);
    (isInRow ? this.#before ?? this.#handle : this.#handle).focus({ preventScroll: true });
  }

  /**
   * Lets assistive technology say if the actions are open.
   * @param {boolean} isOpen
   */
  describe(isOpen) {
    this.#handle.setAttribute('aria-expanded', String(isOpen));
  }

  remove() {
    this.#handle.remove();
  }
}
