// Shakes of the device, which the page reports to an app that handles them.

import { MotionSensor } from './motion-sensor.js';

/** @import { Send } from '../connection.js' */

/** The strength of a swing, in metres per square second without gravity. */
const strong = 12;
/** The milliseconds without a strong moment after which a shake is over. */
const quiet = 400;
/** The swings, each in the opposite direction to the last one, of which a shake consists. */
const fewest = 3;
/** The milliseconds after which a motion is no shake any more, but a ride on a rough road, say. */
const longest = 3000;

/** Finds shakes in the acceleration of a device. */
export class ShakeDetector {
  /** @type {(phase: 'began' | 'ended' | 'cancelled') => void} */
  #report;
  #swings = 0;
  /** The direction of the last swing. */
  #direction = [0, 0, 0];
  /** The time of the last strong moment. */
  #last = -Infinity;
  /** The time at which the shake began, or null if there is none. @type {number | null} */
  #began = null;
  /** True until the device is quiet after a motion that has lasted too long. */
  #isIgnored = false;

  /** @param {(phase: 'began' | 'ended' | 'cancelled') => void} report */
  constructor(report) {
    this.#report = report;
  }

  /**
   * Takes the acceleration at a time in milliseconds.
   * @param {number} time
   * @param {number[]} acceleration Along the three axes, in metres per square second, without gravity.
   */
  take(time, acceleration) {
    if (time - this.#last > quiet) this.#settle();
    if (Math.hypot(...acceleration) < strong) return;
    this.#last = time;
    if (this.#isIgnored) return;
    const agreement = acceleration.reduce((sum, value, axis) => sum + value * this.#direction[axis], 0);
    if (this.#swings === 0 || agreement < 0) {
      this.#swings += 1;
      this.#direction = acceleration;
    }
    if (this.#swings === 2 && this.#began === null) {
      this.#began = time;
      this.#report('began');
    } else if (this.#began !== null && time - this.#began > longest) {
      this.cancel();
      this.#isIgnored = true;
    }
  }

  /** Ends a shake that is under way, since no more of it can be known. */
  cancel() {
    if (this.#began !== null) this.#report('cancelled');
    this.#began = null;
    this.#swings = 0;
  }

  /** Ends what is under way, because the device is quiet. */
  #settle() {
    if (this.#began !== null) this.#report(this.#swings >= fewest ? 'ended' : 'cancelled');
    this.#began = null;
    this.#swings = 0;
    this.#isIgnored = false;
  }
}

/** Reports shakes while the app handles them. */
export class Shakes {
  /** @type {ShakeDetector} */
  #detector;
  #sensor;

  /** @param {Send} send */
  constructor(send) {
    this.#detector = new ShakeDetector((phase) => send({ type: 'shake', phase }));
    this.#sensor = new MotionSensor('devicemotion', (event) => this.#moved(/** @type {DeviceMotionEvent} */ (event)));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') this.#detector.cancel();
    });
  }

  /**
   * Reports shakes from now on, or no longer.
   * @param {boolean} isWanted
   */
  set(isWanted) {
    this.#sensor.set(isWanted, true);
    if (!isWanted) this.#detector.cancel();
  }

  /** @param {DeviceMotionEvent} event */
  #moved({ acceleration, timeStamp }) {
    // A device without a gyroscope cannot tell gravity from other acceleration.
    if (!acceleration || acceleration.x === null) return;
    this.#detector.take(timeStamp, [acceleration.x, acceleration.y ?? 0, acceleration.z ?? 0]);
  }
}
