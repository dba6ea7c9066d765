// Elements that stick to an edge of the element that scrolls them, such as pinned headers and footers.
//
// The browser moves them, together with the content and ahead of any script. For that the element lies in a track: a box
// without thickness, which nothing can touch, from one end of the part that the element may move in to the other. An
// element that sticks to edges along both axes lies in a lane within the track: the lane moves along one axis, and the
// element along the other.

import { StyleAnimations } from '../basics/animation.js';
import { axes, otherAxis, vertical } from '../basics/axis.js';
import { insert } from '../basics/insertion.js';
import { longest } from './scroll-area.js';
import { clamp, number, numbers, px } from '../basics/values.js';

/** @import { Axis, Point } from '../basics/axis.js' */
/** @import { Element } from '../scene/element.js' */
/** @import { Scroller } from './scroll.js' */

/**
 * An element that sticks to an edge, as the wire has it.
 * @typedef {object} StickyContent
 * @property {'x' | 'y'} a
 * @property {number} [s]
 * @property {number} [e]
 * @property {number[]} l
 * @property {{ s: number, u: number }} [x]
 */

/**
 * The least distances from both edges, null where there is none, the part of the content in which the element moves, and the same for the
 * first edge of the other axis, null where it does not stick there. All are in points.
 * @typedef {object} Limits
 * @property {number | null} start
 * @property {number | null} end
 * @property {number} lower
 * @property {number} upper
 * @property {{ start: number, upper: number } | null} across
 */

/**
 * Where an element may be along an axis, how long it is, and where it lies without sticking, in points of the content.
 * @typedef {{ lower: number, upper: number, length: number, unpinned: number }} Span
 */

/** The length by which a track may reach beyond the part of very long content that is laid out, in points. */
const beyond = 100_000;

export class StickyPart {
  track = document.createElement('div');
  /** @type {Element} */
  #element;
  #room = document.createElement('div');
  /** The lane in the track of an element that sticks to edges along both axes. */
  #lane = document.createElement('div');
  #laneRoom = document.createElement('div');
  #trackAnimations = new StyleAnimations(this.track);
  #roomAnimations = new StyleAnimations(this.#room);
  #laneAnimations = new StyleAnimations(this.#lane);
  #laneRoomAnimations = new StyleAnimations(this.#laneRoom);
  /** @type {Axis} */
  #axis = vertical;
  /** @type {Limits} */
  #value = { start: null, end: null, lower: 0, upper: 0, across: null };

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    this.track.className = 'track';
    this.#lane.className = 'lane';
    this.#lane.append(this.#laneRoom);
    this.track.append(this.#room);
  }

  /**
   * Applies a description of the wire.
   * @param {StickyContent} value
   */
  apply(value) {
    const axis = axes.find((one) => one.name === value.a);
    if (!axis) throw new TypeError('an axis is x or y');
    const [lower, upper] = numbers(value.l, 2);
    /** @param {unknown} one */
    const distance = (one) => (one === undefined || one === null ? null : number(one));
    const across = value.x === undefined || value.x === null
      ? null : { start: number(value.x.s), upper: number(value.x.u) };
    this.#value = { start: distance(value.s), end: distance(value.e), lower, upper, across };
    this.#axis = axis;
    const { node } = this.#element;
    if (!this.track.contains(node) && node.parentNode) insert(this.track, node.parentNode, node);
    if (across) this.track.append(this.#lane);
    const holder = across ? this.#lane : this.track;
    if (node.parentNode !== holder) insert(node, holder, null);
    if (!across) this.#lane.remove();
    this.track.style.flexDirection = axis.name === 'y' ? 'column' : 'row';
    this.#lane.style.flexDirection = axis.name === 'y' ? 'row' : 'column';
    this.#release();
    const moved = across ? this.#lane : node;
    this.#keep(moved, axis.sides[0], this.#value.start);
    this.#keep(moved, axis.sides[1], this.#value.end);
    if (across) this.#keep(node, this.#across.sides[0], across.start);
  }

  /**
   * Lets the browser keep a node some points away from a side of its scrolling element.
   * @param {HTMLElement} node
   * @param {string} side
   * @param {number | null} points
   */
  #keep(node, side, points) {
    if (points !== null) node.style.setProperty(side, `calc(var(--inset-${side}, 0px) + ${px(points)})`);
  }

  /** The axis along which the track has no length. */
  get #across() {
    return otherAxis(this.#axis);
  }

