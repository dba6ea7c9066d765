// The video of a player within an element, behind its children.

import { insert } from '../basics/insertion.js';
import { number } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */

/**
 * A video of the wire.
 * @typedef {{ p: number, g?: 'cover' | 'fill' }} VideoContent
 */

/** The ways in which a video fills an element, on the wire and in style. */
const fits = new Map([[undefined, 'contain'], ['cover', 'cover'], ['fill', 'fill']]);

export class VideoPart {
  /** @type {Element} */
  #element;
  /** @type {number | null} */
  #player = null;
  #fit = 'contain';
  /** @type {HTMLVideoElement | null} */
  #node = null;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Applies a video of the wire.
   * @param {VideoContent} value
   */
  apply({ p, g }) {
    const fit = fits.get(g);
    if (fit === undefined) throw new TypeError(`${g} is no way to fill an element`);
    this.#fit = fit;
    if (number(p, 'player') !== this.#player) {
      this.#detach();
      this.#player = p;
      this.#element.context.players.attach(p, this);
    } else if (this.#node?.parentNode === this.#element.node) {
      this.#node.style.objectFit = fit;
    }
  }

  /**
   * Displays a video.
   * @param {HTMLVideoElement} node
   */
  take(node) {
    this.#node = node;
    node.style.objectFit = this.#fit;
    if (node.parentNode !== this.#element.node) insert(node, this.#element.node, this.#element.node.firstChild);
  }

  #detach() {
    if (this.#player !== null) this.#element.context.players.detach(this.#player, this);
    this.#player = null;
    this.#node = null;
  }

  remove() {
    this.#detach();
  }
}
