// The wait of content that was pulled to refresh, until the app makes room for the refresh control.

/** @import { ScrollPhase } from './scroll-phase.js' */

/** How long the content waits, in milliseconds. */
const patience = 1000;

export class RoomWait {
  /** @type {ScrollPhase} */
  #phase;
  #timer = 0;

  /** @param {ScrollPhase} phase */
  constructor(phase) {
    this.#phase = phase;
  }

  get isRunning() {
    return this.#timer !== 0;
  }

  /**
   * Waits for the app, and calls `giveUp` if the app makes no room in time.
   * @param {() => void} giveUp
   */
  begin(giveUp) {
    this.end();
    this.#phase.change('roomWait');
    this.#timer = setTimeout(() => {
      this.end();
      giveUp();
    }, patience);
  }

  /** Ends the wait. */
  end() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#phase.change('roomEnd');
  }
}
