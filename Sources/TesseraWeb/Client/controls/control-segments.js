// Segments: radio buttons for the keyboard and assistive technology, and a field behind the selected segment that a tap or a drag
// moves. The children of the element are the contents of the segments.

import { attribute, isNear, listenToPointers, part, placeIn } from './control-pointer.js';
import { color, number, object, px, string } from '../basics/values.js';

/** @import { PointerUse } from './control-pointer.js' */
/** @import { ControlPart } from './control.js' */

/**
 * A segment of the wire: its left edge, its width, its name, and whether it cannot be chosen.
 * @typedef {{ x: number, w: number, l: string, d?: boolean }} SegmentContent
 */
/**
 * Segments of the wire: whether they act as buttons, and the colours behind all of them, of the selected one and of the lines
 * between them.
 * @typedef {{ s: SegmentContent[], m?: boolean, bc?: string, c?: string, dc?: string }} SegmentsContent
 */

const most = 1000;

export class Segments {
  takesSideways = true;
  /** @type {ControlPart} */
  #control;
  /** @type {{ x: number, width: number, label: string, isOff: boolean }[]} */
  #segments = [];
  #isMomentary = false;
  #field = part('segment-field');
  #dividers = part('segment-dividers');
  #pill = part('segment-pill');
  #group = part('segment-group');
  /** @type {HTMLInputElement[]} */
  #inputs = [];
  /** @type {() => void} */
  #ignore;

  /** @param {ControlPart} control */
  constructor(control) {
    this.#control = control;
    const { node } = control.element;
    node.classList.add('control', 'sideways');
    node.prepend(this.#field, this.#dividers, this.#pill, this.#group);
    this.#ignore = listenToPointers(node, (event) => (control.isUsable ? this.#press(event) : null));
  }

  /**
   * @param {SegmentsContent} value
   * @param {{ isAnimated: boolean }} how
   */
  apply(value, { isAnimated }) {
    if (!Array.isArray(value.s) || value.s.length > most) throw new TypeError('segments is a list');
    const { content } = this.#control;
    this.#segments = value.s.map((one) => ({
      x: number(object(one).x), width: Math.max(0, number(one.w)), label: string(one.l, 'label'), isOff: Boolean(one.d),
    }));
    this.#isMomentary = Boolean(value.m);
    this.#field.style.backgroundColor = value.bc === undefined ? '' : color(value.bc);
    this.#field.hidden = value.bc === undefined;
    this.#pill.style.backgroundColor = value.c === undefined ? '' : color(value.c);
    this.#pill.hidden = value.c === undefined;
    this.#dividers.hidden = value.dc === undefined;
    if (value.dc !== undefined) this.#dividers.style.setProperty('--color', color(value.dc));
    attribute(this.#group, 'aria-label', content.l);
    this.#group.setAttribute('role', this.#isMomentary ? 'group' : 'radiogroup');
    this.#group.dir = content.rl ? 'rtl' : 'ltr';
    this.#makeInputs();
    this.#draw(this.#control.values[0], isAnimated);
  }

  #makeInputs() {
    const { content, element } = this.#control;
    const isMade = this.#inputs.length === this.#segments.length && (this.#inputs[0]?.type === 'button') === this.#isMomentary;
    if (!isMade) {
      this.#inputs = this.#segments.map((_, index) => {
        const input = part('native', 'input');
        input.type = this.#isMomentary ? 'button' : 'radio';
        input.name = `segments-${element.id}`;
        input.addEventListener(this.#isMomentary ? 'click' : 'change', () => this.#choose(index));
        return input;
      });
      this.#group.replaceChildren(...this.#inputs);
      this.#dividers.replaceChildren(...this.#segments.slice(1).map(() => part('segment-divider')));
    }
    this.#inputs.forEach((input, index) => {
      const { x, width, label, isOff } = this.#segments[index];
      input.setAttribute('aria-label', label);
      input.disabled = Boolean(content.d) || isOff;
      input.style.left = px(x);
      input.style.width = px(width);
    });
  }

  /**
   * Draws a segment as the selected one, or none for -1.
   * @param {number} index
   * @param {boolean} isAnimated
   */
  #draw(index, isAnimated) {
    const segment = this.#segments[index];
    const { style } = this.#pill;
    const wasSeen = style.opacity === '1';
    this.#pill.classList.toggle('still', !isAnimated || !wasSeen);
    style.opacity = segment ? '1' : '0';
    if (segment) {
      style.left = px(segment.x);
      style.width = px(segment.width);
    }
    const isMirrored = Boolean(this.#control.content.rl);
    /** @type {HTMLElement[]} */ ([...this.#dividers.children]).forEach((divider, before) => {
      const after = this.#segments[before + 1];
      divider.style.left = px(isMirrored ? after.x + after.width : after.x);
      divider.style.opacity = index === before || index === before + 1 ? '0' : '1';
    });
    if (!this.#isMomentary) this.#inputs.forEach((input, place) => { input.checked = place === index; });
  }

  /** @param {number} index */
  #choose(index) {
    if (this.#isMomentary) {
      this.#control.change([index]);
      this.#control.values = [-1];
      this.#draw(-1, true);
      return;
    }
    this.#draw(index, true);
    if (index !== this.#control.values[0]) this.#control.change([index]);
  }

  /**
   * Returns the index of the segment at a pointer that can be chosen, or -1.
   * @param {PointerEvent} event
   */
  #at(event) {
    const { element } = this.#control;
    const place = placeIn(element.node, element.frame.width, event);
    return this.#segments.findIndex(({ x, width, isOff }) => !isOff && place >= x && place < x + width);
  }

  /**
   * @param {PointerEvent} event
   * @returns {PointerUse | null}
   */
  #press(event) {
    const { element } = this.#control;
    const pressed = this.#at(event);
    if (pressed < 0) return null;
    const isOnSelected = pressed === this.#control.values[0];
    /** @type {PointerUse} */
    const use = { ended: () => {} };
    let chosen = pressed;
    if (this.#isMomentary) this.#draw(pressed, false);
    if (isOnSelected || this.#isMomentary) this.#pill.classList.add('pressed');
    use.moved = (at) => {
      const next = isNear(element.node, at) ? this.#at(at) : -1;
      // The selected segment goes with the finger; any other is chosen where the finger comes up within it.
      if (isOnSelected) chosen = next < 0 ? chosen : next;
      else chosen = next === pressed ? pressed : -1;
      if (isOnSelected) this.#draw(chosen, true);
      else if (this.#isMomentary) this.#draw(chosen, false);
    };
    use.ended = () => {
      this.#pill.classList.remove('pressed');
      if (chosen >= 0) this.#choose(chosen);
      else this.#draw(this.#control.values[0], true);
    };
    use.cancelled = () => {
      this.#pill.classList.remove('pressed');
      this.#draw(this.#control.values[0], true);
    };
    return use;
  }

  remove() {
    this.#ignore();
    for (const node of [this.#field, this.#group, this.#dividers, this.#pill]) node.remove();
    this.#control.element.node.classList.remove('control', 'sideways');
  }
}
