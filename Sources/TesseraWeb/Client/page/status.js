// Notices of the page itself over the app: that it connects, or why it cannot.

import { language } from '../basics/words.js';

/** The time after which a page that opens gets a notice, in milliseconds. */
const grace = 500;

export class Status {
  /** @type {HTMLElement} */
  #screen;
  #pill = document.createElement('div');
  #panel = document.createElement('div');
  #timer = 0;

  /** @param {HTMLElement} screen */
  constructor(screen) {
    this.#screen = screen;
    this.#pill.className = 'pill';
    this.#pill.setAttribute('role', 'status');
    this.#panel.className = 'panel';
    this.#panel.setAttribute('role', 'alert');
    for (const node of [this.#pill, this.#panel]) {
      node.lang = language;
      node.hidden = true;
    }
    document.body.append(this.#pill, this.#panel);
  }

  /** Removes all notices, because the app is on display. */
  clear() {
    clearTimeout(this.#timer);
    this.#pill.hidden = true;
    this.#pill.textContent = '';
    this.#panel.hidden = true;
    this.#panel.replaceChildren();
    this.#screen.classList.remove('dimmed');
    this.#screen.inert = false;
  }

  /**
   * Says after some milliseconds that the page connects.
   * @param {string} text
   * @param {number} [patience]
   */
  waiting(text, patience = grace) {
    clearTimeout(this.#timer);
    if (!this.#panel.hidden || !this.#pill.hidden) return;
    if (patience > 0) this.#timer = setTimeout(() => this.#note(text), patience);
    else this.#note(text);
  }

  /** Dims the app's last look. A screen without one stays as it is, since the first scene would fade in, and be late. */
  #dim() {
    this.#screen.classList.toggle('dimmed', this.#screen.hasChildNodes());
  }

  /**
   * Displays a passing notice at once, with details for developers.
   * @param {string} text
   * @param {string} [detail]
   */
  note(text, detail = '') {
    clearTimeout(this.#timer);
    this.#note(text, detail);
  }

  /**
   * @param {string} text
   * @param {string} [detail]
   */
  #note(text, detail = '') {
    this.#dim();
    this.#pill.textContent = text;
    if (detail) {
      const small = document.createElement('small');
      small.textContent = detail;
      this.#pill.append(small);
    }
    this.#pill.hidden = false;
  }

  /**
   * Explains why the app is not on display, with a button to do something about it.
   * @param {string} title
   * @param {string} detail
   * @param {string} button
   * @param {() => void} action
   */
  explain(title, detail, button, action) {
    // The same notice stays as it is, for users who read it or have the focus on its button.
    if (!this.#panel.hidden && this.#panel.querySelector('h1')?.textContent === title) return;
    this.clear();
    this.#dim();
    this.#screen.inert = true;
    const heading = document.createElement('h1');
    const text = document.createElement('p');
    const push = document.createElement('button');
    heading.textContent = title;
    text.textContent = detail;
    push.type = 'button';
    push.textContent = button;
    push.addEventListener('click', action);
    const card = document.createElement('div');
    card.append(heading, text, push);
    this.#panel.append(card);
    this.#panel.hidden = false;
  }
}
