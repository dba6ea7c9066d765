// Elements that keep to an edge of what scrolls them: pinned headers and footers.
//
// The browser moves them, together with the content and ahead of any script. For that the element lies in a track: a box
// without thickness, which nothing can touch, from one end of the part that the element may move in to the other.

import { Motion } from './animation.js';
import { axes } from './axis.js';
import { insert } from './insertion.js';
import { longest } from './scroll-area.js';
import { clamp, number, numbers, px } from './values.js';

/** How far a track may reach beyond what is laid out of very long content, in points. */
const beyond = 100_000;

export class StickyPart {
  track = document.createElement('div');
  #element;
  #room = document.createElement('div');
  #trackMotion = new Motion(this.track);
  #roomMotion = new Motion(this.#room);
  #axis;
  #value;

  constructor(element) {
    this.#element = element;
    this.track.className = 'track';
    this.track.append(this.#room);
  }

  /** Applies a description of the wire. */
  apply(value) {
    const axis = axes.find((one) => one.name === value.a);
    if (!axis) throw new TypeError('an axis is x or y');
    const [lower, upper] = numbers(value.l, 2);
    const distance = (one) => (one === undefined || one === null ? null : number(one));
    this.#value = { start: distance(value.s), end: distance(value.e), lower, upper };
    this.#axis = axis;
    const { node } = this.#element;
    if (node.parentNode !== this.track) {
      if (node.parentNode) insert(this.track, node.parentNode, node);
      insert(node, this.track, null);
    }
    this.track.style.flexDirection = axis.name === 'y' ? 'column' : 'row';
    this.#release();
    for (const [side, points] of [[axis.sides[0], this.#value.start], [axis.sides[1], this.#value.end]]) {
      if (points !== null) node.style.setProperty(side, `calc(var(--inset-${side}, 0px) + ${px(points)})`);
    }
  }

  /** Writes the resting place to track and node. */
  place() {
    const element = this.#element;
    const axis = this.#axis;
    const across = axes.find((one) => one !== axis);
    const scroller = element.parent?.scroller;
    const origin = (one) => scroller?.origin[one.name] ?? 0;
    const { lower, upper, length, rest } = this.#span();
    const within = (point) => clamp(point - origin(axis), -beyond, longest + beyond);
    const from = within(lower);
    const to = Math.max(from + length, within(upper));
    this.#set(this.#trackMotion, axis.sides[0], from);
    this.#set(this.#trackMotion, axis.extent, to - from);
    this.#set(this.#trackMotion, across.sides[0], element.frame[across.name] - origin(across));
    this.#set(this.#roomMotion, axis.extent, clamp(rest - origin(axis) - from, 0, to - from - length));
    for (const node of [this.track, this.#room]) node.style.setProperty(across.extent, '0');
    element.style('width', px(Math.max(0, element.frame.width)));
    element.style('height', px(Math.max(0, element.frame.height)));
    this.follow();
  }

  #set(motion, property, points) {
    motion.set(property, px(points), this.#element.animation);
  }

  /** Ends all animations of the resting place. */
  stop() {
    this.#trackMotion.stop();
    this.#roomMotion.stop();
  }

  /** Where the element may be, how long it is and where it rests, in points of the content. */
  #span() {
    const { start, end, lower, upper } = this.#value;
    const rest = this.#element.frame[this.#axis.name];
    const length = Math.max(0, this.#element.frame[this.#axis.extent]);
    return {
      length, rest,
      lower: end === null ? rest : Math.min(rest, lower),
      upper: start === null ? rest + length : Math.max(rest + length, upper),
    };
  }

  /** Follows the rubber band, which the browser does not know: it shifts the content as a whole. */
  follow() {
    const axis = this.#axis;
    const scroller = this.#element.parent?.scroller;
    const shift = scroller?.value ? scroller.overscroll[axis.name] : 0;
    if (shift === 0) {
      this.track.style.removeProperty('translate');
      return;
    }
    const offset = scroller.offset[axis.name];
    const move = px(this.#placeAt(offset, scroller) - this.#placeAt(offset + shift, scroller));
    this.track.style.setProperty('translate', axis.name === 'y' ? `0 ${move}` : move);
  }

  /** Where the element lies, in points of the content, while that is at an offset. */
  #placeAt(offset, scroller) {
    const { start, end } = this.#value;
    const { lower, upper, length, rest } = this.#span();
    const [before, after] = [scroller.inset(this.#axis), scroller.value.in[this.#axis.end]];
    let place = rest;
    if (end !== null) {
      place = Math.max(Math.min(place, offset + scroller.extent(this.#axis) - after - end - length), lower);
    }
    if (start !== null) place = Math.min(Math.max(place, offset + before + start), upper - length);
    return place;
  }

  /** Makes the element one that moves with the content. */
  remove() {
    const { node } = this.#element;
    if (this.track.parentNode) insert(node, this.track.parentNode, this.track);
    this.track.remove();
    this.#release();
  }

  #release() {
    for (const side of axes.flatMap((axis) => axis.sides)) this.#element.node.style.removeProperty(side);
  }
}
