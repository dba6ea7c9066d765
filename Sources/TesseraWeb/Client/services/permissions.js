// What the user permits the page. Some browsers ask only after the user has touched something, so that the page waits for that.

import { string } from '../basics/values.js';

/** @import { Send } from '../connection.js' */
/** @import { Answer } from '../page/requests.js' */

/** @typedef {'granted' | 'denied' | 'undecided'} State What the user has decided, as the wire has it. */

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
  const known = await queryLocation();
  if (known === 'granted' || known === 'denied') return known;
  return new Promise((resolve) => {
    // A browser asks when a page wants the place, which itself is not needed here.
    navigator.geolocation.getCurrentPosition(() => resolve('granted'), async ({ code, PERMISSION_DENIED }) => {
      if (code !== PERMISSION_DENIED) resolve('granted');
      // A user may also close the question.
      else resolve(await queryLocation() === 'undecided' ? 'undecided' : 'denied');
    }, { maximumAge: Infinity });
  });
}

/**
 * Returns what the user has decided about the place, or undefined if the browser does not tell.
 * @returns {Promise<State | undefined>}
 */
async function queryLocation() {
  try {
    return stateOf((await navigator.permissions.query({ name: 'geolocation' })).state);
  } catch {
    return undefined;
  }
}

/**
 * A permission: its name in the browser, and functions that tell whether the browser has it, find out what the user has decided,
 * and ask the user.
 * @typedef {object} Kind
 * @property {PermissionName} name
 * @property {() => boolean} isSupported
 * @property {() => State | Promise<State | undefined>} query
 * @property {() => Promise<State>} ask
 */

/** The permissions by their names on the wire. @type {Map<string, Kind>} */
const kinds = new Map([
  ['notifications', {
    name: 'notifications',
    isSupported: () => 'Notification' in globalThis && 'serviceWorker' in navigator,
    query: () => stateOf(Notification.permission),
    ask: askForNotifications,
  }],
  ['location', {
    name: 'geolocation',
    isSupported: () => 'geolocation' in navigator,
    query: queryLocation,
    ask: askForLocation,
  }],
]);

export class Permissions {
  /** @type {Send} */
  #send;
  /**
   * The permissions whose changes are reported.
   * @type {Map<string, PermissionStatus | undefined>}
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
    const permission = string(name, 'name');
    const kind = kinds.get(permission);
    if (!kind) throw new TypeError(`unknown permission ${permission}`);
    if (!globalThis.isSecureContext) return { outcome: 'unavailable', reason: 'insecure' };
    if (!kind.isSupported()) return { outcome: 'unavailable', reason: 'unsupported' };
    const state = await (asks === true ? kind.ask() : kind.query());
    this.#watch(permission, kind.name);
    return { outcome: 'done', permission: state ?? 'undecided' };
  }

  /**
   * Reports later decisions of the user.
   * @param {string} name The name on the wire.
   * @param {PermissionName} browserName
   */
  async #watch(name, browserName) {
    if (this.#watched.has(name)) return;
    this.#watched.set(name, undefined);
    try {
      const status = await navigator.permissions.query({ name: browserName });
      // Nothing else keeps the object.
      this.#watched.set(name, status);
      status.addEventListener('change', () => this.#send({ type: 'permission', name, state: stateOf(status.state) }));
    } catch {
      // The browser does not tell.
    }
  }
}
