// A wheel of ticks that the browser turns.

import { makeSpinner } from './spinner.js';
import { color, number } from './values.js';

export class Spinner {
  #control;
  #spinner = makeSpinner();

  constructor(control) {
    this.#control = control;
    control.element.node.prepend(this.#spinner);
  }

  apply({ on, c, s }) {
    const { style, classList } = this.#spinner;
    style.color = color(c);
    style.setProperty('--scale', String(number(s, 'size') / 28));
    classList.toggle('spinning', Boolean(on));
    classList.toggle('standing', !on);
  }

  remove() {
    this.#spinner.remove();
  }
}
