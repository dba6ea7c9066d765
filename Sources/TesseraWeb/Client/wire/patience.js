// What the page does about a wire that has gone away without a word: it says that it waits, and then tries another connection.

/** The time after which the page says that it waits for the host, in milliseconds. The host's pauses are a part of it. */
const shortest = 1000;
/** The time after that until the page gives the connection up, in milliseconds. */
const longest = 15_000;

export class Patience {
  #delegate;
  #times;
  #timer = 0;
  #isLate = false;

  /**
   * Calls `late` when the host has said nothing for too long while events wait, `recovered` if it does so afterwards, and `gone`
   * if not.
   * @param {{ late: () => void, recovered: () => void, gone: () => void }} delegate
   * @param {{ shortest: number, longest: number }} [times]
   */
  constructor(delegate, times = { shortest, longest }) {
    this.#delegate = delegate;
    this.#times = times;
  }

  /**
   * Notes that an event waits to be acknowledged.
   * @param {number} roundTrip The time that an answer usually takes, in milliseconds.
   */
  waits(roundTrip) {
    this.#timer ||= setTimeout(() => this.#late(), this.#times.shortest + 2 * roundTrip);
  }

  #late() {
    this.#isLate = true;
    this.#timer = setTimeout(() => this.#delegate.gone(), this.#times.longest);
    this.#delegate.late();
  }

  /** Notes that the host has said something. */
  hostSpoke() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const wasLate = this.#isLate;
    this.#isLate = false;
    if (wasLate) this.#delegate.recovered();
  }

  /** Ends the waiting, because the connection has ended. */
  end() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#isLate = false;
  }
}
