// Fingers and the mouse button, as touches of the app's screen.

import { elementOf } from '../basics/element-of.js';
import { Presses } from './press.js';
import { coordinate, edgeReach, wish } from '../basics/protocol.js';
import { targetOf } from '../basics/target.js';
import { wishesAt, wishing } from './wishes.js';

/** @import { Point } from '../basics/axis.js' */
/** @import { Send } from '../connection.js' */

/**
 * The protocol's names of pointers other than fingers.
 * @type {Record<string, string>}
 */
const pointers = { mouse: 'mouse', pen: 'pen' };
/** Such a listener gets a move before scrolling elements do, which ignore an event that was prevented. */
const blocking = { capture: true, passive: false };

export class Touches {
  /** @type {HTMLElement} */
  #screen;
  /** @type {Send} */
  #send;
  /**
   * The last event of each pointer that is down.
   * @type {Map<number, PointerEvent>}
   */
  #down = new Map();
  /** @type {Map<number, PointerEvent>} */
  #moved = new Map();
  /**
   * The fingers that belong to a gesture of the app.
   * @type {Set<number>}
   */
  #claimed = new Set();
  /**
   * The finger that went down near an edge of the screen from which gestures of the app come in, or null.
   * @type {any}
   */
  #edge = null;
  #frame = 0;
  /** The look of elements that are pressed. */
  #presses = new Presses();

