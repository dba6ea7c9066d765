import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inReadingOrder } from '../../Sources/TesseraWeb/Client/scene/reading-order.js';

/**
 * Returns the names of boxes in the order in which they are read.
 * @param {[string, number, number, number, number, number?][]} boxes The boxes: name, x, y, width and height, and the depth if
 *   it is not 0.
 * @param {boolean} isMirrored
 */
function read(boxes, isMirrored = false) {
  const elements = boxes.map(([name, x, y, width, height, depth = 0]) => ({ name, frame: { x, y, width, height }, depth }));
  return inReadingOrder(elements, isMirrored).map(({ name }) => name);
}

test('upper elements are read first, whatever lies in front', () => {
  assert.deepEqual(read([['c', 0, 80, 100, 20], ['a', 0, 0, 100, 20], ['b', 0, 40, 100, 20]]), ['a', 'b', 'c']);
});

test('a row is read from its leading edge on', () => {
  /** @type {[string, number, number, number, number][]} */
  const row = [['right', 200, 0, 50, 20], ['left', 0, 5, 50, 20], ['middle', 100, 2, 50, 20]];
  assert.deepEqual(read(row), ['left', 'middle', 'right']);
  assert.deepEqual(read(row, true), ['right', 'middle', 'left']);
});

test('rows are read before columns if boxes can be divided into both', () => {
  assert.deepEqual(read([['d', 60, 60, 50, 50], ['b', 60, 0, 50, 50], ['c', 0, 60, 50, 50], ['a', 0, 0, 50, 50]]),
    ['a', 'b', 'c', 'd']);
});

test('a column of texts beside a picture is read after the picture', () => {
  assert.deepEqual(read([['line', 110, 60, 200, 20], ['title', 110, 10, 200, 20], ['picture', 0, 0, 100, 100]]),
    ['picture', 'title', 'line']);
});

test('bars over content are read where they lie', () => {
  assert.deepEqual(
    read([['content', 0, 0, 390, 844], ['tabs', 0, 761, 390, 83], ['title', 0, 0, 390, 91]]),
    ['title', 'content', 'tabs']);
});

test('buttons over a picture are read by their corners', () => {
  assert.deepEqual(
    read([['picture', 0, 0, 300, 300], ['caption', 10, 260, 200, 30], ['heart', 260, 10, 30, 30], ['back', 10, 10, 30, 30]]),
    ['back', 'heart', 'picture', 'caption']);
});

test('a box at the height of the middle of a larger one is read by its side', () => {
  /** @type {[string, number, number, number, number][]} */
  const field = [['field', 0, 0, 300, 44], ['clear', 270, 13, 20, 20], ['glass', 10, 11, 20, 20]];
  assert.deepEqual(read(field), ['glass', 'field', 'clear']);
  assert.deepEqual(read(field, true), ['clear', 'field', 'glass']);
});

test('boxes that cover one another are read from back to front', () => {
  assert.deepEqual(read([['back', 0, 0, 390, 844], ['middle', 0, 0, 390, 844], ['front', 0, 0, 390, 844]]),
    ['back', 'middle', 'front']);
});

test('an element that an app puts behind a sheet by its depth keeps its place after the sheet', () => {
  assert.deepEqual(read([['sheet', 0, 444, 390, 400], ['close', 0, 0, 390, 844, -1]]), ['sheet', 'close']);
});

test('lines that overlap a little are read from top to bottom', () => {
  assert.deepEqual(read([['c', 0, 36, 100, 20], ['a', 0, 0, 100, 20], ['b', 0, 18, 100, 20]]), ['a', 'b', 'c']);
});

test('rounded frames of neighbours are separate', () => {
  assert.deepEqual(read([['below', 0, 33.33, 100, 20], ['above left', 0, 0, 40, 33.67], ['above right', 60, 0, 40, 20]]),
    ['above left', 'above right', 'below']);
});

test('a negative size counts as none', () => {
  assert.deepEqual(read([['b', 0, 10, 10, 10], ['a', 0, 10, 10, -10]]), ['a', 'b']);
});
