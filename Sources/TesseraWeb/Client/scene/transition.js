// Transitions of an element from one look to another: a fade, or a turn about its middle.

import { insert } from '../basics/insertion.js';
import { reducedMotion } from '../basics/reduced-motion.js';

/** @import { ReadAnimation } from '../basics/animation.js' */
/** @import { Element } from './element.js' */

/**
 * How old and new look turn, in degrees, and about which axis.
 * @type {Record<string, [string, number]>}
 */
const turns = {
  flipFromLeft: ['rotateY', 180], flipFromRight: ['rotateY', -180],
  flipFromTop: ['rotateX', -180], flipFromBottom: ['rotateX', 180],
};

/**
 * How far the old and the new look slide, in whole sizes of the element, and along which axis: by the style and the side at which
 * the transition begins.
 * @type {Record<string, { old: number, new: number }>}
 */
const slides = { moveIn: { old: 0, new: 1 }, push: { old: 1, new: 1 }, reveal: { old: 1, new: 0 } };

/**
 * The directions in which something slides that comes from a side.
 * @type {Record<string, [number, number]>}
 */
const directions = { Left: [1, 0], Right: [-1, 0], Top: [0, 1], Bottom: [0, -1] };

/**
 * Returns how looks slide in a transition, or null if they do not.
 * @param {string} style
 */
function slideOf(style) {
  const [, kind, side] = /^([a-zA-Z]+)From([A-Z][a-z]+)$/.exec(style) ?? [];
  if (!Object.hasOwn(slides, kind ?? '') || !Object.hasOwn(directions, side)) return null;
  return { ...slides[kind], direction: directions[side] };
}

/** The distance of the eye from the layers that turn, in points. */
const perspective = 1000;

export class Transition {
  /** @type {Element} */
  #element;
  #box = layer('isolate');
  #front = layer();
  /** @type {Animation[]} */
  #animations = [];

  /**
   * Takes a picture of the element as it is now; all changes from now on belong to the new look.
   * @param {Element} element
   * @param {string} style
   * @param {ReadAnimation | null} animation
   */
  constructor(element, style, animation) {
    if (style !== 'crossDissolve' && !Object.hasOwn(turns, style) && !slideOf(style)) throw new TypeError(`unknown transition ${style}`);
    this.#element = element;
    element.transition?.end();
    const { node } = element;
    if (element.sticky || !node.parentNode || !animation) return;
    const back = layer();
    const picture = pictureOf(node);
    back.append(picture.node);
    this.#box.style.zIndex = node.style.zIndex;
    this.#box.append(back, this.#front);
    insert(this.#box, node.parentNode, node);
    insert(node, this.#front, null);
    picture.restore();
    element.transition = this;
    this.#run(reducedMotion.matches ? 'crossDissolve' : style, back, animation);
  }

  /** The node that stands for the element in its parent's box. */
  get node() {
    return this.#box;
  }

  /**
   * @param {string} style
   * @param {HTMLElement} back The box of the old look.
   * @param {ReadAnimation} animation
   */
  #run(style, back, { easing, timing }) {
    const options = { ...timing, easing };
    const slide = slideOf(style);
    if (slide) {
      const { width, height } = this.#element.frame;
      const [x, y] = slide.direction;
      /** @param {number} share */
      const moved = (share) => ({ transform: `translate(${x * share * width}px, ${y * share * height}px)` });
      // What slides away lies in front of what it uncovers.
      if (slide.new === 0) this.#box.append(back);
      this.#animations = [
        back.animate([moved(0), moved(slide.old)], { ...options, fill: 'both' }),
        this.#front.animate([moved(-slide.new), moved(0)], options),
      ];
      this.#animations[1].onfinish = () => this.end();
      return;
    }
    if (style === 'crossDissolve') {
      // Both looks add up, so that their common parts do not flicker.
      this.#front.style.mixBlendMode = 'plus-lighter';
      this.#animations = [
        back.animate([{ opacity: 1 }, { opacity: 0 }], { ...options, fill: 'both' }),
        this.#front.animate([{ opacity: 0 }, { opacity: 1 }], options),
      ];
    } else {
      const { x, y, width, height } = this.#element.frame;
      const origin = this.#element.parent?.scroller?.origin;
      const middle = `${x - (origin?.x ?? 0) + width / 2}px ${y - (origin?.y ?? 0) + height / 2}px`;
      const [axis, angle] = turns[style];
      /** @param {number} degrees */
      const turn = (degrees) => ({ transform: `perspective(${perspective}px) ${axis}(${degrees}deg)` });
      for (const side of [back, this.#front]) {
        side.style.transformOrigin = middle;
        side.style.backfaceVisibility = 'hidden';
      }
      this.#animations = [
        back.animate([turn(0), turn(angle)], { ...options, fill: 'both' }),
        this.#front.animate([turn(-angle), turn(0)], options),
      ];
    }
    this.#animations[1].onfinish = () => this.end();
  }

  /** Displays the new look alone. */
  end() {
    if (this.#element.transition !== this) return;
    this.#element.transition = null;
    for (const animation of this.#animations) animation.cancel();
    const parent = this.#box.parentNode;
    if (parent) insert(this.#element.node, parent, this.#box);
    this.#box.remove();
  }
}

/** A box without a size, in which places are those of the box around it. */
function layer(isolation = 'auto') {
  const node = document.createElement('div');
  node.className = 'layer';
  node.style.isolation = isolation;
  return node;
}

/**
 * A picture of a node: a copy that nobody can touch, find or read.
 * @param {HTMLElement} node
 */
function pictureOf(node) {
  const copy = /** @type {HTMLElement} */ (node.cloneNode(true));
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    // Of the segments with one name, only one can be chosen: a copy would take the choice from the original.
    one.removeAttribute('name');
    for (const { name } of [...one.attributes]) {
      if (name.startsWith('data-') && name !== 'data-symbol') one.removeAttribute(name);
    }
  }
  /** @param {HTMLElement} root */
  const scrollers = (root) => [root, ...root.querySelectorAll('.scroller')];
  const places = scrollers(node).map((one) => [one.scrollLeft, one.scrollTop]);
  return {
    node: copy,
    restore() {
      scrollers(copy).forEach((one, index) => {
        one.scrollTo({ left: places[index][0], top: places[index][1], behavior: 'instant' });
      });
    },
  };
}