  /**
   * Reports the touches that begin on `screen` through `send`.
   * @param {HTMLElement} screen
   * @param {Send} send
   */
  constructor(screen, send) {
    this.#screen = screen;
    this.#send = send;
    screen.addEventListener('pointerdown', (event) => this.#began(event));
    // Scrolling beyond an edge takes all fingers, as the browser's own scrolling does; a row that is swiped takes one pointer.
    screen.addEventListener('takeover', (event) => this.#cancel(/** @type {CustomEvent} */ (event).detail ?? null));
    addEventListener('pointermove', (event) => this.#moves(event));
    addEventListener('pointerup', (event) => this.#ends(event, 'ended'));
    addEventListener('pointercancel', (event) => this.#ends(event, 'cancelled'));
    screen.addEventListener('contextmenu', (event) => {
      if (event.pointerType === 'touch' && !targetOf(event).closest('.input')) event.preventDefault();
    });
    screen.addEventListener('dragstart', (event) => event.preventDefault());
  }

  /** Forgets the touches that are down, without a report. */
  forget() {
    this.#down.clear();
    this.#moved.clear();
    this.#presses.forget();
    for (const id of this.#claimed) this.#release(id);
    this.#leaveEdge();
  }

  /**
   * Gives a finger to the app, so that it scrolls nothing until it comes up.
   *
   * The browser must ask this listener before it scrolls, so it is there only while a gesture of the app goes on. It is
   * in time for a finger that has not moved yet, as in a long press: a browser decides with the first move.
   * @param {number} id
   */
  claim(id) {
    this.#presses.end(id, false);
    const last = this.#down.get(id);
    if (!last || last.pointerType === 'mouse') return;
    this.#claimed.add(id);
    this.#screen.addEventListener('touchmove', keepStill, blocking);
  }

  /** @param {number} id */
  #release(id) {
    if (this.#claimed.delete(id) && this.#claimed.size === 0) {
      this.#screen.removeEventListener('touchmove', keepStill, blocking);
    }
  }

  /** @param {PointerEvent} event */
  #began(event) {
    const isSecondary = event.pointerType === 'mouse' && event.button === 2;
    if (event.pointerType === 'mouse' && event.button !== 0 && !isSecondary) return;
    if (isSecondary && !(wishesAt(targetOf(event)) & wish.secondaryButton)) return;
    if (targetOf(event).closest?.('button')) return;
    // A finger that stops gliding content does nothing else.
    if (event.pointerType === 'touch' && isGliding(targetOf(event))) return;
    const group = event.pointerType === 'touch' ? wishing(targetOf(event), wish.severalFingers) : null;
    // A further finger on the same element is the app's only where that wishes for several.
    if (event.pointerType === 'touch' && !group && this.#fingers.some((other) => other.target === event.target)) return;
    if (!this.#report(event, 'began')) return;
    this.#down.set(event.pointerId, event);
    this.#presses.begin(event);
    if (event.pointerType !== 'mouse') this.#watchEdge(event);
    // The finger belongs to the app from its first point on.
    if (isKept(targetOf(event))) this.claim(event.pointerId);
    if (group) this.#claimGroup(group);
  }

  /**
   * Keeps scrolling elements from taking several fingers that are down on an element which asks for them.
   * @param {any} group
   */
  #claimGroup(group) {
    const fingers = this.#fingers.filter(({ target }) => group.node.contains(/** @type {Node} */ (target)));
    if (fingers.length > 1) for (const { pointerId } of fingers) this.claim(pointerId);
  }

  /** The last events of the fingers that are down. A finger keeps the target on which it went down. */
  get #fingers() {
    return [...this.#down.values()].filter(({ pointerType }) => pointerType === 'touch');
  }

  /**
   * Keeps scrolling elements from taking a finger that comes in from an edge at which a gesture of the app begins. The browser
   * asks only while such a finger is down, and only until its first move shows where it goes.
   * @param {PointerEvent} event
   */
  #watchEdge(event) {
    const { pointerId, clientX, clientY } = event;
    this.#leaveEdge();
    if (this.#down.size > 1) return;
    const edges = edgesOf(targetOf(event)) & edgesNear(clientX, clientY, this.#screen);
    if (edges === 0) return;
    this.#edge = { id: pointerId, edges, clientX, clientY, isTaken: false };
    this.#screen.addEventListener('touchmove', this.#keepEdge, blocking);
  }

  #leaveEdge() {
    if (!this.#edge) return;
    this.#edge = null;
    this.#screen.removeEventListener('touchmove', this.#keepEdge, blocking);
  }

  /** @param {TouchEvent} event */
  #keepEdge = (event) => {
    const { edges, clientX, clientY, isTaken } = this.#edge;
    const touch = event.changedTouches[0];
    const [x, y] = [touch.clientX - clientX, touch.clientY - clientY];
    if (x === 0 && y === 0) return;
    if (!isTaken && (event.touches.length > 1 || !(edges & edgeOf(x, y)))) return this.#leaveEdge();
    this.#edge.isTaken = true;
    keepStill(event);
  };

  /** @param {PointerEvent} event */
  #moves(event) {
    if (!this.#down.has(event.pointerId)) return;
    this.#down.set(event.pointerId, event);
    this.#moved.set(event.pointerId, event);
    this.#presses.move(event);
    this.#frame ||= requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    for (const event of this.#moved.values()) this.#report(event, 'moved');
    this.#moved.clear();
  }

  /**
   * @param {PointerEvent} event
   * @param {string} phase
   */
  #ends(event, phase) {
    if (!this.#down.has(event.pointerId)) return;
    this.#flush();
    this.#down.delete(event.pointerId);
    this.#presses.end(event.pointerId, phase === 'ended');
    this.#release(event.pointerId);
    if (this.#edge?.id === event.pointerId) this.#leaveEdge();
    this.#report(event, phase);
  }

  /**
   * Takes the pointer `pointer` from the app, or all fingers where it is null.
   * @param {any} pointer
   */
  #cancel(pointer) {
    this.#flush();
    for (const [id, last] of this.#down) {
      if (pointer === null ? last.pointerType === 'mouse' : id !== pointer) continue;
      this.#down.delete(id);
      this.#presses.end(id, false);
      this.#release(id);
      this.#report(last, 'cancelled');
    }
  }

  /**
   * @param {PointerEvent} event
   * @param {string} phase
   */
  #report(event, phase) {
    return this.#send({
      type: 'touch', id: event.pointerId, phase, x: coordinate(event.clientX), y: coordinate(event.clientY),
      time: event.timeStamp / 1000,
      // JSON leaves out undefined values, which means a finger here.
      pointer: phase === 'began' ? pointers[event.pointerType] : undefined,
      secondary: phase === 'began' && event.pointerType === 'mouse' && event.button === 2 ? true : undefined,
    });
  }
}

/**
 * Returns true if a finger on `node` belongs to the app from its first point on, and must be kept from scrolling. What scrolls further in
 * comes first.
 * @param {HTMLElement} node
 */
export function isKept(node) {
  const keeper = node.closest?.('.keeps, .scroller');
  return Boolean(keeper?.matches('.keeps:not(.scroller)') && keeper.closest('.scroller'));
}

/**
 * Returns true if a finger that went down on `node` at `start` and has moved by `way` comes in from an edge that the app watches.
 * @param {HTMLElement} node
 * @param {Point} start
 * @param {Point} way
 * @param {HTMLElement} screen
 */
export function comesFromEdge(node, start, way, screen) {
  return (edgesOf(node) & edgesNear(start.x, start.y, screen) & edgeOf(way.x, way.y)) !== 0;
}

/** The bits of the edges of the screen, which the wire adds up. */
const [top, left, bottom, right] = [1, 2, 4, 8];

/**
 * Returns the edges at which gestures of the elements under a finger begin.
 * @param {HTMLElement} node
 */
function edgesOf(node) {
  let edges = 0;
  for (let element = elementOf(node); element; element = element.parent) edges |= element.properties.eg ?? 0;
  return edges;
}

/**
 * Returns the edges of the screen near which a place lies.
 * @param {number} x
 * @param {number} y
 * @param {any} options
 */
function edgesNear(x, y, { clientWidth, clientHeight }) {
  return (y <= edgeReach ? top : 0) | (x <= edgeReach ? left : 0) | (y >= clientHeight - edgeReach ? bottom : 0)
    | (x >= clientWidth - edgeReach ? right : 0);
}

/**
 * Returns the edge from which a way leads inwards.
 * @param {number} x
 * @param {number} y
 */
function edgeOf(x, y) {
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? left : right;
  return y > 0 ? top : bottom;
}

/** @param {Event} event */
function keepStill(event) {
  if (event.cancelable) event.preventDefault();
}

/** @param {HTMLElement} node */
function isGliding(node) {
  for (let element = elementOf(node); element; element = element.parent) {
    if (element.scroller?.isInMotion && element.scroller.isUsers) return true;
  }
  return false;
}
