// The notice that an app does not answer, with a button that starts it again. What the page does by itself, such as scrolling,
// goes on.

import { language, words } from '../basics/words.js';

export class SilenceNotice {
  #pill = document.createElement('div');
  #text = document.createElement('span');

  /** @param {() => void} startAgain Asks the host to start the app again. */
  constructor(startAgain) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words.startAgain;
    button.addEventListener('click', startAgain);
    this.#pill.className = 'pill';
    this.#pill.setAttribute('role', 'alert');
    this.#pill.lang = language;
    this.#pill.append(this.#text, button);
  }

  /**
   * Displays the notice.
   * @param {unknown} app The name of the app.
   */
  display(app) {
    this.#text.textContent = words.silent(typeof app === 'string' ? app : '');
    document.body.append(this.#pill);
  }

  /** Removes the notice. */
  clear() {
    this.#pill.remove();
  }
}
