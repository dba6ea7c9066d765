import assert from 'node:assert/strict';
import { test } from 'node:test';

/** The browser, as far as tilted elements need it: the user's wish, the sensor and the frames. */
const wish = { matches: false, changed: () => {} };
const sensor = { report: (/** @type {object} */ _event) => {} };
/** @type {Map<number, () => void>} */
const frames = new Map();
let last = 0;
Object.assign(globalThis, {
  matchMedia: () => Object.assign(wish, { addEventListener: (/** @type {string} */ _name, /** @type {() => void} */ handler) => { wish.changed = handler; } }),
  addEventListener: (/** @type {string} */ _name, /** @type {(event: object) => void} */ handler) => { sensor.report = handler; },
  removeEventListener: () => {},
  requestAnimationFrame: (/** @type {() => void} */ action) => {
    last += 1;
    frames.set(last, action);
    return last;
  },
  cancelAnimationFrame: (/** @type {number} */ number) => frames.delete(number),
  screen: {},
});
const { TiltPart } = await import('../../Sources/TesseraWeb/Client/motion/tilt.js');

/** Lets the frames pass that were requested. */
function pass() {
  const actions = [...frames.values()];
  frames.clear();
  for (const action of actions) action();
}

test('an element that moves stays at rest once the user wants less motion', () => {
  const style = { translate: '' };
  const part = new TiltPart(/** @type {HTMLElement} */ (/** @type {unknown} */ ({ style })));
  part.apply({ l: [-20, 0], r: [20, 0], t: [0, -10], b: [0, 10] });
  sensor.report({ beta: 0, gamma: 0 });
  sensor.report({ beta: 0, gamma: 30 });
  pass();
  // A share of 0.15 of the way to the far left.
  assert.equal(style.translate, '-3px 0px');
  wish.matches = true;
  wish.changed();
  pass();
  assert.equal(style.translate, '');
});
