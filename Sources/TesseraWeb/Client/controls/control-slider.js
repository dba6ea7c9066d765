// A slider: a range for the keyboard and assistive technology, and a thumb on a track that a finger or the mouse drags.

import { attribute, listenToPointers, part, placeIn } from './control-pointer.js';
import { ImagePart } from '../images/image.js';
import { clamp, color, number, numbers, object, px } from '../basics/values.js';

/** @import { PointerUse } from './control-pointer.js' */
/** @import { ControlPart } from './control.js' */
/** @import { ImageContent } from '../images/image.js' */
/** @import { Context } from '../scene/scene.js' */

/**
 * A slider of the wire.
 * @typedef {object} SliderContent
 * @property {number} a The smallest value.
 * @property {number} z The greatest value.
 * @property {number[]} t The frame of the track.
 * @property {number[]} ta The frame of the thumb at the smallest value.
 * @property {number[]} tz The frame of the thumb at the greatest value.
 * @property {string} ca The colour of the track before the thumb.
 * @property {string} cz The colour of the track after the thumb.
 * @property {string} ct The colour of the thumb.
 * @property {ImageContent} [ia] The image of the track before the thumb.
 * @property {ImageContent} [iz] The image of the track after the thumb.
 * @property {ImageContent} [it] The image of the thumb.
 * @property {ImageContent} [ip] The image of the thumb while a finger is on it.
 */
/**
 * A slider as it is read: its range, the frames of the track and of the thumb at both ends, and the images of the thumb.
 * @typedef {object} ReadSlider
 * @property {number} minimum
 * @property {number} maximum
 * @property {number[]} track
 * @property {number[]} first
 * @property {number[]} last
 * @property {ImageContent | undefined} thumb
 * @property {ImageContent | undefined} pressed
 */

/** The distance within which a finger takes the thumb, in points. */
const reach = 10;

export class Slider {
  takesSideways = true;
  /** @type {ControlPart} */
  #control;
  /** The slider. There is none before the first is applied. Until then only `resize` and presses ask for it. */
  #content = /** @type {ReadSlider} */ (/** @type {unknown} */ (null));
  /** @type {Piece} */
  #maximum;
  /** @type {Piece} */
  #minimum;
  /** @type {Piece} */
  #thumb;
  #input = part('native', 'input');
  #isPressed = false;
  /** @type {() => void} */
  #ignore;

