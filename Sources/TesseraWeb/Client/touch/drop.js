// Things that the user drags. Their look goes along with the pointer at once. The app receives the place of the pointer, and
// describes what a drop would do. The keys of a drag without a pointer go to the app.

import { Announcer } from '../basics/announcer.js';
import { belongsToComposition } from '../basics/composition.js';
import { elementOf } from '../basics/element-of.js';
import { targetOf } from '../basics/target.js';
import { number, object, string } from '../basics/values.js';

/** @import { Point } from '../basics/axis.js' */
/** @import { Send } from '../connection.js' */
/** @import { Element } from '../scene/element.js' */

/**
 * The step for each key with which the keyboard carries something.
 * @type {Record<string, string>}
 */
const steps = {
  ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down', Enter: 'drop', ' ': 'drop', Escape: 'cancel',
};

/** All drags of the page. */
export class Drags {
  /** @type {HTMLElement} */
  #screen;
  /** @type {Send} */
  #send;
  /**
   * The places of the pointers that are down, or were last, by number.
   * @type {Map<number, Point>}
   */
  #places = new Map();
  /**
   * The looks of things that are dragged.
   * @type {Set<Carried>}
   */
  #carried = new Set();
  #announcer = new Announcer();

  /**
   * @param {HTMLElement} screen
   * @param {Send} send
   */
  constructor(screen, send) {
    this.#screen = screen;
    this.#send = send;
    /**
     * @param {'pointerdown' | 'pointermove' | 'pointerup'} type
     * @param {(event: PointerEvent) => void} action
     */
    const listen = (type, action) => addEventListener(type, action, { capture: true, passive: true });
    listen('pointerdown', (event) => {
      if (this.#carried.size === 0) this.#places.clear();
      this.#note(event);
    });
    listen('pointermove', (event) => { if (this.#places.has(event.pointerId)) this.#note(event); });
    listen('pointerup', (event) => { if (this.#places.has(event.pointerId)) this.#note(event); });
    addEventListener('keydown', (event) => this.#key(event), { capture: true });
  }

  /**
   * Returns where a pointer is, or was when it came up; null for an unknown pointer.
   * @param {number} id
   */
  place(id) {
    return this.#places.get(id) ?? null;
  }

  /**
   * Notes that the user begins to drag a look, or drags it no longer.
   * @param {Carried} part
   * @param {boolean} isCarried
   */
  carry(part, isCarried) {
    if (isCarried) this.#carried.add(part);
    else this.#carried.delete(part);
    const hasPointer = [...this.#carried].some((one) => one.touch !== null);
    if (hasPointer) getSelection()?.removeAllRanges();
    this.#screen.classList.toggle('dragging', hasPointer);
  }

  /**
   * Lets assistive technology read out what a drag does.
   * @param {string} text
   */
  say(text) {
    this.#announcer.sayNow(text);
  }

  /** @param {PointerEvent} event */
  #note({ pointerId, clientX, clientY }) {
    this.#places.set(pointerId, { x: clientX, y: clientY });
    for (const part of this.#carried) if (part.touch === pointerId) part.moveToPointer();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (belongsToComposition(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = this.#step(event);
    if (!step) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A key that repeats takes further steps, and does not end the drag again.
    if (!event.repeat || step.step in repeatable) this.#send({ type: 'carry', ...step });
  }

  /** @param {KeyboardEvent} event */
  #step(event) {
    const { key, shiftKey } = event;
    const target = targetOf(event);
    const carried = [...this.#carried];
    if (carried.length > 0) {
      if (key === 'Escape') return { step: 'cancel' };
      if (carried.some((part) => part.touch !== null)) return null;
      if (key === 'Tab') return { step: shiftKey ? 'previous' : 'next' };
      return key in steps ? { step: steps[key] } : null;
    }
    if (key !== ' ' || !shiftKey || !target.closest?.('.screen .drags') || target.closest('input, textarea, .input')) return null;
    const element = elementOf(target);
    return element ? { step: 'lift', view: element.id } : null;
  }
}

const repeatable = { left: true, right: true, up: true, down: true };

/** The part that makes an element the look of things that are dragged. */
export class Carried {
  /**
   * The number of the pointer that moves the element, or null for the keyboard.
   * @type {number | null}
   */
  touch = null;
  /** @type {Element} */
  #element;
  #start = { x: 0, y: 0 };
  /** @type {string | null} */
  #status = null;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    element.node.classList.add('carried');
  }

  /**
   * Applies the app's description of the drag.
   * @param {unknown} value
   */
  apply(value) {
    const { t, x, y, s } = object(value);
    this.touch = t === undefined || t === null ? null : number(t);
    this.#start = this.touch === null ? { x: 0, y: 0 } : { x: number(x), y: number(y) };
    const { drags } = this.#element.context;
    drags.carry(this, true);
    this.moveToPointer();
    const status = s === undefined || s === null ? null : string(s);
    if (status && status !== this.#status) drags.say(status);
    this.#status = status;
  }

  /** Moves the element to its pointer. */
  moveToPointer() {
    const { node, context } = this.#element;
    const place = this.touch === null ? null : context.drags.place(this.touch);
    node.style.translate = place ? `${place.x - this.#start.x}px ${place.y - this.#start.y}px` : '';
  }

  /** Puts the element back to its frame. */
  remove() {
    this.#element.context.drags.carry(this, false);
    this.#element.node.classList.remove('carried');
    this.#element.node.style.translate = '';
  }
}
