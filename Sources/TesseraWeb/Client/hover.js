// A mouse or pen that touches nothing, over elements whose gestures wish to know where it is, and sizes that trackpads change.

import { pointerMoved } from './pointer.js';
import { clamp, hundredths } from './values.js';
import { wish, wishesAt } from './wishes.js';

/** Milliseconds of silence after which a wheel has come to rest. */
const rest = 150;
/** The change of size by which the wheel turns, per pixel. */
const sensitivity = 0.01;
const [smallest, largest] = [0.001, 1000];
const farthest = 1e6;

export class Hover {
  #screen;
  #send;
  #isOver = false;
  #last = null;
  #frame = 0;
  /** Whether a wheel with Control is the app's, so that the browser asks before it zooms. */
  #isBlocking = false;
  /** The size that is changed now, or null. */
  #scale = null;
  #timer = 0;

  constructor(screen, send) {
    this.#screen = screen;
    this.#send = send;
    addEventListener('pointermove', (event) => this.#moved(event));
    document.addEventListener('pointerleave', () => this.#left());
    // Safari says what a trackpad does in its own words.
    for (const type of ['gesturestart', 'gesturechange', 'gestureend']) {
      screen.addEventListener(type, (event) => this.#gesture(event));
    }
  }

  /** Forgets the pointer: the app is gone. */
  forget() {
    this.#isOver = false;
    this.#last = null;
    this.#scale = null;
    clearTimeout(this.#timer);
  }

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
    const wishes = this.#screen.contains(event.target) ? wishesAt(event.target) : 0;
    this.#listen(Boolean(wishes & wish.severalFingers));
    if (wishes & wish.hover) {
      this.#isOver = true;
      this.#report(event, true);
    } else {
      this.#left(event);
    }
  }

  #left(event = null) {
    this.#last = null;
    if (!this.#isOver) return;
    this.#isOver = false;
    this.#report(event ?? { clientX: 0, clientY: 0, timeStamp: performance.now() }, false);
  }

  #report({ clientX, clientY, timeStamp }, over) {
    this.#send({ type: 'hover', x: place(clientX), y: place(clientY), time: timeStamp / 1000, over });
  }

  // Sizes

  #listen(isBlocking) {
    if (isBlocking === this.#isBlocking) return;
    this.#isBlocking = isBlocking;
    if (isBlocking) this.#screen.addEventListener('wheel', this.#wheel, { passive: false });
    else this.#screen.removeEventListener('wheel', this.#wheel);
  }

  /** Browsers report the pinch of a trackpad as a wheel with Control. */
  #wheel = (event) => {
    if (!event.ctrlKey || !(wishesAt(event.target) & wish.severalFingers)) return;
    event.preventDefault();
    if (this.#scale === null) this.#change('began', 1, event);
    this.#change('moved', this.#scale * Math.exp(-event.deltaY * sensitivity), event);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#change('ended', this.#scale, event), rest);
  };

  #gesture(event) {
    if (event.type === 'gesturestart') {
      if (!(wishesAt(event.target) & wish.severalFingers)) return;
      event.preventDefault();
      this.#change('began', 1, event);
    } else if (this.#scale !== null) {
      event.preventDefault();
      this.#change(event.type === 'gestureend' ? 'ended' : 'moved', event.scale, event);
    }
  }

  #change(phase, scale, { clientX, clientY, timeStamp }) {
    const size = clamp(scale, smallest, largest);
    this.#scale = phase === 'ended' ? null : size;
    this.#send({ type: 'transform', phase, x: place(clientX), y: place(clientY), scale: size, time: timeStamp / 1000 });
  }
}

const place = (value) => hundredths(clamp(value, -farthest, farthest));
