// Elements that are turned in space.

import { declareAnimatable } from '../basics/animatable.js';
import { numbers, px } from '../basics/values.js';

/** @import { Element } from './element.js' */

/**
 * The place of an element in space, besides its own transform.
 * @typedef {object} SpaceContent
 * @property {number[]} [s] The transform of the space of the children.
 * @property {boolean} [b] True if the element is invisible from behind.
 * @property {boolean} [d] True if the children lie in the space of the element's siblings.
 */

/** The transform that changes nothing. */
export const identity = 'matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)';

declareAnimatable('--space', '<transform-list>', identity, true);

/**
 * Returns a transform of space in the notation of style, which has the same order of entries as the wire.
 * @param {number[]} value
 */
export function spatial(value) {
  return `matrix3d(${numbers(value, 16).join(', ')})`;
}

/** The space in which the children of an element lie. */
export class Space {
  /** @type {Element} */
  #element;
  #box = document.createElement('div');

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    this.#box.className = 'space';
    this.settle();
  }

  /** Puts the box with the children into the element, or into its content that scrolls. */
  settle() {
    const element = this.#element;
    (element.scroller?.content ?? element.node).append(this.#box);
    element.moveChildren(this.#box);
    this.#box.style.transformOrigin = '';
    this.place();
  }

  /** Puts the eye in front of the visible part of content that scrolls. In front of other elements it has its place by style. */
  place() {
    const { frame, properties, scroller } = this.#element;
    if (!scroller?.value) return;
    const { offset, origin } = scroller;
    const [across, down] = properties.ap ?? [0.5, 0.5];
    const x = offset.x - origin.x + across * frame.width;
    const y = offset.y - origin.y + down * frame.height;
    this.#box.style.transformOrigin = `${px(x)} ${px(y)}`;
  }
}

/**
 * Applies the description of an element's place in space. The box of the children stays when their space ends, so that nothing in
 * it is taken out and put in again.
 * @param {Element} element
 * @param {SpaceContent} value
 */
export function applySpace(element, value) {
  const { classList } = element.node;
  classList.toggle('one-sided', Boolean(value.b));
  classList.toggle('deep', Boolean(value.d));
  if (value.s || element.passesThrough('--space')) element.space ??= new Space(element);
}
