import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { belongsToComposition } from '../../Sources/TesseraWeb/Client/basics/composition.js';
import { writesThirdCharacter } from '../../Sources/TesseraWeb/Client/keyboard/keys.js';

/**
 * Returns the event of a key that is pressed together with AltGr, which Windows counts as Control and Alt.
 * @param {string} key
 * @param {string} code
 */
const withAltGr = (key, code) => /** @type {KeyboardEvent} */ (/** @type {unknown} */ ({
  key, code, ctrlKey: true, altKey: true, metaKey: false, shiftKey: false,
  getModifierState: (/** @type {string} */ name) => name === 'AltGraph',
}));

test('a key of a composition has no other meaning, even where the browser has reported the end of the composition', () => {
  assert.equal(belongsToComposition({ isComposing: true, keyCode: 13 }), true);
  assert.equal(belongsToComposition({ isComposing: false, keyCode: 229 }), true);
  assert.equal(belongsToComposition({ isComposing: false, keyCode: 27 }), false);
});

test('AltGr writes a character of its own', () => {
  assert.equal(writesThirdCharacter(withAltGr('@', 'KeyQ')), true);
  assert.equal(writesThirdCharacter(withAltGr('ą', 'KeyA')), true);
  assert.equal(writesThirdCharacter(withAltGr('}', 'Digit0')), true);
});

test('Control and Alt with a key that writes nothing else are no character', () => {
  assert.equal(writesThirdCharacter(withAltGr('q', 'KeyQ')), false);
  assert.equal(writesThirdCharacter(withAltGr('ArrowUp', 'ArrowUp')), false);
});
