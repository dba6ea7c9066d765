// Keeps the device's screen on while the app wants it.

export class WakeLock {
  #isWanted = false;
  #isAsking = false;
  /** What keeps the screen on, or null. @type {WakeLockSentinel | null} */
  #lock = null;

  constructor() {
    // A browser ends the lock of a page that goes out of view.
    document.addEventListener('visibilitychange', () => this.#update());
  }

  /**
   * Keeps the screen on from now on, or no longer.
   * @param {boolean} isWanted
   */
  set(isWanted) {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    this.#update();
  }

  async #update() {
    if (!this.#isWanted) {
      this.#lock?.release().catch(() => {});
      this.#lock = null;
      return;
    }
    if (this.#lock || this.#isAsking || document.visibilityState !== 'visible') return;
    this.#isAsking = true;
    // Some browsers have no such lock, and others refuse it, such as when the battery is low.
    const lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    this.#isAsking = false;
    if (!lock) return;
    this.#lock = lock;
    lock.addEventListener('release', () => {
      if (this.#lock === lock) this.#lock = null;
    });
    // The app may have changed its mind meanwhile.
    if (!this.#isWanted) this.#update();
  }
}