  /** @param {ControlPart} control */
  constructor(control) {
    this.#control = control;
    const { node, context } = control.element;
    this.#maximum = new Piece('slider-track', context);
    this.#minimum = new Piece('slider-track', context);
    this.#thumb = new Piece('slider-thumb', context);
    this.#input.type = 'range';
    this.#input.step = 'any';
    this.#input.addEventListener('input', () => this.#set(Number(this.#input.value), false));
    node.classList.add('control', 'sideways');
    node.prepend(this.#maximum.node, this.#minimum.node, this.#thumb.node, this.#input);
    this.#ignore = listenToPointers(node, (event) => (control.isUsable ? this.#press(event) : null));
  }

  /**
   * @param {SliderContent} value
   * @param {{ isAnimated: boolean }} how
   */
  apply(value, { isAnimated }) {
    const { content } = this.#control;
    this.#content = {
      minimum: number(value.a), maximum: number(value.z), track: numbers(value.t, 4), first: numbers(value.ta, 4),
      last: numbers(value.tz, 4), thumb: value.it && object(value.it), pressed: value.ip && object(value.ip),
    };
    this.#minimum.look(color(value.ca), value.ia);
    this.#maximum.look(color(value.cz), value.iz);
    this.#thumb.look(color(value.ct), this.#isPressed && value.ip ? value.ip : value.it);
    const input = this.#input;
    input.disabled = Boolean(content.d);
    input.dir = content.rl ? 'rtl' : 'ltr';
    input.min = String(this.#content.minimum);
    input.max = String(this.#content.maximum);
    attribute(input, 'aria-label', content.l);
    this.#render(isAnimated);
  }

  get #share() {
    const { minimum, maximum } = this.#content;
    return maximum > minimum ? clamp((this.#control.values[0] - minimum) / (maximum - minimum), 0, 1) : 0;
  }

  /** The frame of the thumb at the present value: its left and top edges, its width and its height, in points. */
  get #place() {
    const { first, last } = this.#content;
    return first.map((value, index) => value + (last[index] - value) * this.#share);
  }

  /** @param {boolean} isAnimated */
  #render(isAnimated) {
    const { content, element } = this.#control;
    const { track: [x, y, width, height] } = this.#content;
    const [left, top, across, down] = this.#place;
    const middle = clamp(left + across / 2, x, x + width);
    element.node.classList.toggle('gliding', isAnimated);
    const [before, after] = [[x, y, middle - x, height], [middle, y, x + width - middle, height]];
    this.#minimum.place(content.rl ? after : before);
    // The far part of a plain track goes on below the thumb, so that no gap appears while both move.
    this.#maximum.place(this.#maximum.hasImage ? (content.rl ? before : after) : [x, y, width, height]);
    this.#thumb.place([left, top, across, down]);
    this.#input.value = String(this.#control.values[0]);
    this.#input.setAttribute('aria-valuetext', content.vt ?? `${Math.round(this.#share * 100)}%`);
  }

  /**
   * @param {number} value
   * @param {boolean} isOngoing
   */
  #set(value, isOngoing) {
    const { minimum, maximum } = this.#content;
    // The app counts in numbers of this size.
    const next = clamp(Math.fround(value), minimum, maximum);
    const isSame = next === this.#control.values[0];
    if (isSame && isOngoing) return;
    this.#control.change([next], isOngoing);
    this.#render(false);
  }

  /**
   * @param {PointerEvent} event
   * @returns {PointerUse | null}
   */
  #press(event) {
    if (!this.#content) return null;
    const { element } = this.#control;
    /** @param {PointerEvent} at */
    const where = (at) => placeIn(element.node, element.frame.width, at);
    const start = where(event);
    const [left, , width] = this.#place;
    const isOnThumb = start >= left - reach && start <= left + width + reach;
    // A finger must find the thumb, so that a slider is not moved by one that scrolls; a mouse clicks where it wants the thumb.
    if (!isOnThumb && event.pointerType !== 'mouse') return null;
    const grip = isOnThumb ? start - left : width / 2;
    this.#mark(true);
    /**
     * @param {PointerEvent} at
     * @param {boolean} isOngoing
     */
    const moveThumb = (at, isOngoing) => {
      const { minimum, maximum, first, last } = this.#content;
      const way = last[0] - first[0];
      const share = way === 0 ? 0 : clamp((where(at) - grip - first[0]) / way, 0, 1);
      this.#set(minimum + share * (maximum - minimum), isOngoing);
    };
    /** @type {PointerUse} */
    const use = { ended: () => {} };
    let hasMoved = !isOnThumb;
    if (hasMoved) moveThumb(event, true);
    use.moved = (at) => {
      hasMoved = true;
      moveThumb(at, true);
    };
    use.ended = (at) => {
      this.#mark(false);
      if (hasMoved) moveThumb(at, false);
    };
    use.cancelled = () => {
      this.#mark(false);
      if (hasMoved) this.#set(this.#control.values[0], false);
    };
    return use;
  }

  /**
   * Marks the thumb while a finger is on it.
   * @param {boolean} isPressed
   */
  #mark(isPressed) {
    this.#isPressed = isPressed;
    const { thumb, pressed } = this.#content;
    if (pressed) this.#thumb.image(this.#isPressed ? pressed : thumb);
    this.#thumb.node.classList.toggle('pressed', isPressed);
  }

  resize() {
    if (this.#content) this.#render(false);
  }

  remove() {
    this.#ignore();
    for (const node of [this.#maximum.node, this.#minimum.node, this.#thumb.node, this.#input]) node.remove();
    this.#control.element.node.classList.remove('control', 'sideways', 'gliding');
  }
}

/** A part of a slider: a shape in a colour, or an image. */
class Piece {
  /** @type {HTMLElement} */
  node;
  frame = { x: 0, y: 0, width: 0, height: 0 };
  /** @type {Context} */
  context;
  /** @type {ImagePart | null} */
  #image = null;

  /**
   * @param {string} className
   * @param {Context} context
   */
  constructor(className, context) {
    this.node = part(className);
    this.context = context;
  }

  get hasImage() {
    return this.#image !== null;
  }

  /**
   * @param {string} tint
   * @param {ImageContent | undefined} image
   */
  look(tint, image) {
    this.node.style.setProperty('--color', tint);
    this.image(image);
  }

  /** @param {ImageContent | undefined} value */
  image(value) {
    this.node.classList.toggle('pictured', Boolean(value));
    if (!value) {
      this.#image?.remove();
      this.#image = null;
      return;
    }
    this.#image ??= new ImagePart(this);
    this.#image.apply(value);
  }

  /** @param {number[]} frame */
  place([x, y, width, height]) {
    this.frame = { x, y, width: Math.max(0, width), height };
    const { style } = this.node;
    style.left = px(x);
    style.top = px(y);
    style.width = px(this.frame.width);
    style.height = px(height);
    this.#image?.resize();
  }
}
