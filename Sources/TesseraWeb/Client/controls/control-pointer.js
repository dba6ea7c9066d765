// A finger or the mouse on a control, which belongs to the control alone once it moves sideways.

import { touchMargin } from '../basics/protocol.js';

/**
 * What a control does with a pointer.
 * @typedef {object} PointerUse
 * @property {boolean} [isOurs] True once the pointer has moved sideways.
 * @property {(event: PointerEvent) => void} [moved]
 * @property {(event: PointerEvent) => void} ended
 * @property {() => void} [cancelled]
 */

/**
 * @typedef {{ id: number, use: PointerUse, x: number, y: number }} HeldPointer A pointer that is down, and where it went down.
 */

/**
 * Listens for pointers on `node`. `began(event)` returns an object that handles the pointer with `moved(event)`, `ended(event)`
 * and `cancelled()`, or null where the control does not want it. The object's `isOurs` becomes true when the pointer moves
 * sideways, before it receives the move. Returns a function that ends the listening.
 * @param {HTMLElement} node
 * @param {(event: PointerEvent) => PointerUse | null} began
 */
export function listenToPointers(node, began) {
  const listeners = new AbortController();
  const { signal } = listeners;
  /** @type {HeldPointer | null} */
  let pointer = null;
  const end = () => { pointer = null; };
  node.addEventListener('pointerdown', (event) => {
    if (pointer || !event.isPrimary || (event.pointerType === 'mouse' && event.button !== 0)) return;
    const use = began(event);
    if (use) pointer = { id: event.pointerId, use, x: event.clientX, y: event.clientY };
  }, { signal });
  /**
   * The end of a pointer is handled while the event comes down to its target. Touches are reported only after that, so that the
   * app learns of the new value before it learns that the finger came up.
   * @param {'pointermove' | 'pointerup' | 'pointercancel'} type
   * @param {(event: PointerEvent, pointer: HeldPointer) => void} action
   */
  const listen = (type, action) => addEventListener(type, (event) => {
    if (pointer?.id === event.pointerId) action(event, pointer);
  }, { signal, capture: type !== 'pointermove' });
  listen('pointermove', (event, { use, x, y }) => {
    // A finger that goes up or down may still scroll the elements around the control.
    use.isOurs ||= event.pointerType === 'mouse' || Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
    if (use.isOurs) use.moved?.(event);
  });
  listen('pointerup', (event, { use }) => {
    end();
    use.ended(event);
  });
  listen('pointercancel', (_, { use }) => {
    end();
    use.cancelled?.();
  });
  // Elements around the control that scroll sideways ignore an event that was prevented.
  node.addEventListener('touchmove', (event) => {
    if (pointer?.use.isOurs && event.cancelable) event.preventDefault();
  }, { passive: false, signal });
  return () => {
    listeners.abort();
    const { use } = pointer ?? {};
    end();
    use?.cancelled?.();
  };
}

/**
 * Returns true if a pointer is within a node, or near it.
 * @param {HTMLElement} node
 * @param {PointerEvent} event
 */
export function isNear(node, { clientX: x, clientY: y }) {
  const box = node.getBoundingClientRect();
  return x > box.left - touchMargin && x < box.right + touchMargin && y > box.top - touchMargin && y < box.bottom + touchMargin;
}

/**
 * Returns where a pointer is across a node, in the node's own points, whatever transforms there are around it.
 * @param {HTMLElement} node
 * @param {number} width
 * @param {PointerEvent} event
 */
export function placeIn(node, width, { clientX }) {
  const box = node.getBoundingClientRect();
  return box.width > 0 ? ((clientX - box.left) * width) / box.width : 0;
}

/**
 * Returns a new node with classes.
 * @template {keyof HTMLElementTagNameMap} [Tag='div']
 * @param {string} className
 * @param {Tag} [tag]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function part(className, tag) {
  const node = document.createElement(tag ?? /** @type {Tag} */ ('div'));
  node.className = className;
  return node;
}

/**
 * Writes an attribute, or takes it away where `value` is undefined.
 * @param {HTMLElement} node
 * @param {string} name
 * @param {string | undefined} value
 */
export function attribute(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value);
}
