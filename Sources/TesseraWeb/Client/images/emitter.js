// Particles of an element, on a canvas that is drawn anew for each frame of the screen while there are any.

import { boxOf, isSame, isTurned } from './particle-boxes.js';
import { limit, ParticleField } from './particles.js';
import { retryLoading } from './retries.js';
import { Tints } from './tints.js';
import { reducedMotion } from '../basics/reduced-motion.js';
import { isPresent, number, numbers, object, px } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */
/** @import { Box } from './particle-boxes.js' */
/** @import { EmitterContent, Particle } from './particles.js' */

/** The difference in seconds from the app's time at which the display takes over that time. */
const tolerance = 0.25;
/** The most pixels of a canvas. */
const mostPixels = 8e6;
/** The points by which the box of a canvas is larger than the particles need, so that it seldom changes. */
const margin = 64;

/** The greatest numbers of kinds of particles and of intervals that a display accepts. */
const [mostCells, mostIntervals] = [400, 200];

/**
 * Throws an error if a source of particles is not as it should be.
 * @param {EmitterContent} value
 */
function check(value) {
  number(value.s, 'seed');
  number(value.n, 'time');
  if (isPresent(value.r)) number(value.r, 'rate');
  if (!Array.isArray(value.c) || value.c.length > mostCells) throw new TypeError('too many kinds of particles, or none');
  if (!Array.isArray(value.p) || value.p.length > mostIntervals) throw new TypeError('too many intervals, or none');
  for (const cell of value.c) {
    numbers(object(cell).l, 2);
    numbers(cell.v, 2);
    numbers(cell.d, 3);
    if (isPresent(cell.s)) numbers(cell.s, 2);
    if (isPresent(cell.k)) for (const child of cell.k) numbers(child, 2);
  }
  for (const interval of value.p) {
    number(object(interval).f, 'start');
    if (isPresent(interval.t)) number(interval.t, 'end');
    numbers(interval.p, 3);
    for (const entry of interval.k) numbers(entry, 3);
  }
}

