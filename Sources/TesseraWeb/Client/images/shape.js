// Paths that elements draw, and masks with lines. Their numbers and colours are custom properties of the element, which the
// browser animates.

import { outline } from './outline.js';
import { declareAnimatable } from '../basics/animatable.js';
import { color, number, numbers, object } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */

/**
 * A shape of the wire.
 * @typedef {object} ShapeContent
 * @property {string} d The path.
 * @property {string} [f] The colour of the area.
 * @property {boolean} [eo] True if the area is decided by the even-odd rule.
 * @property {string} [s] The colour of the line.
 * @property {number} [w] The width of the line.
 * @property {string} [k] The ends of the line.
 * @property {string} [j] The corners of the line.
 * @property {number} [m] The greatest length of a pointed corner, as a multiple of the width.
 * @property {number[]} [a] The lengths of dashes and gaps.
 * @property {number} [p] The place in the pattern of dashes at which the line begins.
 * @property {number} [b] The part of the path's length at which the line begins.
 * @property {number} [e] The part of the path's length at which the line ends.
 */

/**
 * The custom properties of a shape, with the kind of their values, the usual one, and whether they move something.
 * @type {[string, '<color>' | '<number>', string, boolean][]}
 */
const parts = [
  ['fill', '<color>', 'transparent', false], ['stroke', '<color>', 'transparent', false], ['width', '<number>', '1', true],
  ['miter', '<number>', '10', true], ['start', '<number>', '0', true], ['end', '<number>', '1', true], ['phase', '<number>', '0', true],
];

for (const prefix of ['--shape', '--veil']) {
  for (const [name, syntax, usual, moves] of parts) declareAnimatable(`${prefix}-${name}`, syntax, usual, moves);
}

const caps = ['butt', 'round', 'square'];
const joins = ['miter', 'round', 'bevel'];

/**
 * Returns the styles of a shape of the wire, or throws an error if it is not as it should be.
 * @param {ShapeContent} value
 * @param {string} prefix
 * @returns {Record<string, string>}
 */
export function shapeStyles(value, prefix) {
  if (value.k !== undefined && !caps.includes(value.k)) throw new TypeError(`unknown ends ${value.k}`);
  if (value.j !== undefined && !joins.includes(value.j)) throw new TypeError(`unknown corners ${value.j}`);
  if (value.a !== undefined) numbers(value.a, object(value.a).length);
  /** @type {Record<string, string>} */
  const styles = {
    [`${prefix}-fill`]: value.f === undefined ? 'transparent' : color(value.f),
    [`${prefix}-stroke`]: value.s === undefined ? 'transparent' : color(value.s),
    [`${prefix}-width`]: String(number(value.w ?? 1)),
    [`${prefix}-miter`]: String(number(value.m ?? 10)),
    [`${prefix}-start`]: String(number(value.b ?? 0)),
    [`${prefix}-end`]: String(number(value.e ?? 1)),
    [`${prefix}-phase`]: String(number(value.p ?? 0)),
  };
  // The path of a mask is drawn within a node that inherits nothing from the element but custom properties.
  if (prefix === '--shape') styles.d = `path("${outline(value.d)}")`;
  return styles;
}

/** The number of masks that were made so far. */
let lastMask = 0;

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {Record<string, string>} [style]
 */
function create(name, attributes, style = {}) {
  const node = /** @type {SVGElement} */ (document.createElementNS('http://www.w3.org/2000/svg', name));
  for (const [key, text] of Object.entries(attributes)) node.setAttribute(key, String(text));
  for (const [key, text] of Object.entries(style)) node.style.setProperty(key, text);
  return node;
}

/**
 * Returns the nodes that draw a shape.
 * @param {ShapeContent} value
 * @param {string} prefix
 * @param {boolean} isTrimmed True if only a part of the line is drawn, now or during an animation.
 * @param {boolean} inheritsPath True if the path is that of the element's style, which can be animated.
 */
