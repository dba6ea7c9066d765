// A mouse or pen that touches nothing, over elements whose gestures want its place, and sizes that trackpads change.

import { pointerMoved } from './pointer.js';
import { coordinate, wish } from '../basics/protocol.js';
import { targetOf } from '../basics/target.js';
import { clamp } from '../basics/values.js';
import { wishesAt } from './wishes.js';

/** @import { Send } from '../connection.js' */

/** @typedef {{ clientX: number, clientY: number, timeStamp: number }} Place Where the pointer is at a time, as events have it. */
/**
 * @typedef {UIEvent & Place & { scale: number }} GestureEvent An event of Safari for a trackpad, which TypeScript does not know.
 */

/** The time without an event after which a change of size by a wheel has ended, in milliseconds. */
const silence = 150;
/** The change of the logarithm of the size for each pixel by which the wheel turns. */
const sensitivity = 0.01;
const [smallest, largest] = [0.001, 1000];

export class Hover {
  /** @type {HTMLElement} */
  #screen;
  /** @type {Send} */
  #send;
  #isOver = false;
  /** @type {PointerEvent | null} */
  #last = null;
  #frame = 0;
  /** True if a wheel with Control is the app's, so that the browser asks before it zooms. */
  #isBlocking = false;
  /**
   * The scale of the change of size under way, or null.
   * @type {number | null}
   */
  #scale = null;
  #timer = 0;

  /**
   * @param {HTMLElement} screen
   * @param {Send} send
   */
  constructor(screen, send) {
    this.#screen = screen;
    this.#send = send;
    addEventListener('pointermove', (event) => this.#moved(event));
    document.addEventListener('pointerleave', () => this.#pointerLeft());
    // Safari has events of its own for trackpads.
    for (const type of ['gesturestart', 'gesturechange', 'gestureend']) {
      screen.addEventListener(type, (event) => this.#gesture(/** @type {GestureEvent} */ (event)));
    }
  }

  /** Forgets the pointer: the app is gone. */
  forget() {
    this.#isOver = false;
    this.#last = null;
    this.#scale = null;
    clearTimeout(this.#timer);
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    if (event.pointerType === 'touch') return;
    pointerMoved(event);
    if (event.buttons !== 0) return;
    this.#last = event;
    this.#frame ||= requestAnimationFrame(() => this.#flush());
  }

  #flush() {
    this.#frame = 0;
    const event = this.#last;
    this.#last = null;
    if (!event) return;
    const wishes = this.#screen.contains(targetOf(event)) ? wishesAt(targetOf(event)) : 0;
    this.#listen(Boolean(wishes & wish.severalFingers));
    if (wishes & wish.hover) {
      this.#isOver = true;
      this.#report(event, true);
    } else {
      this.#pointerLeft(event);
    }
  }

  /** @param {PointerEvent} [event] */
  #pointerLeft(event) {
    this.#last = null;
    if (!this.#isOver) return;
    this.#isOver = false;
    this.#report(event ?? { clientX: 0, clientY: 0, timeStamp: performance.now() }, false);
  }

  /**
   * @param {Place} place
   * @param {boolean} over
   */
  #report({ clientX, clientY, timeStamp }, over) {
    this.#send({ type: 'hover', x: coordinate(clientX), y: coordinate(clientY), time: timeStamp / 1000, over });
  }

  // Sizes

  /** @param {boolean} isBlocking */
  #listen(isBlocking) {
    if (isBlocking === this.#isBlocking) return;
    this.#isBlocking = isBlocking;
    if (isBlocking) this.#screen.addEventListener('wheel', this.#wheel, { passive: false });
    else this.#screen.removeEventListener('wheel', this.#wheel);
  }

  /**
   * Browsers report the pinch of a trackpad as a wheel with Control.
   * @param {WheelEvent} event
   */
  #wheel = (event) => {
    if (!event.ctrlKey || !(wishesAt(targetOf(event)) & wish.severalFingers)) return;
    event.preventDefault();
    if (this.#scale === null) this.#change('began', 1, event);
    this.#change('moved', (this.#scale ?? 1) * Math.exp(-event.deltaY * sensitivity), event);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#change('ended', this.#scale ?? 1, event), silence);
  };

  /** @param {GestureEvent} event */
  #gesture(event) {
    if (event.type === 'gesturestart') {
      if (!(wishesAt(targetOf(event)) & wish.severalFingers)) return;
      event.preventDefault();
      this.#change('began', 1, event);
    } else if (this.#scale !== null) {
      event.preventDefault();
      this.#change(event.type === 'gestureend' ? 'ended' : 'moved', event.scale, event);
    }
  }

  /**
   * @param {string} phase
   * @param {number} scale
   * @param {Place} place
   */
  #change(phase, scale, { clientX, clientY, timeStamp }) {
    const size = clamp(scale, smallest, largest);
    this.#scale = phase === 'ended' ? null : size;
    this.#send({ type: 'transform', phase, x: coordinate(clientX), y: coordinate(clientY), scale: size, time: timeStamp / 1000 });
  }
}
