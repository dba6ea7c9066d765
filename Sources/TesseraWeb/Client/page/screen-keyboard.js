// The browser's keyboard on the screen: the height that it covers, and how a finger that scrolls takes it away.

import { elementOf } from '../basics/element-of.js';
import { largestScreen } from '../basics/protocol.js';
import { focusedElement, targetOf } from '../basics/target.js';
import { clamp, hundredths } from '../basics/values.js';

/** @import { Send } from '../connection.js' */

/** The least height of a keyboard, in points: a lower part that is covered is a bar of the browser. */
const lowest = 60;
/** The distance that a finger goes before it scrolls, in points. */
const slop = 4;

export class ScreenKeyboard {
  /** @type {HTMLElement} */
  #screen;
  /** @type {Send} */
  #send;
  #height = 0;
  #frame = 0;
  /**
   * The finger that went down last while something is typed, with its place and the node under it; null if there is none.
   * @type {{ id: number, x: number, y: number, target: HTMLElement } | null}
   */
  #finger = null;

  /**
   * Reports the keyboard over `screen` through `send`.
   * @param {HTMLElement} screen
   * @param {Send} send
   */
  constructor(screen, send) {
    this.#screen = screen;
    this.#send = send;
    const viewport = globalThis.visualViewport;
    if (!viewport) return;
    viewport.addEventListener('resize', this.#changed);
    viewport.addEventListener('scroll', this.#changed);
    // A finger is watched only while something is typed.
    screen.addEventListener('focusin', () => this.#watch(typed() !== null));
    screen.addEventListener('focusout', (event) => this.#watch(isTyped(/** @type {HTMLElement | null} */ (event.relatedTarget))));
  }

  /** Reports the keyboard again, which the app may not have received. */
  resend() {
    if (this.#height > 0) this.#report();
  }

  #changed = () => {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#measure();
      this.#pullBack();
    });
  };

  #measure() {
    const { height, scale } = /** @type {VisualViewport} */ (globalThis.visualViewport);
    // The visible part of a page that the user has magnified is smaller, too.
    const covered = this.#screen.clientHeight - height * scale;
    const now = covered >= lowest && typed() ? hundredths(clamp(covered, 0, largestScreen)) : 0;
    if (now === this.#height) return;
    this.#height = now;
    this.#report();
  }

  #report() {
    this.#send({ type: 'keyboard', height: this.#height });
  }

  /**
   * Moves the page back that the browser has moved to keep the caret in sight, once the app itself has made room for the caret.
   */
  #pullBack() {
    const { offsetTop, scale } = /** @type {VisualViewport} */ (globalThis.visualViewport);
    const node = typed();
    if (this.#height === 0 || offsetTop <= 0 || scale > 1.01 || !node) return;
    const end = node.getBoundingClientRect().bottom;
    if (end <= this.#screen.clientHeight - this.#height) scrollTo(0, 0);
  }

  /** Notes that the app has changed the page. */
  updated() {
    if (this.#height > 0) this.#changed();
  }

  /** @param {boolean} isTyping */
  #watch(isTyping) {
    const change = isTyping ? 'addEventListener' : 'removeEventListener';
    for (const type of ['touchstart', 'touchmove']) {
      this.#screen[change](type, /** @type {EventListener} */ (this.#touched), { passive: true });
    }
    if (isTyping) return;
    this.#finger = null;
    this.#changed();
  }

  /** @param {TouchEvent} event */
  #touched = (event) => {
    const touch = event.changedTouches[0];
    if (event.type === 'touchstart') {
      this.#finger = { id: touch.identifier, x: touch.clientX, y: touch.clientY, target: targetOf(event) };
      return;
    }
    const finger = this.#finger;
    if (!finger || finger.id !== touch.identifier) return;
    const way = Math.hypot(touch.clientX - finger.x, touch.clientY - finger.y);
    if (way < slop) return;
    const mode = dismissal(finger.target);
    const isAtKeyboard = this.#height > 0 && touch.clientY >= this.#screen.clientHeight - this.#height;
    if (mode === 'drag' || mode === 'interactive' && isAtKeyboard) {
      this.#finger = null;
      typed()?.blur();
    }
  };
}

/** Returns the field that has the focus, or null. */
function typed() {
  const focused = focusedElement();
  return isTyped(focused) ? focused : null;
}

/** @param {HTMLElement | null} node */
function isTyped(node) {
  return Boolean(node?.matches?.('.screen .input'));
}

/**
 * Returns how scrolling the element under a finger takes the keyboard away, or null if it does not.
 * @param {HTMLElement} node
 */
function dismissal(node) {
  for (let element = elementOf(node); element; element = element.parent) {
    const { scroller } = element;
    if (scroller?.value?.kd && !scroller.value.off) return scroller.value.kd;
  }
  return null;
}