export function shapeNodes(value, prefix, isTrimmed, inheritsPath) {
  const path = outline(value.d);
  /** @type {Record<string, string>} */
  const d = inheritsPath ? { d: 'inherit' } : {};
  const nodes = [
    create('path', { d: path }, { fill: `var(${prefix}-fill)`, 'fill-rule': value.eo ? 'evenodd' : 'nonzero', stroke: 'none', ...d }),
  ];
  /** @type {Record<string, string>} */
  const line = {
    fill: 'none', stroke: `var(${prefix}-stroke)`, 'stroke-width': `calc(var(${prefix}-width) * 1px)`,
    'stroke-miterlimit': `var(${prefix}-miter)`, 'stroke-linejoin': value.j ?? 'miter', 'stroke-linecap': value.k ?? 'butt',
  };
  /** @type {Record<string, string>} */
  const dashes = value.a === undefined ? {} : {
    'stroke-dasharray': value.a.map((length) => `${Math.max(0, length)}px`).join(' '),
    'stroke-dashoffset': `calc(var(${prefix}-phase) * 1px)`,
  };
  if (!isTrimmed) return [...nodes, create('path', { d: path }, { ...line, ...dashes, ...d })];
  // The parts of the path share its length, and a line that is cut is a dash with a gap before and behind it.
  const lines = path.split(/(?=M)/).filter(Boolean).map((part) => create('path', { d: part }, line));
  const lengths = lines.map((node) => Number(/** @type {SVGGeometryElement} */ (node).getTotalLength()));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  lines.forEach((node, index) => {
    const length = lengths[index];
    /** @param {string} name */
    const place = (name) => `clamp(0, var(${prefix}-${name}) * ${total} - ${before}, ${length})`;
    const [from, to] = [place('start'), place('end')];
    const seen = `max(0, ${to} - ${from})`;
    // A dash without a length would have round ends; it lies behind the end of the path instead.
    const hidden = `(1 - min(1, ${seen} * 1000)) * ${2 * length + 10}`;
    node.style.setProperty('stroke-dasharray', `calc(${seen} * 1px) ${4 * length + 20}px`);
    node.style.setProperty('stroke-dashoffset', `calc((0 - (${from}) - ${hidden}) * 1px)`);
    before += length;
  });
  if (value.a === undefined) return [...nodes, ...lines];
  // A line with dashes of its own is masked by the part of it that is visible.
  const id = `line-${++lastMask}`;
  const mask = create('mask', { id, maskUnits: 'userSpaceOnUse', x: -1e5, y: -1e5, width: 2e5, height: 2e5 });
  for (const node of lines) node.style.setProperty('stroke', 'white');
  mask.append(...lines);
  return [...nodes, mask, create('path', { d: path, mask: `url(#${id})` }, { ...line, ...dashes })];
}

/**
 * Returns true if a line is only a part of its path, now or in one of the frames of an animation.
 * @param {ShapeContent} value
 * @param {(ShapeContent | undefined)[]} frames
 */
export function isTrimmed(value, frames) {
  return [value, ...frames].some((shape) => (shape?.b ?? 0) !== 0 || (shape?.e ?? 1) !== 1);
}

/** The path that an element draws. */
export class ShapePart {
  /** @type {Element} */
  #element;
  #node = create('svg', { class: 'i shape', 'aria-hidden': 'true' });
  #isTrimmed = false;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Applies a shape of the wire.
   * @param {ShapeContent} value
   */
  apply(value) {
    const frames = (this.#element.animation?.frames ?? []).map((frame) => frame.set.sp);
    // A line that is whole at the end of an animation stays in parts while the animation runs.
    this.#isTrimmed = isTrimmed(value, frames) || (this.#isTrimmed && this.#element.isAnimating('--shape-end', '--shape-start'));
    this.#node.replaceChildren(...shapeNodes(value, '--shape', this.#isTrimmed, !this.#isTrimmed));
    const { node } = this.#element;
    // The image lies in front of the shape.
    if (this.#node.parentNode !== node) node.prepend(this.#node);
  }

  remove() {
    this.#node.remove();
  }
}

/** The mask with a line that an element has. */
export class VeilPart {
  /** @type {Element} */
  #element;
  #id = `veil-${++lastMask}`;
  #mask = create('mask', { id: this.#id, maskUnits: 'userSpaceOnUse', x: -1e5, y: -1e5, width: 2e5, height: 2e5 }, { 'mask-type': 'alpha' });
  #node = create('svg', { width: 0, height: 0, 'aria-hidden': 'true', class: 'veil' });

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    this.#node.append(this.#mask);
  }

  /**
   * Applies the shape of a mask of the wire.
   * @param {ShapeContent} value
   */
  apply(value) {
    const frames = (this.#element.animation?.frames ?? []).map((frame) => frame.set.mk?.sp);
    this.#mask.replaceChildren(...shapeNodes(value, '--veil', isTrimmed(value, frames), false));
    if (this.#node.parentNode !== this.#element.node) this.#element.node.append(this.#node);
  }

  /** The address of the mask, in the notation of style. */
  get address() {
    return `url("#${this.#id}")`;
  }

  remove() {
    this.#node.remove();
  }
}
