// What the user permits the page. Some browsers ask only after the user has touched something, so that the page waits for that.

import { string } from '../basics/values.js';

/** @import { Send } from '../connection.js' */
/** @import { Answer } from '../page/requests.js' */

/** @typedef {'granted' | 'denied' | 'undecided'} State What the user has decided, as the wire has it. */

/** The names of permissions by those of the wire. */
const names = /** @type {const} */ ({ notifications: 'notifications', location: 'geolocation' });

/**
 * Returns what the wire calls a state of the browser.
 * @param {string} state
 * @returns {State}
 */
export const stateOf = (state) => (state === 'granted' || state === 'denied' ? state : 'undecided');

/** Resolves when the browser knows that the user is using the page. */
export function userActivation() {
  // Browsers that cannot tell decide by themselves.
  if (navigator.userActivation?.isActive !== false) return Promise.resolve();
  return new Promise((resolve) => {
    const events = ['pointerup', 'keydown', 'click'];
    const check = () => {
      if (!navigator.userActivation.isActive) return;
      for (const name of events) removeEventListener(name, check, { capture: true });
      resolve(undefined);
    };
    for (const name of events) addEventListener(name, check, { capture: true, passive: true });
  });
}

/** @returns {Promise<State>} */
async function askForNotifications() {
  if (Notification.permission === 'default') {
    await userActivation();
    return stateOf(await Notification.requestPermission());
  }
  return stateOf(Notification.permission);
}

/** @returns {Promise<State>} */
async function askForLocation() {
  const known = await query('location');
  if (known === 'granted' || known === 'denied') return known;
  return new Promise((resolve) => {
    // A browser asks when a page wants the place, which itself is not needed here.
    navigator.geolocation.getCurrentPosition(() => resolve('granted'), async ({ code, PERMISSION_DENIED }) => {
      if (code !== PERMISSION_DENIED) resolve('granted');
      // A user may also close the question.
      else resolve(await query('location') === 'undecided' ? 'undecided' : 'denied');
    }, { maximumAge: Infinity });
  });
}

/**
 * Returns what the user has decided, or undefined if the browser does not tell.
 * @param {keyof names} name
 * @returns {Promise<State | undefined>}
 */
async function query(name) {
  try {
    return stateOf((await navigator.permissions.query({ name: names[name] })).state);
  } catch {
    return undefined;
  }
}

export class Permissions {
  /** @type {Send} */
  #send;
  /**
   * The permissions whose changes are reported.
   * @type {Map<keyof names, PermissionStatus | undefined>}
   */
  #watched = new Map();

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
  }

  /**
   * Finds out what the user permits, and asks the user if the app wants that.
   * @param {{ name?: unknown, asks?: unknown }} wanted
   * @returns {Promise<Answer>}
   */
  async find({ name, asks }) {
    const text = string(name, 'name');
    if (!Object.hasOwn(names, text)) throw new TypeError(`unknown permission ${text}`);
    const permission = /** @type {keyof names} */ (text);
    if (!globalThis.isSecureContext) return { outcome: 'unavailable', reason: 'insecure' };
    const isSupported = permission === 'notifications'
      ? 'Notification' in globalThis && 'serviceWorker' in navigator : 'geolocation' in navigator;
    if (!isSupported) return { outcome: 'unavailable', reason: 'unsupported' };
    const state = await (asks === true
      ? (permission === 'notifications' ? askForNotifications() : askForLocation())
      : permission === 'notifications' ? stateOf(Notification.permission) : query(permission));
    this.#watch(permission);
    return { outcome: 'done', permission: state ?? 'undecided' };
  }

  /**
   * Reports later decisions of the user.
   * @param {keyof names} name
   */
  async #watch(name) {
    if (this.#watched.has(name)) return;
    this.#watched.set(name, undefined);
    try {
      const status = await navigator.permissions.query({ name: names[name] });
      // Nothing else keeps the object.
      this.#watched.set(name, status);
      status.addEventListener('change', () => this.#send({ type: 'permission', name, state: stateOf(status.state) }));
    } catch {
      // The browser does not tell.
    }
  }
}
