// The sensors of a device, for which iPhones ask the user.

/**
 * @typedef {{ requestPermission?: () => Promise<'granted' | 'denied'> }} Asking A kind of event that needs the user's permission.
 */

/**
 * What the user has answered, or null before that. The answer counts for all sensors.
 * @type {boolean | null}
 */
let isAllowed = null;
/** The sensors that the app wants. @type {Set<MotionSensor>} */
const wanted = new Set();

export class MotionSensor {
  /** @type {'devicemotion' | 'deviceorientation'} */
  #name;
  /** @type {(event: Event) => void} */
  #handler;
  #isWanted = false;
  /** True if the user is asked for the sensor. */
  asks = false;
  #isListening = false;

  /**
   * @param {'devicemotion' | 'deviceorientation'} name
   * @param {(event: Event) => void} handler
   */
  constructor(name, handler) {
    this.#name = name;
    this.#handler = handler;
  }

  /**
   * Listens to the sensor from now on, or no longer.
   * @param {boolean} isWanted
   * @param {boolean} asks True if the user is asked at the next touch where that is necessary.
   */
  set(isWanted, asks) {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    if (isWanted) wanted.add(this);
    else wanted.delete(this);
    this.asks = asks;
    if (isWanted && asks && mustAsk() && isAllowed === null) askAtTouch();
    this.update();
  }

  /** Listens, if the sensor is wanted and the user allows it. */
  update() {
    const listens = this.#isWanted && (!mustAsk() || isAllowed === true);
    if (listens === this.#isListening) return;
    this.#isListening = listens;
    if (listens) addEventListener(this.#name, this.#handler);
    else removeEventListener(this.#name, this.#handler);
  }
}

/** The kind of event that needs the user's permission on iPhones. */
const kind = () => /** @type {Asking | undefined} */ (/** @type {unknown} */ (globalThis.DeviceMotionEvent));

const mustAsk = () => kind()?.requestPermission !== undefined;

let isAsking = false;

/** Asks the user at the next touch, since browsers refuse to ask at other times. */
function askAtTouch() {
  if (isAsking) return;
  isAsking = true;
  addEventListener('click', ask, { capture: true });
}

async function ask() {
  // The app may have changed its mind before the touch.
  if (![...wanted].some((sensor) => sensor.asks)) return;
  removeEventListener('click', ask, { capture: true });
  try {
    isAllowed = await kind()?.requestPermission?.() === 'granted';
    for (const sensor of wanted) sensor.update();
  } catch {
    // The touch did not count as one. The next one may.
    addEventListener('click', ask, { capture: true });
  }
}
