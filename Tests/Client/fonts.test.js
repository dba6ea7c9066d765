import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Fonts } from '../../Sources/TesseraWeb/Client/text/fonts.js';

/** The browser's class of fonts, as far as the page uses it. */
class StandIn {
  status = 'unloaded';

  /**
   * @param {string} _family
   * @param {string} source
   */
  constructor(_family, source) {
    this.source = source;
  }
}

/** @type {Set<StandIn>} */
const present = new Set();
Object.assign(globalThis, { FontFace: StandIn, document: { fonts: present } });
const content = { ff: 'Serif', w: [400, 700], st: [100, 100] };
const sources = () => [...present].map(({ source }) => source);

test('a font is made available once, and again if its file could not be fetched', () => {
  const fonts = new Fonts();
  fonts.add(1, content, '/device/');
  fonts.add(1, content, '/device/');
  assert.deepEqual(sources(), ['url("/device/fonts/1")']);
  const [first] = present;
  assert.ok(first);
  first.status = 'error';
  fonts.add(1, content, '/device/');
  assert.deepEqual(sources(), ['url("/device/fonts/1")']);
  assert.notEqual([...present][0], first);
  fonts.clear();
  assert.deepEqual(sources(), []);
});
