// Swiping rows aside: by finger, by mouse, by wheel or trackpad, and by keyboard. At most one row is open.

import { horizontal } from '../basics/axis.js';
import { elementOf } from '../basics/element-of.js';
import { comesFromEdge } from '../touch/screen-edges.js';
import { beforeScrolling, keepStill } from '../basics/still.js';
import { awayFrom, sideOf } from './swipe-places.js';
import { SwipeWheel } from './swipe-wheel.js';
import { wish } from '../basics/protocol.js';
import { targetOf } from '../basics/target.js';
import { Velocity } from '../basics/velocity.js';
import { isKept, wishesAt, wishing } from '../touch/wishes.js';

/** @import { Point } from '../basics/axis.js' */
/** @import { SwipeRow } from './swipe-row.js' */

/**
 * A pointer on a row, with the place where it went down.
 * @typedef {object} Pointer
 * @property {number} id
 * @property {SwipeRow} row
 * @property {number} x
 * @property {number} y
 * @property {boolean} isOurs True once the pointer moves the row.
 * @property {boolean} closes True if the pointer moves the row back where it does nothing else.
 * @property {Velocity} velocity
 * @property {number} start The horizontal place at which the pointer took the row.
 * @property {number} reveal How far the row had moved then, in points.
 */

/** The distance that a pointer goes before its direction counts, in points. */
const least = 6;

export class Swipes {
  /** @type {HTMLElement} */
  #screen;
  /**
   * The row that was moved last.
   * @type {SwipeRow | null}
   */
  #current = null;
  /**
   * The pointer that moves a row or may move one; null if there is none.
   * @type {Pointer | null}
   */
  #pointer = null;
  #wheel = new SwipeWheel((node) => this.#row(node));
  /** @type {Set<SwipeRow>} */
  #scheduled = new Set();
  /**
   * A listener of this object alone: a node keeps one function once, whoever adds it.
   * @param {Event} event
   */
  #keepStill = (event) => keepStill(event);

