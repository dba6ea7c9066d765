// The settings of the app, which the browser keeps as it keeps those of other websites. The app sends them as texts that only the
// app reads, and the page gives them to each new process of the app.

import { appAddress } from './app-address.js';
import { longestMessage, mostSettings } from '../basics/protocol.js';

/**
 * The greatest size of all settings as JSON, in bytes. Each one counts with a comma, of which the last one has none, and there
 * are two braces.
 */
const longestWhole = mostSettings + 1;

export class Settings {
  /** @type {Map<string, string> | null} All settings, if the user does not let pages store anything, or the storage is full. */
  #unstored = null;

  /**
   * Takes the settings that the app has changed.
   * @param {unknown} values Texts by their keys. A setting without a text was removed.
   */
  take(values) {
    if (typeof values !== 'object' || values === null) throw new TypeError('settings are texts by their keys');
    // Another page of the app may have stored others.
    const settings = new Map(this.#stored());
    for (const [key, text] of Object.entries(values)) {
      if (typeof text === 'string') settings.set(key, text);
      else settings.delete(key);
    }
    const whole = JSON.stringify(Object.fromEntries(settings));
    if (sizeOf(whole) > longestWhole) throw new RangeError(`the settings of an app have at most ${mostSettings} bytes`);
    try {
      if (settings.size > 0) localStorage.setItem(name(), whole);
      else localStorage.removeItem(name());
      this.#unstored = null;
    } catch {
      // Then the settings last as long as the page.
      this.#unstored = settings;
    }
  }

  /** Returns the settings for a new process, or undefined if there are none. */
  give() {
    const settings = this.#stored();
    return settings.size > 0 ? Object.fromEntries(settings) : undefined;
  }

  /** Returns all settings, also those of other pages of the app in this browser. */
  #stored() {
    if (this.#unstored) return this.#unstored;
    try {
      const whole = localStorage.getItem(name());
      if (whole === null || sizeOf(whole) > longestWhole) return new Map();
      return new Map(Object.entries(JSON.parse(whole)).filter(([, text]) => typeof text === 'string'));
    } catch {
      return new Map();
    }
  }
}

/**
 * Returns the number of bytes of a text as a message has it.
 * @param {string} text
 */
const sizeOf = (text) => new TextEncoder().encode(text).length;

/** Returns the name under which the browser keeps the settings of the app of this address. */
const name = () => `tessera-settings:${appAddress.pathname}`;

/**
 * Returns a hello that a message has room for. If it is too long, it loses its state: the app then has its settings and begins
 * anew.
 * @param {Record<string, unknown>} hello
 */
export function shortened(hello) {
  return sizeOf(JSON.stringify(hello)) <= longestMessage ? hello : { ...hello, state: undefined };
}

/** The settings of the app of this page. */
export const settings = new Settings();
