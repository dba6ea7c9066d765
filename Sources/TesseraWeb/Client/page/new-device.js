// A passing notice for users whose app was started anew, because the host no longer has the device of their page.

import { language, words } from '../basics/words.js';

/** The time for which the notice stays, in milliseconds. */
const duration = 8000;

export class NewDeviceNotice {
  #pill = document.createElement('div');
  #timer = 0;
  #hasDevice = false;
  /** True if the page knows why the next device is a new one. */
  #isExpected = false;
  #isDue = false;

  constructor() {
    this.#pill.className = 'pill';
    this.#pill.setAttribute('role', 'status');
    this.#pill.lang = language;
  }

  /**
   * Notes that the connection is lost. A page whose app has ended or was built again hears of that elsewhere.
   * @param {string} why
   */
  lost(why) {
    if (why === 'ended' || why === 'rebuilt') this.#isExpected = true;
    this.#hide();
  }

  /**
   * Notes that the host has named a device.
   * @param {boolean} isNew
   */
  deviceCame(isNew) {
    if (isNew && this.#hasDevice && !this.#isExpected) this.#isDue = true;
    this.#hasDevice = true;
    this.#isExpected = false;
  }

  /** Displays the notice for a while, if it is due. */
  sceneAppeared() {
    if (!this.#isDue) return;
    this.#isDue = false;
    document.body.append(this.#pill);
    // Assistive technology reads a change of a status that is there already.
    requestAnimationFrame(() => { this.#pill.textContent = words.anew; });
    this.#timer = setTimeout(() => this.#hide(), duration);
  }

  #hide() {
    clearTimeout(this.#timer);
    this.#pill.remove();
    this.#pill.textContent = '';
  }
}