  /** @param {HTMLElement} screen */
  constructor(screen) {
    this.#screen = screen;
    screen.addEventListener('pointerdown', (event) => this.#pressed(event), { capture: true });
    addEventListener('pointermove', (event) => this.#moved(event));
    addEventListener('pointerup', (event) => this.#released(event, true));
    addEventListener('pointercancel', (event) => this.#released(event, false));
    screen.addEventListener('wheel', (event) => {
      if (!this.#pointer?.isOurs) this.#wheel.turn(event);
    }, { passive: true });
    screen.addEventListener('scroll', (event) => this.#scrolled(event), { capture: true, passive: true });
    screen.addEventListener('keydown', (event) => this.#key(event));
    screen.addEventListener('focusout', (event) => this.#focusMoved(event));
  }

  // MARK: Rows

  /**
   * Lets a row carry out what the app asks for, once the present message is read.
   * @param {SwipeRow} row
   */
  schedule(row) {
    if (this.#scheduled.size === 0) {
      queueMicrotask(() => {
        const rows = [...this.#scheduled];
        this.#scheduled.clear();
        for (const one of rows) if (one.element.node.isConnected) one.settle();
      });
    }
    this.#scheduled.add(row);
  }

  /**
   * Notes that a row moves, and moves back another one that is open.
   * @param {SwipeRow} row
   */
  rowMoves(row) {
    if (this.#current !== row) this.#current?.close();
    this.#current = row;
  }

  /**
   * Forgets a row that is gone.
   * @param {SwipeRow} row
   */
  remove(row) {
    this.#scheduled.delete(row);
    if (this.#current === row) this.#current = null;
    if (this.#pointer?.row === row) this.#pointer = null;
    this.#wheel.remove(row);
  }

  /**
   * Gives up a pointer that belongs to a gesture of the app, unless the pointer moves a row already.
   * @param {number} id
   */
  giveUp(id) {
    if (this.#pointer?.id === id && !this.#pointer.isOurs) this.#pointer = null;
  }

  /** Moves all rows back without a report, because the app is gone. */
  forget() {
    this.#letGo();
    this.#current?.forget();
    this.#current = null;
  }

  /**
   * Returns the row that an event on `node` moves, or null. An element that scrolls sideways within a row gets its events itself.
   * @param {HTMLElement} node
   */
  #row(node) {
    for (let element = elementOf(node); element; element = element.parent) {
      if (element.swipe) return element.swipe.sides.length > 0 || !element.swipe.isClosed ? element.swipe : null;
      if (element.scroller?.value && element.scroller.canMove(horizontal)) return null;
      if (element.control?.takesSideways) return null;
    }
    return null;
  }

  /** The row that is open, or on its way, or null. */
  get #open() {
    return this.#current && !this.#current.isClosed ? this.#current : null;
  }

  // MARK: Pointers

  /** @param {PointerEvent} event */
  #pressed(event) {
    if (!event.isPrimary || (event.pointerType === 'mouse' && event.button !== 0)) return;
    // A mouse in a text selects, one on what it can drag drags, and a finger that belongs to an element from its first point on
    // swipes nothing.
    const isTaken = event.pointerType === 'mouse'
      && (targetOf(event).closest('.input') || wishesAt(targetOf(event)) & wish.mouseDrags);
    const row = isTaken || isKept(targetOf(event)) ? null : this.#row(targetOf(event));
    const open = this.#open;
    const isOnActions = Boolean(open?.actions?.element.node.contains(targetOf(event)));
    this.#letGo();
    if (row) {
      const { pointerId: id, clientX: x, clientY: y } = event;
      const closes = row === open && !isOnActions;
      this.#pointer = { id, row, x, y, isOurs: false, closes, velocity: new Velocity(), start: x, reveal: 0 };
    }
    if (!open || isOnActions) return;
    // A touch beside the open actions does nothing but move the row back.
    if (row !== open) open.close();
    const list = open.element.node.closest('.scroller');
    if (row === open || (list && list.contains(targetOf(event)))) event.stopPropagation();
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    const pointer = this.#pointer;
    if (!pointer || pointer.id !== event.pointerId) return;
    const moved = { x: event.clientX - pointer.x, y: event.clientY - pointer.y };
    if (!pointer.isOurs && !this.#takes(pointer, moved, event)) return;
    const { row } = pointer;
    pointer.velocity.add(event.timeStamp, { x: event.clientX, y: 0 });
    row.move(pointer.reveal + awayFrom(row.side, event.clientX - pointer.start), true);
  }

  /**
   * Returns true if the pointer moves its row, now that it has moved this far.
   * @param {Pointer} pointer
   * @param {Point} moved
   * @param {PointerEvent} event
   */
  #takes(pointer, moved, event) {
    const { row } = pointer;
    if (Math.hypot(moved.x, moved.y) < least) return false;
    const isSideways = Math.abs(moved.x) > Math.abs(moved.y)
      && (event.pointerType === 'mouse' || !comesFromEdge(row.element.node, pointer, moved, this.#screen));
    if (!isSideways || (row.isClosed && !row.sides.includes(sideOf(moved.x)))) {
      this.#pointer = null;
      if (pointer.closes) row.close();
      return false;
    }
    pointer.isOurs = true;
    row.begin(sideOf(moved.x));
    pointer.start = event.clientX;
    pointer.reveal = row.reveal;
    // From here on neither the app nor a scrolling element gets the pointer.
    row.element.node.dispatchEvent(new CustomEvent('takeover', { bubbles: true, detail: pointer.id }));
    this.#screen.addEventListener('touchmove', this.#keepStill, beforeScrolling);
    if (event.pointerType === 'mouse') this.#screen.setPointerCapture(pointer.id);
    return true;
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} isUp
   */
  #released(event, isUp) {
    const pointer = this.#pointer;
    if (!pointer || pointer.id !== event.pointerId) return;
    if (!pointer.isOurs) {
      this.#pointer = null;
      if (pointer.closes) pointer.row.close();
      return;
    }
    const { x } = pointer.velocity.end(event.timeStamp);
    this.#letGo(isUp ? awayFrom(pointer.row.side, x) : 0, isUp);
  }

  #letGo(velocity = 0, canPerform = false) {
    const pointer = this.#pointer;
    this.#pointer = null;
    this.#screen.removeEventListener('touchmove', this.#keepStill, beforeScrolling);
    if (pointer?.isOurs) pointer.row.release(velocity, canPerform);
  }

  // MARK: Scrolling

  /** @param {Event} event */
  #scrolled(event) {
    const open = this.#open;
    if (!open || open.isMoving || !targetOf(event).contains?.(open.element.node)) return;
    if (elementOf(targetOf(event))?.scroller?.isUsers) open.close();
  }

  // MARK: Keyboard

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = this.#row(targetOf(event));
    if (!row) return;
    const { key } = event;
    const isOnActions = Boolean(row.actions?.element.node.contains(targetOf(event)));
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      // The key is meant for a menu if the row has one. The button for the actions is beside it.
      if (targetOf(event) === row.element.node && wishing(row.element.node, wish.contextMenu)) return;
      row.open(row.sides[0]);
    } else if (key === 'Escape' && row.place === 'open') row.close();
    else if (key === 'ArrowLeft' && isOnActions) row.actions?.focusNext(-1);
    else if (key === 'ArrowRight' && isOnActions) row.actions?.focusNext(1);
    else if (key === 'ArrowLeft' && row.ownsFocus) row.open('r');
    else if (key === 'ArrowRight' && row.ownsFocus) row.open('l');
    else return;
    event.preventDefault();
  }

  /**
   * Moves the open row back when the focus has left its actions.
   * @param {FocusEvent} event
   */
  #focusMoved(event) {
    const open = this.#open;
    const actions = open?.actions?.element.node;
    if (!open || !actions?.contains(targetOf(event)) || !event.relatedTarget) return;
    if (!open.element.node.contains(/** @type {Node} */ (event.relatedTarget))) open.close();
  }
}
