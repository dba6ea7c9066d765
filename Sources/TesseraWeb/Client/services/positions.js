// The place of the device, while the app wants to know it.

import { number, object } from '../basics/values.js';

/** @import { Send } from '../connection.js' */

/** @typedef {{ n: number, p?: boolean }} PositionWish The wish for the place of the device, as the wire has it. */

/** Milliseconds between two reports. Devices find their place about once a second. */
const pause = 200;
/** The greatest distance, speed and age of a report. */
const greatest = 1e9;

/**
 * Returns a number within the range of a report, or undefined if there is none.
 * @param {number | null} value
 * @param {number} [least]
 */
const within = (value, least = 0) => (Number.isFinite(value) ? Math.min(greatest, Math.max(least, Number(value))) : undefined);

/**
 * Returns a position of the browser as the wire has it, or undefined if it is none.
 * @param {GeolocationPosition} position
 * @param {number} now Milliseconds since 1970.
 */
export function placeOf({ coords, timestamp }, now) {
  const { latitude, longitude, accuracy, altitude, altitudeAccuracy, heading, speed } = coords;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return {
    latitude, longitude, accuracy: within(accuracy) ?? greatest, altitude: within(altitude, -greatest),
    altitudeAccuracy: within(altitudeAccuracy),
    course: Number.isFinite(heading) && Number(heading) >= 0 && Number(heading) <= 360 ? Number(heading) : undefined,
    speed: within(speed), age: within(now - timestamp) ?? 0,
  };
}

export class Positions {
  /** @type {Send} */
  #send;
  /** True if the wish of the present connection is not known yet. */
  #isUnsure = false;
  /** @type {PositionWish | null} */
  #wish = null;
  /** The number by which the browser knows the watch, or undefined without one. @type {number | undefined} */
  #watch;
  /** The place that waits to be reported. @type {GeolocationPosition | null} */
  #waiting = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Makes the wish that of the wire.
   * @param {PositionWish | undefined} value
   */
  apply(value) {
    this.#isUnsure = false;
    if (value === undefined) {
      this.forget();
      return;
    }
    const wish = { n: number(object(value).n, 'number'), p: value.p === true };
    if (this.#wish?.n === wish.n && this.#wish.p === wish.p) return;
    this.forget();
    this.#wish = wish;
    if (!globalThis.isSecureContext || !('geolocation' in navigator)) {
      this.#send({ type: 'position', failure: 'unavailable' });
      return;
    }
    this.#watch = navigator.geolocation.watchPosition((position) => this.#found(position), (error) => {
      const failure = error.code === error.PERMISSION_DENIED ? 'denied' : 'unknown';
      this.#send({ type: 'position', failure });
    }, { enableHighAccuracy: wish.p, maximumAge: wish.p ? 0 : 60_000 });
  }

  /** Notes that the connection is lost. The watch goes on meanwhile. */
  lose() {
    this.#isUnsure = true;
  }

  /** Notes that the scene has come. An app that does not want to know the place does not mention it. */
  sceneAppeared() {
    if (this.#isUnsure) this.apply(undefined);
  }

  /** Ends the watch. */
  forget() {
    if (this.#watch !== undefined) navigator.geolocation.clearWatch(this.#watch);
    clearTimeout(this.#timer);
    this.#watch = undefined;
    this.#timer = undefined;
    this.#waiting = null;
    this.#wish = null;
  }

  /** @param {GeolocationPosition} position */
  #found(position) {
    if (this.#timer !== undefined) {
      this.#waiting = position;
      return;
    }
    this.#waiting = null;
    const place = placeOf(position, Date.now());
    if (place) this.#send({ type: 'position', place });
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting) this.#found(this.#waiting);
    }, pause);
  }
}
