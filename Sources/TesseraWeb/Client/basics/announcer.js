// Texts that assistive technology reads out and that nobody sees.

/** The time between two texts, in milliseconds. Without it some screen readers do not notice the second one. */
const pause = 50;
/** The greatest number of texts that wait. If an app announces more, the oldest ones are out of date. */
const most = 8;
/** The time for which a text stays in the page, in milliseconds. */
const duration = 1000;

export class Announcer {
  /** @type {HTMLElement | null} */
  #node = null;
  /** @type {string[]} */
  #texts = [];
  #timer = 0;
  #role;

  /**
   * @param {'status' | 'alert'} [role] an alert interrupts what assistive technology is reading out
   */
  constructor(role = 'status') {
    this.#role = role;
  }

  /**
   * Lets assistive technology read out a text, after the texts before it. The same text is read out again.
   * @param {string} text
   */
  say(text) {
    this.#texts.push(text);
    if (this.#texts.length > most) this.#texts.shift();
    if (this.#timer === 0) this.#next();
  }

  /**
   * Lets assistive technology read out a text in place of those that it has not read out yet.
   * @param {string} text
   */
  sayNow(text) {
    clearTimeout(this.#timer);
    this.#texts = [text];
    this.#next();
  }

  /** Removes the text before, and writes the next one after a pause. */
  #next() {
    const node = this.#node ?? this.#append();
    node.textContent = '';
    this.#timer = 0;
    const text = this.#texts.shift();
    if (text === undefined) return;
    this.#timer = setTimeout(() => {
      node.textContent = text;
      this.#timer = setTimeout(() => this.#next(), duration);
    }, pause);
  }

  #append() {
    const node = document.createElement('div');
    node.className = 'announcement';
    node.setAttribute('role', this.#role);
    document.body.append(node);
    this.#node = node;
    return node;
  }
}
