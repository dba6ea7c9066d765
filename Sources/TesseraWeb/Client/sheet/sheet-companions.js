// Elements that change along with the height of a sheet: what it dims, and the screen behind it that recedes.

import { number, numbers, object, px } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */

/** @typedef {ReturnType<typeof readCompanion>} Companion */

/** The companions of one sheet. */
export class SheetCompanions {
  /** @type {(id: number) => Element | undefined} */
  #find;
  /** @type {Companion[]} */
  #companions = [];
  /**
   * The nodes that have the look of companions.
   * @type {Set<HTMLElement>}
   */
  #nodes = new Set();

  /**
   * Looks companions up through `find`, by the numbers of their elements.
   * @param {(id: number) => Element | undefined} find
   */
  constructor(find) {
    this.#find = find;
  }

  /**
   * Replaces the companions. Their look changes when they are next updated.
   * @param {Companion[]} companions
   */
  replace(companions) {
    this.#companions = companions;
  }

  /**
   * Gives the companions the look that belongs to a height of the sheet, in points.
   * @param {number} height
   */
  update(height) {
    /** @type {Set<HTMLElement>} */
    const nodes = new Set();
    for (const { id, opacities, places } of this.#companions) {
      const node = this.#find(id)?.node;
      if (!node) continue;
      nodes.add(node);
      if (opacities) {
        node.classList.add('fading');
        node.style.setProperty('--fade', String(between(opacities, height)[0]));
      } else if (places) {
        const [scale, way, radius] = between(places, height);
        node.classList.add('receding');
        node.style.setProperty('--recede', `translate(0px, ${px(way)}) scale(${scale})`);
        node.style.setProperty('--recede-radius', px(radius));
      }
    }
    this.#resetOthers(nodes);
  }

  /** Gives the companions back the look that the app has set. */
  reset() {
    this.#resetOthers(new Set());
  }

  /**
   * Gives the look that the app has set back to companions that are not among `nodes`.
   * @param {Set<HTMLElement>} nodes
   */
  #resetOthers(nodes) {
    for (const node of this.#nodes) {
      if (nodes.has(node)) continue;
      node.classList.remove('fading', 'receding');
      for (const name of ['--fade', '--recede', '--recede-radius']) node.style.removeProperty(name);
    }
    this.#nodes = nodes;
  }
}

/**
 * Reads an element that changes along with a sheet: points of height and values, the lowest first.
 * @param {unknown} value
 */
export function readCompanion(value) {
  const { id, o, p } = object(value);
  /**
   * @param {unknown} list
   * @param {number} count
   */
  const points = (list, count) => {
    if (!Array.isArray(list) || list.length === 0) throw new TypeError('a companion changes at heights');
    return list.map((point) => numbers(point, count));
  };
  return {
    id: number(id, 'companion'),
    opacities: o === undefined ? null : points(o, 2),
    places: o === undefined ? points(p, 4) : null,
  };
}

/**
 * Returns the values at a height between points, each of which is a height and its values.
 * @param {number[][]} points
 * @param {number} height
 */
export function between(points, height) {
  const above = points.findIndex(([at]) => at >= height);
  if (above <= 0) return (above === 0 ? points[0] : points[points.length - 1]).slice(1);
  const [low, high] = [points[above - 1], points[above]];
  const share = (height - low[0]) / Math.max(high[0] - low[0], 1e-6);
  return low.slice(1).map((value, index) => value + (high[index + 1] - value) * share);
}
