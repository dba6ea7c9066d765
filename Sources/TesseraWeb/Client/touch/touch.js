// Fingers and the mouse button, as touches of the app's screen.

import { elementOf } from '../basics/element-of.js';
import { modifiers } from '../basics/modifiers.js';
import { Presses } from './press.js';
import { coordinate, wish } from '../basics/protocol.js';
import { EdgeWatch } from './screen-edges.js';
import { beforeScrolling, keepStill } from '../basics/still.js';
import { bringBackStrays } from './strays.js';
import { targetOf } from '../basics/target.js';
import { number } from '../basics/values.js';
import { reportPlaces, touchedElement } from './touched-element.js';
import { isKept, wishesAt, wishing } from './wishes.js';

/** @import { Send } from '../connection.js' */
/** @import { Element } from '../scene/element.js' */

/**
 * The protocol's names of pointers other than fingers.
 * @type {Record<string, string>}
 */
const pointers = { mouse: 'mouse', pen: 'pen' };

/** The longest time of a timer, in milliseconds. A browser runs a timer at once that is longer. */
const longestTimeout = 2 ** 31 - 1;

/** How far a finger that has stopped content moves before it drags, in points. */
const allowance = 10;

/** The time in milliseconds after which a timer counts as late. */
const lateness = 30;

export class Touches {
  /** @type {HTMLElement} */
  #screen;
  /** @type {Send} */
  #send;
  #patches;
  /**
   * The last event of each pointer that is down.
   * @type {Map<number, PointerEvent>}
   */
  #down = new Map();
  /** @type {Map<number, PointerEvent>} */
  #moved = new Map();
  /**
   * The events of fingers that have stopped gliding content. They tap nothing, but where a gesture of the app accompanies
   * scrolling, it gets such a finger as soon as that moves.
   * @type {Map<number, PointerEvent>}
   */
  #stopping = new Map();
  /**
   * The fingers that belong to a gesture of the app.
   * @type {Set<number>}
   */
  #claimed = new Set();
  /** The finger that comes in from an edge of the screen at which gestures of the app begin. */
  #edge;
  #frame = 0;
  /**
   * A listener of this object alone: a node keeps one function once, whoever adds it.
   * @param {Event} event
   */
  #keepStill = (event) => keepStill(event);
  /** The look of elements that are pressed. */
  #presses = new Presses();

