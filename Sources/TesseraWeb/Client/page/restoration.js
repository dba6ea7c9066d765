// What the app wants to get back when another process of it takes the place of this one: the app sends it as a text that
// only the app reads, and the page gives it to the next process.

import { longestState } from '../basics/protocol.js';

export class Restoration {
  /** @type {string | null} */
  #state = null;
  /** True if the state was given to a process whose scene has not come yet. */
  #isOnTrial = false;

  /**
   * Takes the state that the app has sent last.
   * @param {any} state
   */
  take(state) {
    if (typeof state !== 'string' || state.length > longestState) throw new TypeError('a state is a text that is not too long');
    this.#state = state;
  }

  /** Returns the state for a new process, or undefined if there is none. */
  give() {
    this.#isOnTrial = this.#state !== null;
    return this.#state ?? undefined;
  }

  /** Notes that the scene of the process has come. */
  succeeded() {
    this.#isOnTrial = false;
  }

  /** Notes that the process has ended. A state with which it has not come to a scene is not given to another one. */
  ended() {
    if (this.#isOnTrial) this.#state = null;
    this.#isOnTrial = false;
  }
}
