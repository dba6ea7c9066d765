import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Announcer } from '../../Sources/TesseraWeb/Client/basics/announcer.js';

/**
 * Returns what is read out of some texts that come at once, without the pauses between them.
 * @param {string[]} texts
 */
function read(texts) {
  /** @type {(() => void)[]} */
  const waiting = [];
  /** @type {string[]} */
  const read = [];
  const node = { setAttribute() {}, set textContent(/** @type {string} */ text) { if (text) read.push(text); } };
  const before = globalThis.setTimeout;
  Object.assign(globalThis, {
    document: { createElement: () => node, body: { append() {} } },
    setTimeout: (/** @type {() => void} */ action) => waiting.push(action),
  });
  const announcer = new Announcer();
  for (const text of texts) announcer.say(text);
  for (let action = waiting.shift(); action; action = waiting.shift()) action();
  Object.assign(globalThis, { setTimeout: before });
  return read;
}

test('texts are read out one after the other', () => {
  assert.deepEqual(read(['one', 'two', 'two']), ['one', 'two', 'two']);
});

test('if there are many texts, the latest are read out', () => {
  const texts = Array.from({ length: 12 }, (_, index) => `text ${index}`);
  assert.deepEqual(read(texts), ['text 0', ...texts.slice(4)]);
});