export class EmitterPart {
  /** @type {Element} */
  #element;
  #node = document.createElement('canvas');
  /** @type {EmitterContent | null} */
  #content = null;
  /** @type {ParticleField | null} */
  #field = null;
  /** The source's time at a moment of the page's time, both in seconds. */
  #sync = { time: 0, at: 0, rate: 1 };
  #frame = 0;
  /** @type {Box | null} */
  #box = null;
  /**
   * The pictures of particles by their numbers.
   * @type {Map<number, HTMLImageElement>}
   */
  #images = new Map();
  #tints = new Tints();
  /**
   * The visible part for which a source that stands still was drawn, or null.
   * @type {Box | null}
   */
  #still = null;
  #wake = () => {
    this.#still = null;
    this.#request();
  };

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    this.#node.className = 'i particles';
    this.#node.setAttribute('aria-hidden', 'true');
    reducedMotion.addEventListener('change', this.#wake);
  }

  /**
   * Applies a source of particles of the wire.
   * @param {EmitterContent} value
   */
  apply(value) {
    check(value);
    const rate = Math.max(value.r ?? 1, 0);
    if (!this.#content || rate !== this.#sync.rate || Math.abs(this.#time() - value.n) > tolerance) {
      this.#sync = { time: value.n, at: performance.now() / 1000, rate };
    }
    this.#content = value;
    this.#field = new ParticleField(value);
    this.#load();
    const { node } = this.#element;
    if (this.#node.parentNode !== node) {
      // It lies in front of the element's image, and behind its children.
      const first = [...node.children].find((child) => !child.classList.contains('i') && !child.classList.contains('cast'));
      node.insertBefore(this.#node, first ?? null);
    }
    this.#wake();
  }

  /** Loads the pictures of the particles, and forgets those that are not used any more. */
  #load() {
    const used = new Set((this.#content?.c ?? []).map((cell) => cell.r).filter(isPresent));
    for (const resource of this.#images.keys()) {
      if (used.has(resource)) continue;
      this.#images.delete(resource);
      this.#tints.clear();
    }
    for (const resource of used) {
      if (this.#images.has(resource)) continue;
      const image = new Image();
      const source = this.#element.context.resources + number(resource, 'resource');
      retryLoading(image, source);
      image.addEventListener('load', this.#wake);
      image.src = source;
      this.#images.set(resource, image);
    }
  }

  /** The source's time now. */
  #time() {
    return this.#sync.time + (performance.now() / 1000 - this.#sync.at) * this.#sync.rate;
  }

  /** Draws with the next frame. A browser asks for no frames while the page is hidden. */
  #request() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#draw();
    });
  }

  #draw() {
    if (!this.#content || !this.#field) return;
    const time = this.#time();
    const { node, children } = this.#element;
    const isOver = time >= this.#field.end || reducedMotion.matches;
    // Nothing is computed for an element that is hidden, or is in one.
    const visible = !isOver && node.getClientRects().length > 0 ? this.#visible() : null;
    if (!isOver) this.#request();
    if (visible && this.#still && isSame(visible, this.#still)) return;
    // A source that stands still is drawn again only when it moves in the page.
    this.#still = this.#sync.rate > 0 ? null : visible;
    const particles = visible ? this.#field.particles(time) : [];
    const box = visible ? boxOf(particles, this.#content, visible) : null;
    // An element is blended with what lies behind it in its parent. Its children would be, too.
    node.style.mixBlendMode = this.#content.o === 'additive' && children.length === 0 ? 'plus-lighter' : '';
    this.#node.style.visibility = box ? '' : 'hidden';
    if (box) this.#paint(particles, this.#room(box));
    else if (isOver) this.#empty();
  }

  /**
   * Returns the part of the page in points of the element, somewhat enlarged.
   * @returns {Box}
   */
  #visible() {
    const { node, frame } = this.#element;
    const rect = node.getBoundingClientRect();
    if (isTurned(node)) {
      // Whichever way the element is turned, no visible part is farther away than the farthest corner of the page.
      const reach = Math.hypot(Math.max(rect.right, innerWidth - rect.left), Math.max(rect.bottom, innerHeight - rect.top)) + margin;
      return { left: -reach, top: -reach, right: reach, bottom: reach };
    }
    const scale = Math.min(Math.max(frame.width > 0 ? rect.width / frame.width : 1, 0.1), 10);
    const place = (/** @type {number} */ edge, /** @type {number} */ start) => (edge - start) / scale;
    return {
      left: place(0, rect.left) - margin, top: place(0, rect.top) - margin,
      right: place(innerWidth, rect.left) + margin, bottom: place(innerHeight, rect.top) + margin,
    };
  }

  /**
   * Makes the canvas contain a box, and returns the box of the canvas.
   * @param {Box} box
   */
  #room(box) {
    const old = this.#box;
    const area = (/** @type {Box} */ { left, top, right, bottom }) => (right - left) * (bottom - top);
    const fits = old && box.left >= old.left && box.top >= old.top && box.right <= old.right && box.bottom <= old.bottom;
    if (old && fits && area(old) < 4 * area(box) + 16 * margin * margin) return old;
    const made = { left: box.left - margin, top: box.top - margin, right: box.right + margin, bottom: box.bottom + margin };
    const { style } = this.#node;
    const [width, height] = [made.right - made.left, made.bottom - made.top];
    style.left = px(made.left);
    style.top = px(made.top);
    style.width = px(width);
    style.height = px(height);
    const ratio = Math.min(devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
    this.#node.width = Math.max(1, Math.round(width * ratio));
    this.#node.height = Math.max(1, Math.round(height * ratio));
    this.#box = made;
    return made;
  }

  /** Frees the memory of the canvas. */
  #empty() {
    this.#node.width = 0;
    this.#node.height = 0;
    this.#box = null;
  }

  /**
   * @param {Particle[]} particles At most as many as there may be.
   * @param {Box} box
   */
  #paint(particles, box) {
    const context = this.#node.getContext('2d');
    const content = this.#content;
    if (!context || !content) return;
    const ratio = this.#node.width / (box.right - box.left);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalCompositeOperation = 'source-over';
    context.clearRect(0, 0, this.#node.width, this.#node.height);
    if (content.o === 'additive') context.globalCompositeOperation = 'lighter';
    for (const { cell, x, y, scale, angle, color } of particles.slice(0, limit)) {
      const { r: resource, s: size } = content.c[cell];
      if (!isPresent(resource) || !isPresent(size) || !(scale > 0) || !(color[3] > 0.002)) continue;
      const picture = this.#picture(resource, color);
      if (!picture) continue;
      const [across, along] = [ratio * scale * Math.cos(angle), ratio * scale * Math.sin(angle)];
      context.setTransform(across, along, -along, across, (x - box.left) * ratio, (y - box.top) * ratio);
      context.globalAlpha = Math.min(color[3], 1);
      context.drawImage(picture, -size[0] / 2, -size[1] / 2, size[0], size[1]);
    }
  }

  /**
   * Returns a picture in a colour, or null if it has not been loaded.
   * @param {number} resource
   * @param {number[]} color
   */
  #picture(resource, color) {
    const image = this.#images.get(resource);
    if (!image?.complete || !(image.naturalWidth > 0)) return null;
    return this.#tints.picture(resource, image, color);
  }

  remove() {
    cancelAnimationFrame(this.#frame);
    reducedMotion.removeEventListener('change', this.#wake);
    this.#content = null;
    this.#field = null;
    this.#node.remove();
    this.#element.node.style.mixBlendMode = '';
  }
}