  /**
   * Reports the touches that begin on `screen` through `send`.
   * @param {HTMLElement} screen
   * @param {Send} send
   * @param {() => number | null} patches Returns the number of patches that were applied since the whole scene of the present
   *   connection, or null before that scene.
   */
  constructor(screen, send, patches) {
    this.#screen = screen;
    this.#send = send;
    this.#patches = patches;
    this.#edge = new EdgeWatch(screen);
    screen.addEventListener('pointerdown', (event) => this.#began(event));
    bringBackStrays(screen);
    // Scrolling beyond an edge takes all fingers, as the browser's own scrolling does; a row that is swiped takes one pointer.
    screen.addEventListener('takeover', (event) => this.#cancel(/** @type {CustomEvent} */ (event).detail ?? null));
    // Content that scrolls along with a gesture of the app leaves it the fingers, but they press nothing any more.
    screen.addEventListener('accompany', () => {
      for (const { pointerId } of this.#fingers) this.#presses.end(pointerId, false);
    });
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
    this.#stopping.clear();
    this.#presses.forget();
    for (const id of this.#claimed) this.#release(id);
    this.#edge.end();
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
    this.#screen.addEventListener('touchmove', this.#keepStill, beforeScrolling);
  }

  /**
   * Waits until the page's clock has reached a time, in seconds. Then reports the latest moves of the touches, and after them the
   * time.
   * @param {number} time
   */
  reportClock(time) {
    const wait = number(time) * 1000 - performance.now();
    if (wait > longestTimeout) return;
    setTimeout(() => {
      // If the page was busy, the browser may run this timer before earlier events of the user. The second timer lets them come
      // first.
      const isLate = performance.now() > time * 1000 + lateness;
      if (isLate) setTimeout(() => this.#answerClock(time));
      else this.#answerClock(time);
    }, wait);
  }

  /** @param {number} time */
  #answerClock(time) {
    this.#flush();
    this.#send({ type: 'clock', time });
  }

  /** @param {number} id */
  #release(id) {
    if (this.#claimed.delete(id) && this.#claimed.size === 0) {
      this.#screen.removeEventListener('touchmove', this.#keepStill, beforeScrolling);
    }
  }

  /** @param {PointerEvent} event */
  #began(event) {
    const isSecondary = event.pointerType === 'mouse' && event.button === 2;
    if (event.pointerType === 'mouse' && event.button !== 0 && !isSecondary) return;
    if (isSecondary && !(wishesAt(targetOf(event)) & wish.secondaryButton)) return;
    if (targetOf(event).closest?.('button')) return;
    // A finger that stops gliding content does nothing else.
    const gliding = event.pointerType === 'touch' ? glidingAt(targetOf(event)) : null;
    if (gliding?.isAccompanied) this.#stopping.set(event.pointerId, event);
    if (!gliding) this.#begin(event);
  }

  /**
   * Reports a touch to the app from its beginning on.
   * @param {PointerEvent} event
   */
  #begin(event) {
    const group = event.pointerType === 'touch' ? wishing(targetOf(event), wish.severalFingers) : null;
    // A further finger on the same element is the app's only where that wishes for several.
    if (event.pointerType === 'touch' && !group && this.#fingers.some((other) => other.target === event.target)) return;
    reportPlaces(targetOf(event));
    // The app takes the times of touches for those of the page's clock, so it gets them in their order.
    this.#flush();
    if (!this.#report(event, 'began')) return;
    this.#down.set(event.pointerId, event);
    this.#presses.begin(event);
    if (event.pointerType !== 'mouse') this.#edge.begin(event, this.#down.size === 1);
    // The finger belongs to the app from its first point on.
    if (isKept(targetOf(event))) this.claim(event.pointerId);
    if (group) this.#claimGroup(group);
  }

  /**
   * Keeps scrolling elements from taking several fingers that are down on an element which asks for them.
   * @param {Element} group
   */
  #claimGroup(group) {
    const fingers = this.#fingers.filter(({ target }) => group.node.contains(/** @type {Node} */ (target)));
    if (fingers.length > 1) for (const { pointerId } of fingers) this.claim(pointerId);
  }

  /** The last events of the fingers that are down. A finger keeps the target on which it went down. */
  get #fingers() {
    return [...this.#down.values()].filter(({ pointerType }) => pointerType === 'touch');
  }

  /** @param {PointerEvent} event */
  #moves(event) {
    const start = this.#stopping.get(event.pointerId);
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= allowance) {
      this.#stopping.delete(event.pointerId);
      this.#begin(start);
    }
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
    this.#stopping.delete(event.pointerId);
    if (!this.#down.has(event.pointerId)) return;
    this.#flush();
    this.#down.delete(event.pointerId);
    this.#presses.end(event.pointerId, phase === 'ended');
    this.#release(event.pointerId);
    if (this.#edge.pointer === event.pointerId) this.#edge.end();
    this.#report(event, phase);
  }

  /**
   * Takes the pointer `pointer` from the app, or all fingers where it is null.
   * @param {number | null} pointer
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
      modifiers: modifiers(event) || undefined,
      target: phase === 'began' ? touchedElement(event, this.#patches()) : undefined,
    });
  }
}

/**
 * Returns the innermost scrolling element at a node whose content glides after the user has set it in motion, or null.
 * @param {HTMLElement} node
 */
function glidingAt(node) {
  for (let element = elementOf(node); element; element = element.parent) {
    if (element.scroller?.isInMotion && element.scroller.isUsers) return element.scroller;
  }
  return null;
}
