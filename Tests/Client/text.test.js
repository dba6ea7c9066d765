import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapping } from '../../Sources/TesseraWeb/Client/input/input-selection.js';
import { lockFor } from '../../Sources/TesseraWeb/Client/page/page.js';

/**
 * Returns where places of a text are in another one.
 * @param {string} old
 * @param {string} text
 * @param {number[]} places
 */
const moved = (old, text, places) => places.map(mapping(old, text));

test('places before a change stay, and places after it move along', () => {
  assert.deepEqual(moved('1234567', '1234,567', [0, 4, 5, 6]), [0, 4, 6, 7]);
  assert.deepEqual(moved('hello world', 'hello brave world', [5, 6, 8, 11]), [5, 6, 14, 17]);
});

test('the end of a text stays the end', () => {
  assert.deepEqual(moved('abc', 'abcdef', [3]), [6]);
  assert.deepEqual(moved('abcdef', 'abc', [6]), [3]);
});

test('places within what was exchanged come to the end of what took its place', () => {
  assert.deepEqual(moved('a12345z', 'aXYz', [1, 3, 6]), [1, 3, 3]);
  assert.deepEqual(moved('abc', '', [0, 1, 3]), [0, 0, 0]);
});

test('a lock of the orientation has the name that browsers give it', () => {
  assert.equal(lockFor(['portrait-primary']), 'portrait-primary');
  assert.equal(lockFor(['landscape-primary', 'landscape-secondary']), 'landscape');
  assert.equal(lockFor(['portrait-primary', 'landscape-primary']), '');
  assert.equal(lockFor([]), '');
});
