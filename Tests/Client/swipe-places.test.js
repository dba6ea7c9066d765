import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awayFrom, isFull, placeAfter, revealAt, sideOf } from '../../Sources/TesseraWeb/Client/swipe/swipe-places.js';

const row = { width: 400, openWidth: 100, hasActions: true, canPerform: true };

test('a row moves with the finger, and at most by its whole width', () => {
  assert.deepEqual([0, 50, 300, 500].map((distance) => revealAt(distance, row)), [0, 50, 300, 400]);
});

test('a row resists beyond its place, and beyond actions that are not performed', () => {
  assert.ok(revealAt(-60, row) < 0 && revealAt(-60, row) > -60);
  const reveal = revealAt(300, { ...row, canPerform: false });
  assert.ok(reveal > 100 && reveal < 160);
});

test('a swipe goes all the way from three fifths of the row on', () => {
  assert.deepEqual([239, 240].map((reveal) => isFull(reveal, row)), [false, true]);
  assert.equal(isFull(400, { ...row, canPerform: false }), false);
  assert.equal(isFull(400, { ...row, hasActions: false }), false);
  // Wide actions leave 24 points between open and all the way.
  assert.deepEqual([323, 324].map((reveal) => isFull(reveal, { ...row, openWidth: 300 })), [false, true]);
});

test('a row that is released goes to the nearer place, and its velocity counts', () => {
  assert.equal(placeAfter(50, 0, row), 'closed');
  assert.equal(placeAfter(51, 0, row), 'open');
  assert.equal(placeAfter(20, 0.3, row), 'open');
  assert.equal(placeAfter(90, -0.3, row), 'closed');
});

test('a swipe all the way performs unless it turns back', () => {
  assert.equal(placeAfter(300, 0, row), 'performed');
  assert.equal(placeAfter(300, -0.5, row), 'open');
});

test('actions on the left become visible on the way to the right', () => {
  assert.deepEqual([sideOf(5), sideOf(-5)], ['l', 'r']);
  assert.deepEqual([awayFrom('l', 5), awayFrom('r', 5)], [5, -5]);
});
