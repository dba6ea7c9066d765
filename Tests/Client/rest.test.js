import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesNear, readRest, restPosition } from '../../Sources/TesseraWeb/Client/scroll/rest.js';

const pages = { low: 0, high: 1170, extent: 390, present: 400 };

test('places of rest are a list or have a pitch', () => {
  assert.equal(readRest(undefined), null);
  assert.deepEqual(readRest({ one: true, at: [0, 120, 300] }), { one: true, places: [0, 120, 300] });
  assert.deepEqual(readRest({ f: -20, p: 100, n: 4.9 }), { one: false, first: -20, pitch: 100, count: 4 });
  assert.deepEqual(readRest({ f: 0, p: 100, n: -1 }), { one: false, first: 0, pitch: 100, count: 1 });
  for (const value of [null, 7, {}, { at: 5 }, { at: ['0'] }, { f: 0, p: '1', n: 1 }, { at: Array(10_001).fill(0) }]) {
    assert.throws(() => readRest(value), TypeError);
  }
});

test('a page and its neighbours are near', () => {
  assert.deepEqual([...placesNear({ one: true }, pages)], [[0, 0], [1, 390], [2, 780]]);
  assert.deepEqual([...placesNear({ one: true }, { ...pages, present: 1100 })], [[2, 780], [3, 1170]]);
});

test('content that is no longer than its view has one page', () => {
  assert.deepEqual([...placesNear({ one: true }, { low: 0, high: 0, extent: 390, present: 0 })], [[0, 0]]);
});

test('if a swipe may pass places, all places within 12,000 points are near', () => {
  const near = placesNear({ one: false, first: 0, pitch: 4000, count: 100 }, { low: 0, high: 396_000, extent: 390, present: 200_000 });
  assert.deepEqual([...near.keys()], [47, 48, 49, 50, 51, 52, 53]);
});

test('places beyond an end are that end, once', () => {
  const near = placesNear({ one: true, places: [0, 120, 300, 420] }, { low: 0, high: 250, extent: 390, present: 250 });
  assert.deepEqual([...near], [[120, 120], ['end', 250]]);
});

test('a place that lies exactly at an end keeps its own name, so that it stays when the content grows', () => {
  assert.deepEqual([...placesNear({ one: true }, { low: 0, high: 390, extent: 390, present: 390 })], [[0, 0], [1, 390]]);
  assert.deepEqual([...placesNear({ one: true }, { low: 0, high: 780, extent: 390, present: 390 })], [[0, 0], [1, 390], [2, 780]]);
  const near = placesNear({ one: true, places: [0, 120, 300] }, { low: 0, high: 120, extent: 390, present: 120 });
  assert.deepEqual([...near], [[0, 0], [120, 120]], 'the end that stands for 300 is the place 120');
});

test('in a list of which one place passes, the neighbours of the nearest are near', () => {
  const near = placesNear({ one: true, places: [0, 120, 300, 420] }, { low: 0, high: 900, extent: 390, present: 130 });
  assert.deepEqual([...near], [[0, 0], [120, 120], [300, 300]]);
});

test('without a pitch there are no places', () => {
  assert.equal(placesNear({ one: true, first: 0, pitch: 0, count: 3 }, pages).size, 0);
});

test('content that is released comes to the place nearest to where it would go', () => {
  const motion = { projected: 290, velocity: 1, start: 0 };
  assert.equal(restPosition([0, 100, 200, 300], false, motion), 300);
  assert.equal(restPosition([0, 100, 200, 300], true, motion), 100, 'but to a neighbour at most where one place is passed');
});

test('a swipe goes on even where it is short, and never past the ends', () => {
  assert.equal(restPosition([0, 400, 800], true, { projected: 420, velocity: 0.1, start: 400 }), 800);
  assert.equal(restPosition([0, 400, 800], true, { projected: 380, velocity: -0.1, start: 400 }), 0);
  assert.equal(restPosition([0, 400, 800], true, { projected: 900, velocity: 1, start: 800 }), 800);
  assert.equal(restPosition([0, 400, 800], true, { projected: -90, velocity: -1, start: 0 }), 0);
});

test('a swipe back from half the way to the next place returns', () => {
  assert.equal(restPosition([0, 400, 800], true, { projected: 500, velocity: -0.1, start: 400 }), 400);
});

test('a finger that stood still releases content to the nearest place', () => {
  assert.equal(restPosition([0, 400, 800], true, { projected: 610, velocity: 0, start: 400 }), 800);
  assert.equal(restPosition([0, 400, 800], true, { projected: 590, velocity: 0, start: 400 }), 400);
});
