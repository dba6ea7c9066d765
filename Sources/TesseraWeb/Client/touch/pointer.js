// The look of a mouse's pointer over an element, and its effect on the element.

import { outline } from '../images/outline.js';
import { object } from '../basics/values.js';

const graphics = 'http://www.w3.org/2000/svg';

/** @typedef {{ t?: 'over' | 'under', s?: boolean, l?: boolean }} PointerEffect The effect on an element, as the wire has it. */
/**
 * @typedef {{ h?: boolean, d?: string, f?: boolean, e?: PointerEffect }} PointerContent The look of a pointer, as the wire has
 * it.
 */

/** The last place of the pointer. */
let place = { x: 0, y: 0 };
/**
 * The shape that stands for the pointer, the node over which it does, and whether it lies where the node is.
 * @type {SVGSVGElement | null}
 */
let shape = null;
/** @type {HTMLElement | null} */
let owner = null;
let isPlate = false;

/**
 * Gives the pointer over a node the look that a value of the wire describes.
 * @param {HTMLElement} node
 * @param {PointerContent} content
 */
export function applyPointer(node, { h: isHidden, d: path, f: isFixed, e: effect }) {
  const { t: tint, s: hasShadow, l: isScaled } = /** @type {PointerEffect} */ (effect === undefined ? {} : object(effect));
  node.classList.toggle('pointer-over', tint === 'over');
  node.classList.toggle('pointer-under', tint === 'under');
  node.classList.toggle('pointer-shadow', hasShadow === true);
  node.classList.toggle('pointer-scaled', isScaled === true);
  node.classList.toggle('pointer-hidden', isHidden === true || path !== undefined);
  if (path === undefined) releasePointer(node);
  else take(node, outline(path), isFixed === true);
}

/**
 * Notes the place of the pointer.
 * @param {PointerEvent} event
 */
export function pointerMoved({ clientX, clientY }) {
  place = { x: clientX, y: clientY };
  if (shape) put();
}

/**
 * Gives the pointer its usual look again if `node` has changed it. The caller removes the node, or the node changes the pointer
 * no longer.
 * @param {HTMLElement} node
 */
export function releasePointer(node) {
  if (owner === node) take(null);
}

/**
 * @param {HTMLElement | null} node
 * @param {string} [path]
 * @param {boolean} [isFixed]
 */
function take(node, path = '', isFixed = false) {
  shape?.remove();
  shape = null;
  owner = node;
  isPlate = isFixed;
  if (!node) return;
  shape = document.createElementNS(graphics, 'svg');
  shape.classList.add('pointer-shape');
  shape.classList.toggle('plate', isPlate);
  const line = document.createElementNS(graphics, 'path');
  line.setAttribute('d', path);
  shape.append(line);
  document.body.append(shape);
  put();
}

/** Puts the shape in its place. The shape exists, and so does its owner if it is a plate. */
function put() {
  const { x, y } = isPlate ? /** @type {HTMLElement} */ (owner).getBoundingClientRect() : place;
  /** @type {SVGSVGElement} */ (shape).style.translate = `${x}px ${y}px`;
}
