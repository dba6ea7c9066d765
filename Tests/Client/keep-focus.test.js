import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepFocus } from '../../Sources/TesseraWeb/Client/input/input.js';

/**
 * Returns true if a mouse that goes down on a node leaves the focus to the text that is edited.
 * @param {string} node The selector of the node.
 */
function keeps(node) {
  Object.assign(globalThis, { document: { activeElement: { matches: () => true } } });
  const screen = Object.assign(new EventTarget(), { closest: (/** @type {string} */ list) => list.split(', ').includes(node) });
  keepFocus(/** @type {HTMLElement} */ (/** @type {unknown} */ (screen)));
  const event = new Event('mousedown', { cancelable: true });
  screen.dispatchEvent(event);
  return event.defaultPrevented;
}

test('a mouse beside a text leaves it the focus, and one on another text does not', () => {
  assert.equal(keeps('.button'), true);
  assert.equal(keeps('.input'), false);
});

test('a list of the browser opens while a text is edited', () => {
  assert.equal(keeps('select'), false);
});
