// A wheel of ticks that the browser turns.

import { makeSpinner } from '../basics/spinner.js';
import { color, number } from '../basics/values.js';

/** @import { ControlPart } from './control.js' */

/**
 * A spinner of the wire: whether it turns, the colour of its ticks, and its diameter.
 * @typedef {{ on: boolean, c: string, s: number }} SpinnerContent
 */

export class Spinner {
  /** @type {ControlPart} */
  #control;
  #node = makeSpinner().node;

  /** @param {ControlPart} control */
  constructor(control) {
    this.#control = control;
    control.element.node.prepend(this.#node);
  }

  /** @param {SpinnerContent} value */
  apply({ on, c, s }) {
    const { style, classList } = this.#node;
    style.color = color(c);
    style.setProperty('--scale', String(number(s, 'size') / 28));
    classList.toggle('spinning', Boolean(on));
    classList.toggle('standing', !on);
  }

  remove() {
    this.#node.remove();
  }
}
