// The way of an arrow key from one box on the screen to another.

/** @typedef {{ left: number, top: number, width: number, height: number }} Box The place of a node on the screen. */

/** The arrow keys: the sides of a box along the key's direction and across, and the sign of the direction. */
const ways = /** @type {const} */ ({
  ArrowLeft: ['left', 'width', 'top', 'height', -1], ArrowRight: ['left', 'width', 'top', 'height', 1],
  ArrowUp: ['top', 'height', 'left', 'width', -1], ArrowDown: ['top', 'height', 'left', 'width', 1],
});

/**
 * Returns true if a key is an arrow key.
 * @param {string} key
 * @returns {key is keyof typeof ways}
 */
export function isArrow(key) {
  return Object.hasOwn(ways, key);
}

/**
 * Returns the number of the box to which an arrow key leads, or null if it leads to none.
 *
 * That is the nearest one of the boxes that lie beside the own one in the direction of the key; of several that are equally near,
 * the one that lies beside the longest part, and of these the first. If there is none beside it, the keys up and down lead to the
 * nearest box of the nearest row, as from the last column to a shorter row.
 * @param {Box[]} boxes The boxes in their order.
 * @param {number} from
 * @param {keyof typeof ways} key
 */
export function neighbour(boxes, from, key) {
  const own = boxes[from];
  if (!own) return null;
  const [start, length, side, breadth, sign] = ways[key];
  const isUpright = start === 'top';
  const candidates = boxes.map((box, index) => {
    const gap = sign > 0 ? box[start] - own[start] - own[length] : own[start] - box[start] - box[length];
    const shared = Math.min(own[side] + own[breadth], box[side] + box[breadth]) - Math.max(own[side], box[side]);
    // Boxes may overlap a little, as tilted pictures do.
    const isAhead = index !== from && gap > -Math.min(own[length], box[length]) / 2;
    return { index, gap: Math.round(Math.max(gap, 0)), shared: Math.round(shared), isAhead };
  }).filter(({ isAhead, shared }) => isAhead && (shared > 0 || isUpright));
  const isBeside = candidates.some(({ shared }) => shared > 0);
  const [best] = candidates.filter(({ shared }) => !isBeside || shared > 0)
    .sort((a, b) => a.gap - b.gap || b.shared - a.shared || a.index - b.index);
  return best?.index ?? null;
}
