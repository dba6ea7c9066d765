// Elements that lie in a grid, such as the days of a calendar. The Tab key reaches one of them, and the arrow keys lead to the
// others.

/** @import { Element } from './element.js' */

/** @typedef {{ left: number, top: number, width: number, height: number }} Box The place of a node on the screen. */

/** A selector of the elements of grids that the keyboard reaches. */
export const gridItem = '[data-grid]';

/**
 * Lets the Tab key reach one of the elements of a grid: the one that has the focus, or else the first one that is selected, or
 * else the first one that can be used.
 * @param {Element} parent The element around the grid.
 */
export function updateGrid(parent) {
  const nodes = parent.children.filter(({ properties }) => properties.ax?.e).map(({ node }) => node)
    .filter((node) => node.matches(gridItem));
  if (nodes.length === 0) return;
  const usable = nodes.filter((node) => node.getAttribute('aria-disabled') !== 'true');
  const entry = nodes.find((node) => node === document.activeElement)
    ?? usable.find((node) => node.getAttribute('aria-current') === 'true') ?? usable[0];
  for (const node of nodes) node.tabIndex = node === entry ? 0 : -1;
}

/**
 * Gives the focus to the element of a grid to which a key leads. Returns null if the key leads beyond the grid, and false if it
 * means nothing in a grid.
 * @param {HTMLElement} node
 * @param {string} key
 */
export function moveInGrid(node, key) {
  if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)) return false;
  const nodes = /** @type {HTMLElement[]} */ ([...node.parentElement?.children ?? []]).filter((one) => one.matches(gridItem));
  const place = neighbourInGrid(nodes.map((one) => one.getBoundingClientRect()), nodes.indexOf(node), key);
  if (place === null) return null;
  // Whoever comes back with the Tab key comes to where they were.
  for (const one of nodes) one.tabIndex = one === nodes[place] ? 0 : -1;
  nodes[place].focus();
  return true;
}

/**
 * Returns the number of the box to which a key leads from another one, or null if it leads to none. The keys to the sides go on
 * in the row before or after.
 * @param {Box[]} boxes The boxes in their order.
 * @param {number} from
 * @param {string} key
 */
export function neighbourInGrid(boxes, from, key) {
  const own = boxes[from];
  if (!own) return null;
  // A box without a height is in its own row, too.
  const isInRow = (/** @type {Box} */ box) => box === own || Math.abs(box.top - own.top) < own.height / 2;
  if (key === 'Home') return boxes.findIndex(isInRow);
  if (key === 'End') return boxes.findLastIndex(isInRow);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = (key === 'ArrowRight') === isMirrored(boxes) ? -1 : 1;
    return from + step in boxes ? from + step : null;
  }
  const isDown = key === 'ArrowDown';
  const column = boxes.map((box, index) => ({ index, way: isDown ? box.top - own.top : own.top - box.top, side: Math.abs(box.left - own.left) }))
    .filter(({ way, side }) => way > 0 && way >= own.height / 2 && side < own.width / 2)
    .sort((a, b) => a.way - b.way);
  return column[0]?.index ?? null;
}

/**
 * Returns true if each box lies to the left of the one before it.
 * @param {Box[]} boxes
 */
function isMirrored(boxes) {
  const second = boxes.findIndex((box, index) => index > 0 && Math.abs(box.top - boxes[index - 1].top) < box.height / 2);
  return second > 0 && boxes[second].left < boxes[second - 1].left;
}
