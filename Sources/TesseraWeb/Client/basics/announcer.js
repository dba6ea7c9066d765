// Texts that assistive technology reads out and that nobody sees.

/** The time between the end of one text and the beginning of the next, in milliseconds. Without it some screen readers say nothing. */
const pause = 50;

export class Announcer {
  /** @type {HTMLElement | null} */
  #node = null;
  #timer = 0;

  /**
   * Lets assistive technology read out a text, after what it is saying. The same text is read out again.
   * @param {string} text
   */
  say(text) {
    if (!this.#node) {
      this.#node = document.createElement('div');
      this.#node.className = 'announcement';
      this.#node.setAttribute('role', 'status');
      document.body.append(this.#node);
    }
    const node = this.#node;
    node.textContent = '';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      node.textContent = text;
    }, pause);
  }
}
