// Finds the order in which siblings are read. They are read by their places on the screen: from top to bottom, and within a
// row from the leading edge on. Which of them lies in front of another does not matter.

/** @typedef {{ x: number, y: number, width: number, height: number }} Frame */
/**
 * @template T
 * @typedef {{ element: T, index: number, frame: Frame, depth: number }} Placed
 */

/** The points by which neighbours may overlap and still lie one after the other, since frames are rounded. */
export const tolerance = 0.5;

/**
 * Returns elements in the order in which they are read. They come in their order from back to front.
 *
 * Where a line across can part them, those above are read before those below. Where only an upright line can, columns
 * are read one after the other. Elements that overlap are read before or after the largest of them, by where their
 * middles lie: a bar at the top of content comes before the content, and a bar at its bottom after it. Where the app
 * states by depths which of two covers the other, it has put them into their order of reading itself.
 * @template {{ frame: Frame, depth: number }} T
 * @param {T[]} elements
 * @param {boolean} isMirrored True if rows are read from right to left.
 * @returns {T[]}
 */
export function inReadingOrder(elements, isMirrored) {
  const placed = elements.map((element, index) => ({ element, index, frame: upright(element.frame), depth: element.depth }));
  return ordered(placed, isMirrored).map(({ element }) => element);
}

/**
 * Returns a frame without negative lengths, which count as 0.
 * @param {Frame} frame
 */
function upright({ x, y, width, height }) {
  return { x, y, width: Math.max(0, width), height: Math.max(0, height) };
}

/**
 * @template T
 * @param {Placed<T>[]} placed
 * @param {boolean} isMirrored
 * @returns {Placed<T>[]}
 */
function ordered(placed, isMirrored) {
  if (placed.length < 2) return placed;
  const rows = parted(placed, ({ frame }) => [frame.y, frame.y + frame.height]);
  if (rows.length > 1) return rows.flatMap((row) => ordered(row, isMirrored));
  const columns = parted(placed, ({ frame: { x, width } }) => (isMirrored ? [-x - width, -x] : [x, x + width]));
  if (columns.length > 1) return columns.flatMap((column) => ordered(column, isMirrored));
  const largest = placed.reduce((best, one) => (area(one) > area(best) ? one : best));
  /** @param {Placed<T>} one */
  const isBefore = (one) => place(one, largest, isMirrored) < 0;
  const others = placed.filter((one) => one !== largest);
  return [
    ...ordered(others.filter(isBefore), isMirrored), largest,
    ...ordered(others.filter((one) => !isBefore(one)), isMirrored),
  ];
}

/**
 * Parts elements into groups, none of which reaches into the next one along an axis.
 * @template T
 * @param {Placed<T>[]} placed
 * @param {(one: Placed<T>) => number[]} range
 */
function parted(placed, range) {
  const sorted = placed.map((one) => ({ one, range: range(one) }))
    .sort((a, b) => a.range[0] - b.range[0] || a.one.index - b.one.index);
  /** @type {Placed<T>[][]} */
  const groups = [];
  let end = -Infinity;
  for (const { one, range: [lower, upper] } of sorted) {
    if (lower >= end - tolerance) groups.push([]);
    groups[groups.length - 1].push(one);
    end = Math.max(end, upper);
  }
  return groups;
}

/**
 * Returns a negative number if an element is read before a larger one that it overlaps, and a positive one otherwise.
 * An element whose middle is near that of the larger one lies neither before nor after it in that direction.
 * @template T
 * @param {Placed<T>} one
 * @param {Placed<T>} largest
 * @param {boolean} isMirrored
 */
function place({ index, frame: a, depth }, { index: other, frame: b, depth: otherDepth }, isMirrored) {
  if (depth !== otherDepth) return index - other;
  const down = a.y + a.height / 2 - b.y - b.height / 2;
  if (Math.abs(down) > a.height / 4) return down;
  const across = a.x + a.width / 2 - b.x - b.width / 2;
  if (Math.abs(across) > a.width / 4) return isMirrored ? -across : across;
  return index - other;
}

/**
 * @template T
 * @param {Placed<T>} placed
 */
function area({ frame: { width, height } }) {
  return width * height;
}
