import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbourInGrid, updateGrid } from '../../Sources/TesseraWeb/Client/scene/grid.js';

/**
 * Returns the boxes of the days of a month whose first week has one day, in the last of three columns: 0 | 1 2 3 | 4 5.
 * @param {boolean} isMirrored
 */
function month(isMirrored) {
  return [[2, 0], [0, 1], [1, 1], [2, 1], [0, 2], [1, 2]].map(([column, row]) => (
    { left: (isMirrored ? 2 - column : column) * 50, top: row * 40, width: 50, height: 40 }));
}

/**
 * Returns where some keys lead.
 * @param {number} from
 * @param {string[]} keys
 * @param {boolean} [isMirrored]
 */
const led = (from, keys, isMirrored = false) => keys.map((key) => neighbourInGrid(month(isMirrored), from, key));

test('the keys to the sides lead to the next day, in the next week too', () => {
  assert.deepEqual(led(2, ['ArrowLeft', 'ArrowRight']), [1, 3]);
  assert.deepEqual(led(3, ['ArrowRight']), [4]);
  assert.deepEqual(led(1, ['ArrowLeft']), [0]);
  assert.deepEqual([...led(0, ['ArrowLeft']), ...led(5, ['ArrowRight'])], [null, null]);
});

test('where days go from right to left, so do the keys', () => {
  assert.deepEqual(led(2, ['ArrowLeft', 'ArrowRight'], true), [3, 1]);
  assert.deepEqual(led(0, ['ArrowLeft', 'ArrowRight'], true), [1, null]);
});

test('the keys up and down stay in their column', () => {
  assert.deepEqual(led(3, ['ArrowUp', 'ArrowDown']), [0, null]);
  assert.deepEqual(led(1, ['ArrowUp', 'ArrowDown']), [null, 4]);
});

test('Home and End lead through the week', () => {
  assert.deepEqual(led(2, ['Home', 'End']), [1, 3]);
  assert.deepEqual(led(0, ['Home', 'End']), [0, 0]);
});

test('a day that does not exist leads nowhere', () => {
  assert.equal(neighbourInGrid([], -1, 'Home'), null);
});

test('days without a height lead to themselves', () => {
  const flat = month(false).map((box) => ({ ...box, top: 0, height: 0 }));
  assert.deepEqual(['Home', 'End', 'ArrowUp', 'ArrowDown'].map((key) => neighbourInGrid(flat, 2, key)), [2, 2, null, null]);
});

/**
 * Returns the numbers of the days that the Tab key reaches.
 * @param {{ isSelected?: boolean, isDisabled?: boolean, hasFocus?: boolean }[]} days
 */
function stops(days) {
  const nodes = days.map(({ isSelected, isDisabled }) => ({
    tabIndex: 0, matches: () => true,
    getAttribute: (/** @type {string} */ name) => ({ 'aria-current': isSelected, 'aria-disabled': isDisabled }[name] ? 'true' : null),
  }));
  Object.assign(globalThis, { document: { activeElement: nodes[days.findIndex(({ hasFocus }) => hasFocus)] ?? null } });
  const parent = { children: nodes.map((node) => ({ node, properties: { ax: { e: true } } })) };
  updateGrid(/** @type {import('../../Sources/TesseraWeb/Client/scene/element.js').Element} */ (/** @type {unknown} */ (parent)));
  return nodes.flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index] : []));
}

test('the Tab key reaches the day with the focus, or else the selected one, or else the first that can be used', () => {
  assert.deepEqual(stops([{ isDisabled: true }, {}, { isSelected: true }, { hasFocus: true }]), [3]);
  assert.deepEqual(stops([{ isDisabled: true }, {}, { isSelected: true }]), [2]);
  assert.deepEqual(stops([{ isDisabled: true }, {}, {}]), [1]);
});
