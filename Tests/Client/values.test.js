import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  clamp, color, hundredths, messageOf, nearestIndex, number, numbers, object, opaque, px, string,
} from '../../Sources/TesseraWeb/Client/basics/values.js';

test('a number is finite', () => {
  assert.equal(number(-2.5), -2.5);
  for (const value of [NaN, Infinity, '1', null, undefined, [1]]) {
    assert.throws(() => number(value, 'width'), /^TypeError: width is not a finite number$/);
  }
});

test('a list of numbers has the expected length', () => {
  assert.deepEqual(numbers([1, 2, 3, 4], 4), [1, 2, 3, 4]);
  for (const value of [[1, 2, 3], [1, 2, 3, '4'], 7, undefined, { length: 4 }]) assert.throws(() => numbers(value, 4), TypeError);
});

test('strings and objects are distinguished from other values', () => {
  assert.equal(string(''), '');
  assert.throws(() => string(1, 'label'), /label is not a string/);
  assert.deepEqual(object({ a: 1 }), { a: 1 });
  for (const value of [null, undefined, 'text', 3]) assert.throws(() => object(value, 'set'), /set is not an object/);
});

test('a colour is written in hexadecimal digits or in display P3', () => {
  for (const value of [
    '#ff8000', '#FF800080', 'color(display-p3 1 0.5 0)', 'color(display-p3 .5 0 1.0 / 0.25)',
  ]) assert.equal(color(value), value);
  for (const value of [
    'red', '#fff', '#ff80001', 'ff8000', 7, null, 'color(display-p3 1 0)', 'color(display-p3 2 0 0)', 'color(srgb 1 0 0)',
    'color(display-p3 1 0 0); --x: 1', '#ff8000; color: red',
  ]) assert.throws(() => color(value), TypeError);
});

test('a colour is divided into its solid colour and its opacity', () => {
  assert.deepEqual(opaque('#112233'), ['#112233', 1]);
  assert.deepEqual(opaque('#11223333'), ['#112233', 0.2]);
  assert.deepEqual(opaque('#112233ff'), ['#112233', 1]);
  assert.deepEqual(opaque('color(display-p3 1 0.5 0 / 0.25)'), ['color(display-p3 1 0.5 0)', 0.25]);
  assert.deepEqual(opaque('color(display-p3 1 0.5 0)'), ['color(display-p3 1 0.5 0)', 1]);
});

test('values are kept within bounds, rounded and written', () => {
  assert.deepEqual([clamp(5, 0, 10), clamp(-5, 0, 10), clamp(15, 0, 10)], [5, 0, 10]);
  assert.equal(clamp(5, 8, 3), 8, 'the lower bound has the last word');
  assert.deepEqual([hundredths(1.005001), hundredths(-2.344), hundredths(7)], [1.01, -2.34, 7]);
  assert.equal(px(-1.5), '-1.5px');
});

test('the nearest of some numbers is found, and the first of two that are equally near', () => {
  assert.equal(nearestIndex([0, 100, 200], 149), 1);
  assert.equal(nearestIndex([0, 100, 200], 151), 2);
  assert.equal(nearestIndex([0, 100, 200], 150), 1);
  assert.equal(nearestIndex([0, 100, 200], -900), 0);
  assert.equal(nearestIndex([], 5), 0);
});

test('a thrown value becomes text', () => {
  assert.equal(messageOf(new TypeError('no list')), 'no list');
  assert.equal(messageOf('stop'), 'stop');
});
