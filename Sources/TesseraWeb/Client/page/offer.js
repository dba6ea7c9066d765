// A link that the page offers where the browser does not let the app open it.

import { language, words } from '../basics/words.js';

export class Offer {
  /** @type {HTMLElement | null} */
  #node = null;
  /** @type {((isOpened: boolean) => void) | null} */
  #finish = null;

  /**
   * Offers an address until the user opens it or puts the link away. Resolves to true if the user opened it.
   * @param {URL} address
   */
  link(address) {
    this.close();
    return new Promise((resolve) => {
      const box = document.createElement('div');
      box.className = 'offer';
      box.setAttribute('role', 'status');
      box.lang = language;
      const link = document.createElement('a');
      link.href = address.href;
      link.target = '_blank';
      link.rel = 'noopener noreferrer';
      link.textContent = words.open(address.host || address.href);
      const away = document.createElement('button');
      away.type = 'button';
      away.textContent = '×';
      away.setAttribute('aria-label', words.putAway);
      box.append(link, away);
      this.#node = box;
      this.#finish = resolve;
      // This runs after the browser has opened the link.
      link.addEventListener('click', () => setTimeout(() => this.#end(true)));
      away.addEventListener('click', () => this.#end(false));
      document.body.append(box);
    });
  }

  /** Puts the link away. */
  close() {
    this.#end(false);
  }

  /** @param {boolean} isOpened */
  #end(isOpened) {
    this.#node?.remove();
    this.#node = null;
    const finish = this.#finish;
    this.#finish = null;
    finish?.(isOpened);
  }
}
