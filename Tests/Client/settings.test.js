// The settings that the browser keeps for the app.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { storage } from './storage.js';

const { Settings, shortened } = await import('../../Sources/TesseraWeb/Client/page/settings.js');
const name = 'tessera-settings:/shop/';
let settings = new Settings();

beforeEach(() => {
  storage.isBlocked = storage.isFull = false;
  storage.texts.clear();
  settings = new Settings();
});

test('a browser without settings gives none', () => {
  assert.equal(settings.give(), undefined);
});

test('settings are added to those that the browser has', () => {
  settings.take({ name: '{"t":"Ann"}' });
  settings.take({ age: '{"i":3}' });
  assert.deepEqual(settings.give(), { name: '{"t":"Ann"}', age: '{"i":3}' });
});

test('a setting without a text is removed', () => {
  settings.take({ name: '{"t":"Ann"}', age: '{"i":3}' });
  settings.take({ name: null });
  assert.deepEqual(settings.give(), { age: '{"i":3}' });
  settings.take({ age: null });
  assert.equal(storage.texts.size, 0);
});

test('settings of another page of the app stay', () => {
  settings.take({ name: '{"t":"Ann"}' });
  storage.texts.set(name, '{"name":"{\\"t\\":\\"Bea\\"}","age":"{\\"i\\":3}"}');
  settings.take({ isNew: '{"b":true}' });
  assert.deepEqual(settings.give(), { name: '{"t":"Bea"}', age: '{"i":3}', isNew: '{"b":true}' });
});

test('without storage, settings last as long as the page', () => {
  storage.isBlocked = true;
  settings.take({ name: '{"t":"Ann"}' });
  assert.deepEqual(settings.give(), { name: '{"t":"Ann"}' });
});

test('with a full storage, settings last as long as the page', () => {
  settings.take({ name: '{"t":"Ann"}' });
  storage.isFull = true;
  settings.take({ name: '{"t":"Bea"}' });
  assert.deepEqual(settings.give(), { name: '{"t":"Bea"}' });
  storage.isFull = false;
  settings.take({ age: '{"i":3}' });
  assert.deepEqual(new Settings().give(), { name: '{"t":"Bea"}', age: '{"i":3}' });
});

test('settings that another page or the user has removed do not come back', () => {
  settings.take({ name: '{"t":"Ann"}' });
  storage.texts.clear();
  assert.equal(settings.give(), undefined);
  settings.take({ age: '{"i":3}' });
  assert.deepEqual(settings.give(), { age: '{"i":3}' });
});

test('invalid stored settings are no reason to fail', () => {
  for (const text of ['', 'null', '3', '[', '{"a":{"b":1}}']) {
    storage.texts.set(name, text);
    assert.equal(settings.give(), undefined, text);
  }
});

test('keys that objects of JavaScript have are settings like any other', () => {
  settings.take(JSON.parse('{"__proto__":"1","constructor":"2"}'));
  assert.deepEqual(Object.entries(settings.give() ?? {}), [['__proto__', '1'], ['constructor', '2']]);
});

test('settings that are too large are refused, and the earlier ones stay', () => {
  settings.take({ name: 'Ann' });
  assert.throws(() => settings.take({ picture: 'x'.repeat(48_000) }), RangeError);
  assert.deepEqual(settings.give(), { name: 'Ann' });
  // {"a":"…"} is 8 bytes longer than the text, of which one brace does not count.
  settings.take({ name: null, a: 'x'.repeat(47_993) });
  assert.throws(() => settings.take({ a: 'x'.repeat(47_994) }), RangeError);
  assert.throws(() => settings.take(null), TypeError);
});

test('a hello that is too long omits its state', () => {
  const long = { type: 'hello', state: '☕'.repeat(16_000), settings: { a: 'x'.repeat(40_000) } };
  assert.deepEqual(shortened(long), { type: 'hello', state: undefined, settings: long.settings });
  const short = { type: 'hello', state: 'x'.repeat(16_000), settings: { a: 'x'.repeat(40_000) } };
  assert.equal(shortened(short), short);
});
