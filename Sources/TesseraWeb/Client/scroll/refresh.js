// The pull-to-refresh control: UIKit's spinner, whose twelve ticks appear as the content is pulled, and a button for
// the keyboard.

import { makeSpinner } from '../basics/spinner.js';
import { clamp, color, number, px } from '../basics/values.js';
import { words } from '../basics/words.js';

/** @import { Element } from '../scene/element.js' */

/** @typedef {{ on: boolean, c: string, t: number, y?: number }} RefreshContent A refresh control, as the wire has it. */

export class RefreshPart {
  /** @type {Element} */
  #element;
  #spinner = makeSpinner();
  #ticks = /** @type {HTMLElement[]} */ ([...this.#spinner.children]);
  #button = document.createElement('button');
  #threshold = 0;
  #hasTitle = false;
  #isRefreshing = false;
  #isAsked = false;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    element.node.prepend(this.#spinner);
    this.#button.type = 'button';
    this.#button.className = 'refresh';
    this.#button.addEventListener('click', () => this.#ask());
    this.pull(0);
  }

  /**
   * Applies a refresh control of the wire.
   * @param {RefreshContent} value
   */
  apply(value) {
    this.#spinner.style.color = color(value.c);
    this.#hasTitle = value.y !== undefined;
    this.#spinner.style.top = value.y === undefined ? '' : px(number(value.y, 'middle'));
    this.#threshold = Math.max(1, number(value.t, 'threshold'));
    this.#isRefreshing = Boolean(value.on);
    this.#isAsked = false;
    this.#element.parent?.scroller?.overlay.append(this.#button);
    this.#render();
  }

  /**
   * Writes the words of the button.
   * @param {string | undefined} text
   */
  label(text) {
    this.#button.textContent = text ?? words.refresh;
  }

  #render() {
    const isBusy = this.#isRefreshing || this.#isAsked;
    this.#spinner.classList.toggle('spinning', isBusy);
    this.#button.setAttribute('aria-busy', String(isBusy));
    this.label(this.#element.properties.ax?.l);
  }

  /**
   * Displays as many of the ticks as `distance` points are of the way to a refresh, and fades in transparent children.
   * @param {number} distance
   */
  pull(distance) {
    if (this.#isRefreshing || this.#isAsked) return;
    const share = this.#threshold > 0 ? clamp(distance / this.#threshold, 0, 1) : 0;
    this.#ticks.forEach((tick, index) => {
      tick.style.opacity = String(clamp(share * this.#ticks.length - index, 0, 1));
    });
    for (const { node, properties } of this.#element.children) {
      if (this.#hasTitle && properties.o === 0) node.style.opacity = String(share);
    }
  }

  /**
   * Notes that content was let go `distance` points beyond its top. Returns true if that starts a refresh.
   * @param {number} distance
   */
  release(distance) {
    if (this.#isRefreshing || this.#isAsked || distance < this.#threshold) return false;
    this.#ask();
    return true;
  }

  #ask() {
    if (this.#isRefreshing || this.#isAsked) return;
    this.#isAsked = this.#element.context.send({ type: 'refresh', view: this.#element.id });
    this.#render();
  }

  /** Ends the wait for an app that has not answered in time. */
  giveUp() {
    this.#isAsked = false;
    this.#render();
  }

  remove() {
    this.#spinner.remove();
    this.#button.remove();
  }
}
