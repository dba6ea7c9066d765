// A stepper: two buttons, which count on while they are pressed.

import { attribute, isNear, listenToPointers, part, placeIn } from './control-pointer.js';
import { color, number, string } from '../basics/values.js';

/** @import { PointerUse } from './control-pointer.js' */
/** @import { ControlPart } from './control.js' */

/**
 * A stepper of the wire.
 * @typedef {object} StepperContent
 * @property {number} a The smallest value.
 * @property {number} z The greatest value.
 * @property {number} by The amount of one step.
 * @property {boolean} [w] True if the smallest value comes after the greatest one.
 * @property {boolean} [r] True if a button that stays pressed changes the value repeatedly.
 * @property {string} la The name of the button that lowers the value.
 * @property {string} lz The name of the button that raises the value.
 * @property {string} c The colour over a button while it is pressed.
 */

/**
 * The time before a pressed button counts on, and the times between two of the first ten counts and all later ones, in
 * milliseconds.
 */
const patience = 500;
const pace = 100;
const quickPace = 50;

export class Stepper {
  /** @type {ControlPart} */
  #control;
  #range = { minimum: 0, maximum: 0, step: 1, wraps: false, repeats: false };
  #fields = [part('stepper-field left'), part('stepper-field right')];
  #buttons = [part('native', 'button'), part('native', 'button')];
  #timer = 0;
  /** @type {() => void} */
  #ignore;

  /** @param {ControlPart} control */
  constructor(control) {
    this.#control = control;
    const { node } = control.element;
    node.classList.add('control');
    node.prepend(...this.#fields, ...this.#buttons);
    this.#buttons.forEach((button, side) => {
      button.type = 'button';
      button.classList.add(side === 0 ? 'left' : 'right');
      button.addEventListener('click', () => { this.#step(this.#isUp(side), false); });
    });
    node.setAttribute('role', 'group');
    this.#ignore = listenToPointers(node, (event) => (control.isUsable ? this.#press(event) : null));
  }

  /** @param {StepperContent} value */
  apply({ a, z, by, w, r, la, lz, c }) {
    this.#range = {
      minimum: number(a), maximum: number(z), step: number(by), wraps: Boolean(w), repeats: Boolean(r),
    };
    const { content, element } = this.#control;
    attribute(element.node, 'aria-label', content.l);
    for (const field of this.#fields) field.style.backgroundColor = color(c);
    this.#buttons.forEach((button, side) => {
      button.setAttribute('aria-label', string(this.#isUp(side) ? lz : la, 'label'));
      attribute(button, 'aria-description', content.vt);
    });
    this.#update();
  }

  /**
   * Returns true if the button on a side, 0 for the left one, raises the value.
   * @param {number} side
   */
  #isUp(side) {
    return (side === 1) !== Boolean(this.#control.content.rl);
  }

  /**
   * Returns the value after a step, or undefined if there is none.
   * @param {boolean} isUp
   */
  #next(isUp) {
    const { minimum, maximum, step, wraps } = this.#range;
    const [value] = this.#control.values;
    if (isUp ? value >= maximum : value <= minimum) return wraps ? (isUp ? minimum : maximum) : undefined;
    // Steps of a tenth would add up to uneven numbers.
    const next = Number((value + (isUp ? step : -step)).toPrecision(14));
    return isUp ? Math.min(next, maximum) : Math.max(next, minimum);
  }

  /**
   * @param {boolean} isUp
   * @param {boolean} isOngoing
   */
  #step(isUp, isOngoing) {
    const next = this.#next(isUp);
    if (next === undefined) return false;
    this.#control.change([next], isOngoing);
    this.#update();
    return true;
  }

  #update() {
    const { passed } = this.#control.element.context;
    this.#buttons.forEach((button, side) => {
      // The button is not disabled, because it would lose the focus.
      const isOff = !this.#control.isUsable || this.#next(this.#isUp(side)) === undefined;
      attribute(button, 'aria-disabled', isOff ? 'true' : undefined);
      // One that assistive technology ignores becomes a stop of the Tab key when it is no longer ignored.
      button.tabIndex = this.#control.isUsable && !passed.has(button) ? 0 : -1;
    });
  }

  /**
   * @param {PointerEvent} event
   * @returns {PointerUse | null}
   */
  #press(event) {
    const { element } = this.#control;
    const side = placeIn(element.node, element.frame.width, event) < element.frame.width / 2 ? 0 : 1;
    const isUp = this.#isUp(side);
    if (this.#next(isUp) === undefined) return null;
    let counted = 0;
    const field = this.#fields[side];
    field.classList.add('pressed');
    const count = () => {
      if (!this.#step(isUp, true)) return;
      counted += 1;
      this.#timer = setTimeout(count, counted < 10 ? pace : quickPace);
    };
    if (this.#range.repeats) this.#timer = setTimeout(count, patience);
    const end = () => {
      clearTimeout(this.#timer);
      field.classList.remove('pressed');
      // The end of the press makes the value that was counted final.
      if (counted > 0) this.#control.change(this.#control.values);
    };
    return {
      moved: (at) => {
        const isInside = isNear(element.node, at);
        field.classList.toggle('pressed', isInside);
        if (!isInside) clearTimeout(this.#timer);
      },
      ended: (at) => {
        end();
        if (counted === 0 && isNear(element.node, at)) this.#step(isUp, false);
      },
      cancelled: end,
    };
  }

  remove() {
    this.#ignore();
    clearTimeout(this.#timer);
    for (const node of [...this.#fields, ...this.#buttons]) node.remove();
    const { node } = this.#control.element;
    node.classList.remove('control');
    for (const name of ['role', 'aria-label']) node.removeAttribute(name);
  }
}
