import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancelLostButtons } from '../../Sources/TesseraWeb/Client/touch/lost-buttons.js';

/** The browser's class of events, as far as the page makes some. */
class StandIn extends Event {
  /**
   * @param {string} type
   * @param {Record<string, unknown>} values
   */
  constructor(type, { bubbles: _bubbles, composed: _composed, ...values }) {
    super(type);
    Object.assign(this, values);
  }
}
Object.assign(globalThis, { PointerEvent: StandIn });
cancelLostButtons();

/**
 * Returns the numbers of the pointers that are cancelled while a pointer goes through some events, each with its buttons.
 * @param {{ pointerId: number, pointerType: string }} pointer
 * @param {...[string, number]} events
 */
function cancelled(pointer, ...events) {
  /** @type {number[]} */
  const found = [];
  const note = (/** @type {Event} */ event) => { found.push(/** @type {PointerEvent} */ (event).pointerId); };
  addEventListener('pointercancel', note);
  for (const [type, buttons] of events) dispatchEvent(new StandIn(type, { ...pointer, buttons }));
  removeEventListener('pointercancel', note);
  return found;
}

const mouse = { pointerId: 1, pointerType: 'mouse' };

test('a mouse that moves without a button after a press is cancelled once', () => {
  assert.deepEqual(cancelled(mouse, ['pointerdown', 1], ['pointermove', 1], ['pointermove', 0], ['pointermove', 0]), [1]);
});

test('a mouse whose button was released is not cancelled', () => {
  assert.deepEqual(cancelled(mouse, ['pointermove', 0], ['pointerdown', 1], ['pointerup', 0], ['pointermove', 0]), []);
});

test('a second button keeps a press', () => {
  assert.deepEqual(cancelled(mouse, ['pointerdown', 1], ['pointermove', 3], ['pointermove', 2], ['pointerup', 0]), []);
});

test('a finger is not cancelled, whatever buttons its moves have', () => {
  assert.deepEqual(cancelled({ pointerId: 2, pointerType: 'touch' }, ['pointerdown', 1], ['pointermove', 0], ['pointerup', 0]), []);
});

test('an element that has captured a lost pointer releases it', () => {
  /** @type {number[]} */
  const released = [];
  Object.assign(globalThis, {
    hasPointerCapture: () => true, releasePointerCapture: (/** @type {number} */ id) => released.push(id),
  });
  cancelled(mouse, ['pointerdown', 1], ['pointermove', 1], ['pointermove', 0], ['pointermove', 0]);
  Object.assign(globalThis, { hasPointerCapture: undefined, releasePointerCapture: undefined });
  assert.deepEqual(released, [1]);
});
