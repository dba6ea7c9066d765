// The look of elements that are pressed, which changes at once, whatever the network does.

import { elementOf } from '../basics/element-of.js';
import { touchMargin } from '../basics/protocol.js';
import { targetOf } from '../basics/target.js';

/** The time that a finger has to begin scrolling before the element under it looks pressed, in milliseconds. */
const patience = 100;
/** The least time for which an element looks pressed, in milliseconds. */
const least = 100;

export class Presses {
  /**
   * The element under each pointer that is down, with the timer after which it looks pressed, or 0.
   * @type {Map<number, { node: HTMLElement, timer: number }>}
   */
  #down = new Map();

  /**
   * Notes that a pointer went down.
   * @param {PointerEvent} event
   */
  begin(event) {
    const { pointerId, pointerType } = event;
    const target = targetOf(event);
    const node = /** @type {HTMLElement | null} */ (target.closest?.('.presses'));
    if (!node) return;
    const press = { node, timer: 0 };
    this.#down.set(pointerId, press);
    if (pointerType === 'touch' && mayScroll(node)) {
      press.timer = setTimeout(() => {
        press.timer = 0;
        setPressed(node, true);
      }, patience);
    } else {
      setPressed(node, true);
    }
  }

  /**
   * Notes that a pointer moved. Outside of its element the element does not look pressed.
   * @param {PointerEvent} event
   */
  move({ pointerId, clientX, clientY }) {
    const press = this.#down.get(pointerId);
    if (!press || press.timer) return;
    const box = press.node.getBoundingClientRect();
    setPressed(press.node, clientX >= box.left - touchMargin && clientX < box.right + touchMargin
      && clientY >= box.top - touchMargin && clientY < box.bottom + touchMargin);
  }

  /**
   * Notes that a pointer came up, or was taken over. The element of a short tap looks pressed for a moment.
   * @param {number} pointerId
   * @param {boolean} isTap
   */
  end(pointerId, isTap) {
    const press = this.#down.get(pointerId);
    if (!press) return;
    this.#down.delete(pointerId);
    clearTimeout(press.timer);
    if (press.timer && isTap) flash(press.node);
    else setPressed(press.node, false);
  }

  /** Forgets all pointers. */
  forget() {
    for (const id of [...this.#down.keys()]) this.end(id, false);
  }
}

/**
 * Returns true if a finger on a node may begin to scroll an element around it, so that it is not yet certain that it presses
 * anything. The app can decide for each element that scrolls that there is no such wait.
 * @param {HTMLElement} node
 */
function mayScroll(node) {
  for (let element = elementOf(node); element; element = element.parent) {
    if (element.scroller && !element.scroller.value?.pr) return true;
  }
  return false;
}

/**
 * Lets an element look pressed for a moment, as when a key activates it.
 * @param {HTMLElement} node
 */
export function flash(node) {
  if (!node.matches('.presses')) return;
  setPressed(node, true);
  setTimeout(() => setPressed(node, false), least);
}

/**
 * @param {HTMLElement} node
 * @param {boolean} isPressed
 */
function setPressed(node, isPressed) {
  node.classList.toggle('pressed', isPressed && node.matches('.presses'));
}