  /** Writes the place in which the element lies without sticking to the track and the node. */
  place() {
    const element = this.#element;
    const axis = this.#axis;
    const across = this.#across;
    const isDouble = this.#value.across !== null;
    const { from, to, room } = this.#rangeAlong(axis, this.#span());
    this.#set(this.#trackAnimations, axis.sides[0], from);
    // Content of a track with a lane has no thickness, so that the lane has the whole length of the track.
    this.#set(this.#trackAnimations, axis.extent, to - from - (isDouble ? this.#span().length : 0));
    this.#set(this.#roomAnimations, axis.extent, room);
    if (isDouble) {
      const lane = this.#rangeAlong(across, this.#spanAcross());
      this.#set(this.#trackAnimations, across.sides[0], lane.from);
      this.#set(this.#laneAnimations, across.extent, lane.to - lane.from);
      this.#set(this.#laneRoomAnimations, across.extent, lane.room);
      for (const node of [this.#lane, this.#laneRoom]) node.style.setProperty(axis.extent, '0');
    } else {
      this.#set(this.#trackAnimations, across.sides[0], element.frame[across.name] - this.#origin(across));
    }
    for (const node of [this.track, this.#room]) node.style.setProperty(across.extent, '0');
    element.style('width', px(Math.max(0, element.frame.width)));
    element.style('height', px(Math.max(0, element.frame.height)));
    this.resist();
  }

  /**
   * Returns where the part of the content begins along an axis that is laid out, in points.
   * @param {Axis} axis
   */
  #origin(axis) {
    return this.#element.parent?.scroller?.origin[axis.name] ?? 0;
  }

  /**
   * Returns the range in which the element moves along an axis, in the part that is laid out, and the room in it before the element.
   * @param {Axis} axis
   * @param {Span} span
   */
  #rangeAlong(axis, { lower, upper, length, unpinned }) {
    const origin = this.#origin(axis);
    /** @param {number} point */
    const within = (point) => clamp(point - origin, -beyond, longest + beyond);
    const from = within(lower);
    const to = Math.max(from + length, within(upper));
    return { from, to, room: clamp(unpinned - origin - from, 0, to - from - length) };
  }

  /**
   * @param {StyleAnimations} animations
   * @param {string} property
   * @param {number} points
   */
  #set(animations, property, points) {
    animations.set(property, px(points), this.#element.animation);
  }

  /** Ends all animations of the element's place. */
  stop() {
    this.#trackAnimations.stop();
    this.#roomAnimations.stop();
    this.#laneAnimations.stop();
    this.#laneRoomAnimations.stop();
  }

  /** Returns where the element may be, how long it is, and where it lies without sticking, in points of the content. */
  #span() {
    const { start, end, lower, upper } = this.#value;
    const unpinned = this.#element.frame[this.#axis.name];
    const length = Math.max(0, this.#element.frame[this.#axis.extent]);
    return {
      length, unpinned,
      lower: end === null ? unpinned : Math.min(unpinned, lower),
      upper: start === null ? unpinned + length : Math.max(unpinned + length, upper),
    };
  }

  /** Returns the same for the other axis, if the element sticks to an edge there, too. */
  #spanAcross() {
    const unpinned = this.#element.frame[this.#across.name];
    const length = Math.max(0, this.#element.frame[this.#across.extent]);
    const { upper } = /** @type {NonNullable<Limits['across']>} */ (this.#value.across);
    return { length, unpinned, lower: unpinned, upper: Math.max(unpinned + length, upper) };
  }

  /**
   * Moves the element against the rubber band, which shifts the content as a whole, so that it stays at its edge.
   * @param {Point} [offset] The content offset, which is asked for where it is absent and matters.
   */
  resist(offset) {
    const scroller = this.#element.parent?.scroller;
    const moves = { x: 0, y: 0 };
    for (const axis of this.#value.across === null ? [this.#axis] : axes) {
      if (!scroller?.value) continue;
      const shift = scroller.overscroll[axis.name];
      if (shift === 0) continue;
      const place = (offset ?? scroller.offset)[axis.name];
      moves[axis.name] = this.#placeAt(axis, place, scroller) - this.#placeAt(axis, place + shift, scroller);
    }
    if (moves.x === 0 && moves.y === 0) this.track.style.removeProperty('translate');
    else this.track.style.setProperty('translate', `${px(moves.x)} ${px(moves.y)}`);
  }

  /**
   * Returns where the element lies along an axis while the content is at an offset, in points of the content.
   * @param {Axis} axis
   * @param {number} offset
   * @param {Scroller} scroller
   */
  #placeAt(axis, offset, scroller) {
    const isAcross = axis !== this.#axis;
    const { start } = isAcross ? /** @type {NonNullable<Limits['across']>} */ (this.#value.across) : this.#value;
    const end = isAcross ? null : this.#value.end;
    const { lower, upper, length, unpinned } = isAcross ? this.#spanAcross() : this.#span();
    const [before, after] = [scroller.inset(axis), scroller.value.in[axis.end]];
    let place = unpinned;
    if (end !== null) {
      place = Math.max(Math.min(place, offset + scroller.extent(axis) - after - end - length), lower);
    }
    if (start !== null) place = Math.min(Math.max(place, offset + before + start), upper - length);
    return place;
  }

  /** Lets the element move with the content again. */
  remove() {
    const { node } = this.#element;
    if (this.track.parentNode) insert(node, this.track.parentNode, this.track);
    this.track.remove();
    this.#release();
  }

  #release() {
    for (const node of [this.#element.node, this.#lane]) {
      for (const side of axes.flatMap((axis) => axis.sides)) node.style.removeProperty(side);
    }
  }
}
