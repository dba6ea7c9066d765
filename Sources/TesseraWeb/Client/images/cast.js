// The shadows of elements. Those of other shapes than an element's box lie below the element.

import { declareAnimatable } from '../basics/animatable.js';
import { color, number, numbers, px } from '../basics/values.js';
import { outline } from './outline.js';

/** @import { Element } from '../scene/element.js' */
/** @import { Shadow } from '../text/text-style.js' */

declareAnimatable('--cast-color', '<color>', 'transparent', false);
for (const name of ['--cast-x', '--cast-y', '--cast-radius']) declareAnimatable(name, '<number>', '0', true);

// The look of a pressed element repeats its own shadow, and not that of an element around it.
globalThis.CSS?.registerProperty?.({ name: '--content-shadow', syntax: '*', inherits: false });

/**
 * The distance in points between a box and its shadow. The box lies beyond the top of every page, so that all of its shadow is
 * visible.
 */
const farAway = 20_000;

/**
 * Returns true if another shape than the element's box casts a shadow.
 * @param {Shadow | undefined} value
 */
export function isCast(value) {
  return value?.b !== undefined || value?.d !== undefined;
}

/**
 * Returns the styles of a shadow: of the element's box, of what the element draws, or of another shape, which a part of the
 * element draws.
 * @param {Shadow | undefined} value
 * @returns {Record<string, string>}
 */
export function shadowStyles(value) {
  if (value === undefined) return { 'box-shadow': '', filter: '', '--content-shadow': '' };
  const [x, y, radius] = [number(value.x), number(value.y), Math.max(0, number(value.r))];
  if (isCast(value)) {
    return {
      'box-shadow': '', filter: '', '--content-shadow': '',
      '--cast-color': color(value.c), '--cast-x': String(x), '--cast-y': String(y), '--cast-radius': String(radius),
    };
  }
  // The length of a filter is the standard deviation, and that of a box's shadow is twice as much.
  if (value.k) {
    const filter = `drop-shadow(${x}px ${y}px ${radius}px ${color(value.c)})`;
    return { 'box-shadow': '', filter, '--content-shadow': filter };
  }
  return { 'box-shadow': `${x}px ${y}px ${2 * radius}px ${color(value.c)}`, filter: '', '--content-shadow': '' };
}

/** The shadow of another shape than the element's box. */
export class ShadowPart {
  /** @type {Element} */
  #element;
  /** The node that draws the shadow. @type {HTMLElement | SVGElement | null} */
  #shadow = null;
  /** The node that draws the element's background once more, in front of the shadow. */
  #cover = document.createElement('div');

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    this.#cover.className = 'cast cast-cover';
  }

  /**
   * Applies a shadow of the wire.
   * @param {Shadow} value
   */
  apply(value) {
    this.#shadow?.remove();
    this.#shadow = value.d === undefined ? box(value) : path(value.d);
    this.#element.node.prepend(this.#shadow, this.#cover);
  }

  remove() {
    this.#shadow?.remove();
    this.#cover.remove();
  }
}

/**
 * Returns the node of the shadow of a box.
 * @param {Shadow} value
 */
function box(value) {
  const [x, y, width, height] = numbers(value.b, 4);
  const node = document.createElement('div');
  node.className = 'cast';
  Object.assign(node.style, {
    left: px(x), top: px(y - farAway), width: px(Math.max(0, width)), height: px(Math.max(0, height)),
    borderRadius: px(Math.max(0, number(value.q ?? 0))),
    boxShadow: `calc(var(--cast-x) * 1px) calc((var(--cast-y) + ${farAway}) * 1px) calc(var(--cast-radius) * 2px) var(--cast-color)`,
  });
  return node;
}

/**
 * Returns the node of the shadow of a path.
 * @param {string} text
 */
function path(text) {
  const space = 'http://www.w3.org/2000/svg';
  const node = document.createElementNS(space, 'svg');
  node.setAttribute('class', 'cast cast-path');
  node.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(space, 'path');
  line.setAttribute('d', outline(text));
  line.style.setProperty('fill', 'var(--cast-color)');
  node.append(line);
  Object.assign(node.style, {
    filter: 'blur(calc(var(--cast-radius) * 1px))',
    transform: 'translate(calc(var(--cast-x) * 1px), calc(var(--cast-y) * 1px))',
  });
  return node;
}
