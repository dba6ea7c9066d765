// The fonts that a page loads while the app starts.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { storage } from './storage.js';

const { loadEarly } = await import('../../Sources/TesseraWeb/Client/page/early-fonts.js');
const name = 'tessera-fonts:/shop/';

/** A font of the style sheet, as far as the page uses it. */
class StandIn {
  status = 'unloaded';
  family = 'Inter';
  style = 'normal';

  /** @param {string} weight */
  constructor(weight) {
    this.weight = weight;
  }

  load() {
    this.status = 'loaded';
    return Promise.resolve(this);
  }
}

/** @type {StandIn[]} */
let fonts = [];
Object.defineProperty(document, 'fonts', { get: () => fonts });
const loaded = () => fonts.filter(({ status }) => status === 'loaded').map(({ weight }) => weight);

/**
 * Opens the page, lets its first scene need fonts, and returns the weights of those that were loaded before.
 * @param {string[]} needed
 */
function visit(...needed) {
  fonts = ['400', '600', '700'].map((weight) => new StandIn(weight));
  const note = loadEarly();
  const early = loaded();
  for (const font of fonts) if (needed.includes(font.weight)) font.load();
  note();
  return early;
}

beforeEach(() => {
  storage.isBlocked = storage.isFull = false;
  storage.texts.clear();
});

test('the first visit loads no font, and the next ones those that the first scene has needed', () => {
  assert.deepEqual(visit('400', '700'), []);
  assert.deepEqual(visit('400', '700'), ['400', '700']);
  assert.deepEqual(visit('400', '600', '700'), ['400', '700']);
  assert.deepEqual(visit(), ['400', '600', '700']);
});

test('fonts of later scenes are not loaded early', () => {
  const note = (fonts = [new StandIn('400'), new StandIn('700')], loadEarly());
  fonts[0].load();
  note();
  fonts[1].load();
  note();
  assert.deepEqual(visit(), ['400']);
});

test('fonts that are still on their way are needed, and fonts that have failed are not', () => {
  fonts = ['400', '700', '900'].map((weight) => new StandIn(weight));
  const note = loadEarly();
  fonts[0].status = 'loading';
  fonts[2].status = 'error';
  note();
  fonts = ['400', '700', '900'].map((weight) => new StandIn(weight));
  loadEarly();
  assert.deepEqual(loaded(), ['400']);
});

test('fonts that the app no longer needs are forgotten after twenty visits', () => {
  visit('400', '700');
  for (let count = 0; count < 20; count += 1) assert.deepEqual(visit('400'), ['400', '700']);
  assert.deepEqual(visit('400'), []);
  assert.deepEqual(visit('400'), ['400']);
});

test('without storage, fonts are loaded when they are needed', () => {
  storage.isBlocked = true;
  visit('400');
  assert.deepEqual(visit('400'), []);
  storage.isBlocked = false;
  storage.isFull = true;
  visit('400');
  assert.deepEqual(visit('400'), []);
});

test('invalid stored fonts are no reason to fail', () => {
  for (const text of ['', 'null', '3', '[', '{"names":3,"age":0}', '{"names":["Inter"],"age":"x"}', '{"names":[3],"age":0}']) {
    storage.texts.set(name, text);
    assert.deepEqual(visit('400'), [], text);
    storage.texts.clear();
  }
});

test('a font that cannot be fetched is no error', async () => {
  visit('400');
  fonts = [new StandIn('400')];
  fonts[0].load = () => Promise.reject(new Error('gone'));
  loadEarly()();
  await new Promise((resolve) => { setTimeout(resolve); });
});
