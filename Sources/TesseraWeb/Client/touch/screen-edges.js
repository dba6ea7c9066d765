// Fingers that come in from an edge of the screen, at which gestures of the app begin.

import { elementOf } from '../basics/element-of.js';
import { edgeBits, edgeReach } from '../basics/protocol.js';
import { beforeScrolling, keepStill } from '../basics/still.js';
import { targetOf } from '../basics/target.js';

/** @import { Point } from '../basics/axis.js' */

const { top, left, bottom, right } = edgeBits;

/**
 * Returns the edges at which gestures of the elements under a finger begin.
 * @param {HTMLElement} node
 */
function edgesOf(node) {
  let edges = 0;
  for (let element = elementOf(node); element; element = element.parent) edges |= element.properties.eg ?? 0;
  return edges;
}

/**
 * Returns the edges of the screen near which a place lies.
 * @param {number} x
 * @param {number} y
 * @param {{ clientWidth: number, clientHeight: number }} screen
 */
function edgesNear(x, y, { clientWidth, clientHeight }) {
  return (y <= edgeReach ? top : 0) | (x <= edgeReach ? left : 0) | (y >= clientHeight - edgeReach ? bottom : 0)
    | (x >= clientWidth - edgeReach ? right : 0);
}

/**
 * Returns the edge from which a way leads inwards.
 * @param {number} x
 * @param {number} y
 */
function edgeOf(x, y) {
  if (Math.abs(x) >= Math.abs(y)) return x > 0 ? left : right;
  return y > 0 ? top : bottom;
}

/**
 * Returns true if a finger that went down on `node` at `start` and has moved by `way` comes in from an edge that the app watches.
 * @param {HTMLElement} node
 * @param {Point} start
 * @param {Point} way
 * @param {HTMLElement} screen
 */
export function comesFromEdge(node, start, way, screen) {
  return (edgesOf(node) & edgesNear(start.x, start.y, screen) & edgeOf(way.x, way.y)) !== 0;
}

/**
 * Keeps scrolling elements from taking a finger that comes in from an edge at which a gesture of the app begins. The browser asks
 * only while such a finger is down, and only until its first move shows where it goes.
 */
export class EdgeWatch {
  /** @type {HTMLElement} */
  #screen;
  /**
   * The finger, with the place where it went down and the bits of the edges that are near; null if there is none.
   * @type {{ pointer: number, edges: number, x: number, y: number, isTaken: boolean } | null}
   */
  #finger = null;

  /** @param {HTMLElement} screen */
  constructor(screen) {
    this.#screen = screen;
  }

  /** The number of the finger, or null if there is none. */
  get pointer() {
    return this.#finger?.pointer ?? null;
  }

  /**
   * Watches a finger that went down near such an edge, in the place of the one before. Only a finger that is alone comes in from
   * an edge.
   * @param {PointerEvent} event
   * @param {boolean} isAlone
   */
  begin(event, isAlone) {
    const { pointerId, clientX: x, clientY: y } = event;
    this.end();
    if (!isAlone) return;
    const edges = edgesOf(targetOf(event)) & edgesNear(x, y, this.#screen);
    if (edges === 0) return;
    this.#finger = { pointer: pointerId, edges, x, y, isTaken: false };
    this.#screen.addEventListener('touchmove', this.#moved, beforeScrolling);
  }

  /** Ends the watch. */
  end() {
    if (!this.#finger) return;
    this.#finger = null;
    this.#screen.removeEventListener('touchmove', this.#moved, beforeScrolling);
  }

  /** @param {TouchEvent} event */
  #moved = (event) => {
    const finger = this.#finger;
    if (!finger) return;
    const touch = event.changedTouches[0];
    const [x, y] = [touch.clientX - finger.x, touch.clientY - finger.y];
    if (x === 0 && y === 0) return;
    if (!finger.isTaken && (event.touches.length > 1 || !(finger.edges & edgeOf(x, y)))) return this.end();
    finger.isTaken = true;
    keepStill(event);
  };
}
