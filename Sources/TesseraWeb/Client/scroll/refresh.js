// The pull-to-refresh control: UIKit's spinner, whose twelve ticks appear as the content is pulled, and a button for
// the keyboard.

import { makeSpinner } from '../basics/spinner.js';
import { clamp, color, number, px } from '../basics/values.js';
import { words } from '../basics/words.js';

/** @import { Element } from '../scene/element.js' */

/** @typedef {{ on: boolean, c: string, t: number, y?: number }} RefreshContent A refresh control, as the wire has it. */

/** The time after which an app that has not begun to refresh is asked again by the next pull, in milliseconds. */
const patience = 3000;

export class RefreshPart {
  /** @type {Element} */
  #element;
  #spinner = makeSpinner();
  #button = document.createElement('button');
  /** The part of the ticks that is displayed, in 0...1; negative as long as nobody has said so. */
  #share = -1;
  #threshold = 0;
  #hasTitle = false;
  #isRefreshing = false;
  #isAsked = false;
  #timer = 0;
  /**
   * True if the present pull refreshes no more: it has done so, or has begun with content that was still too far beyond its top.
   */
  #isSpent = false;
  /** True if the present pull has begun a refresh for which the app has made no room yet. */
  #lacksRoom = false;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    element.node.prepend(this.#spinner.node);
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
    this.#spinner.node.style.color = color(value.c);
    this.#hasTitle = value.y !== undefined;
    this.#spinner.node.style.top = value.y === undefined ? '' : px(number(value.y, 'middle'));
    this.#threshold = Math.max(1, number(value.t, 'threshold'));
    const hasEnded = this.#isRefreshing && !value.on;
    this.#isRefreshing = Boolean(value.on);
    this.#stopAsking();
    this.#element.parent?.scroller?.overlay.append(this.#button);
    this.#render();
    if (hasEnded) this.#element.parent?.scroller?.refreshEnded();
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
    this.#spinner.node.classList.toggle('spinning', isBusy);
    this.#button.setAttribute('aria-busy', String(isBusy));
    this.label(this.#element.properties.ax?.l);
  }

  /**
   * Notes that another pull may begin with content that is `distance` points beyond its top. A finger that catches content on its
   * way back has not pulled it there.
   * @param {number} distance
   */
  rearm(distance) {
    this.#isSpent = distance >= this.#threshold;
    this.#lacksRoom = false;
  }

  /** Notes that the app has made room. */
  roomMade() {
    this.#lacksRoom = false;
  }

  /**
   * Displays as many of the ticks as `distance` points are of the way to a refresh, and fades in transparent children. Refreshes
   * as soon as a finger has pulled far enough.
   * @param {number} distance
   * @param {boolean} isHeld True while a finger holds the content.
   */
  pull(distance, isHeld = false) {
    if (this.#isRefreshing || this.#isAsked) return;
    const share = this.#threshold > 0 ? clamp(distance / this.#threshold, 0, 1) : 0;
    // Each frame in which content scrolls comes here.
    if (share !== this.#share) {
      this.#spinner.ticks.forEach((tick, index) => {
        tick.style.opacity = String(clamp(share * this.#spinner.ticks.length - index, 0, 1));
      });
    }
    this.#share = share;
    for (const { node, properties } of this.#element.children) {
      if (this.#hasTitle && properties.o === 0) node.style.opacity = String(share);
    }
    if (isHeld) this.#pulled(distance);
  }

  /** @param {number} distance */
  #pulled(distance) {
    if (this.#isSpent || this.#isRefreshing || this.#isAsked || distance < this.#threshold) return;
    this.#isSpent = true;
    this.#lacksRoom = true;
    this.#ask();
  }

  /**
   * Notes that content was let go `distance` points beyond its top. Returns true if the app is going to make room for a refresh.
   * @param {number} distance
   */
  release(distance) {
    this.#pulled(distance);
    const waits = this.#lacksRoom && (this.#isRefreshing || this.#isAsked);
    this.#lacksRoom = false;
    return waits;
  }

  #ask() {
    if (this.#isRefreshing || this.#isAsked) return;
    this.#isAsked = this.#element.context.send({ type: 'refresh', view: this.#element.id });
    // An app whose refresh ends at once, or whose control is disabled, changes nothing, so that no answer comes.
    if (this.#isAsked) this.#timer = setTimeout(() => this.giveUp(), patience);
    this.#render();
  }

  #stopAsking() {
    clearTimeout(this.#timer);
    this.#isAsked = false;
  }

  /** Ends the wait for an app that has not answered in time. */
  giveUp() {
    this.#stopAsking();
    this.#render();
  }

  remove() {
    this.#stopAsking();
    this.#spinner.node.remove();
    this.#button.remove();
  }
}
