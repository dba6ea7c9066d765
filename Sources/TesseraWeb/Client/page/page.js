// Settings of the page as a whole: the colour of the bars around it, its orientation, whether it fills the screen, its title, the
// number on its icon, and whether the screen stays on.

import { Shakes } from '../motion/shake.js';
import { WakeLock } from './wake-lock.js';
import { color, number, object, string, warn } from '../basics/values.js';

/** @typedef {{ i: string, m: number, p?: boolean }} Command A key that is a command, as the wire has it. */

/** @typedef {{ lock?: (name: string) => Promise<void>, unlock?: () => void }} Orientation The orientation of the screen. */

/**
 * The settings of the page, as the wire has them.
 * @typedef {object} PageContent
 * @property {string} [tc]
 * @property {string[]} [or]
 * @property {boolean} [hb]
 * @property {boolean} [hh]
 * @property {Command[]} [cm]
 * @property {boolean} [hk]
 * @property {boolean} [so]
 * @property {number} [bn]
 * @property {string} [ti]
 * @property {boolean} [sk]
 * @property {unknown[]} [ic]
 * @property {MediaContent[]} [md] The players of sound and video, which `Players` takes.
 * @property {SpeechContent[]} [sp] The texts that are spoken, which `Speech` takes.
 * @property {boolean} [vs]
 * @property {PositionWish} [lo] The wish for the place of the device, which `Positions` takes.
 */

/** @import { Send } from '../connection.js' */
/** @import { MediaContent } from '../media/player.js' */
/** @import { SpeechContent } from '../media/speech.js' */
/** @import { PositionWish } from '../services/positions.js' */

const orientations = new Set(['portrait-primary', 'portrait-secondary', 'landscape-primary', 'landscape-secondary']);

export class Page {
  /**
   * The keys that are commands.
   * @type {Command[]}
   */
  commands = [];
  /** True if the app receives other keys, too, and copying and pasting. */
  hearsKeys = false;
  #hidesBars = false;
  #hidesIndicator = false;
  #lock = '';
  #wakeLock = new WakeLock();
  #shakes;
  /** @type {(list: unknown) => void} */
  #keepShortcuts;
  /**
   * The number on the icon of the installed app; undefined as long as it may be that of an earlier page.
   * @type {number | undefined}
   */
  #badge;
  /** The title that the host gives to the page. */
  #nameOfApp = document.title;
  /** True if this page, and not the user, has made itself fill the screen. */
  #isOurs = false;

  /**
   * @param {Send} send
   * @param {(list: unknown) => void} keepShortcuts Keeps the actions of the app's icon. An app that has set none keeps those that
   * it has set before.
   */
  constructor(send, keepShortcuts) {
    this.#keepShortcuts = keepShortcuts;
    this.#shakes = new Shakes(send);
    this.#setBadge(0);
    // Another page of the same installed app may have set its own number meanwhile.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return;
      const badge = this.#badge ?? 0;
      this.#badge = undefined;
      this.#setBadge(badge);
    });
    // A browser lets a page fill the screen while it handles a touch.
    addEventListener('pointerup', (event) => {
      if (event.pointerType === 'touch') this.#fill();
    });
    document.addEventListener('fullscreenchange', () => {
      if (!document.fullscreenElement) this.#isOurs = false;
    });
  }

  /** Returns all settings to those of a page without an app. */
  reset() {
    this.apply({});
    this.#turn();
  }

  /**
   * Applies a page of the wire.
   * @param {PageContent} value
   */
  apply(value) {
    object(value);
    this.commands = readCommands(value.cm ?? []);
    this.hearsKeys = Boolean(value.hk);
    setTheme(value.tc === undefined ? undefined : color(value.tc));
    this.#orient(value.or ?? []);
    this.#hidesBars = Boolean(value.hb);
    this.#hidesIndicator = Boolean(value.hh);
    this.#wakeLock.set(Boolean(value.so));
    this.#shakes.set(Boolean(value.sk));
    if (value.ic !== undefined) this.#keepShortcuts(value.ic);
    this.#setBadge(value.bn === undefined ? 0 : number(value.bn, 'badge'));
    document.title = value.ti === undefined ? this.#nameOfApp : string(value.ti);
    if (!this.#hidesBars && this.#isOurs && document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }

  /**
   * Sets the number on the icon of the installed app. Browsers without such icons do not know the functions.
   * @param {number} badge
   */
  #setBadge(badge) {
    if (badge === this.#badge) return;
    this.#badge = badge;
    const change = badge > 0 ? navigator.setAppBadge?.(badge) : navigator.clearAppBadge?.();
    change?.catch(() => {});
  }

  /**
   * Asks the browser for the orientations that the app wants.
   * @param {string[]} names
   */
  #orient(names) {
    const lock = lockFor(readOrientations(names));
    if (lock === this.#lock) return;
    this.#lock = lock;
    this.#turn();
  }

  #turn() {
    // Some browsers do not know the orientation, or cannot lock it.
    const orientation = /** @type {Orientation | undefined} */ (globalThis.screen.orientation);
    if (!this.#lock) orientation?.unlock?.();
    // Browsers refuse this to pages in a tab, which turn with the device.
    else orientation?.lock?.(this.#lock)?.catch(() => {});
  }

  /**
   * Turns the page to one of the orientations, once, until the app allows other ones. Returns false if the browser does not.
   * @param {unknown} names
   */
  async turn(names) {
    const list = readOrientations(names);
    const orientation = /** @type {Orientation & { type?: string } | undefined} */ (globalThis.screen.orientation);
    const lock = lockFor(list);
    try {
      if (!orientation?.lock) return list.includes(orientation?.type ?? '');
      if (lock) await orientation.lock(lock);
      else orientation.unlock?.();
      return true;
    } catch {
      return list.includes(orientation?.type ?? '');
    }
  }

  #fill() {
    if (!this.#hidesBars || document.fullscreenElement || window.top !== window) return;
    /** @type {FullscreenOptions} */
    const options = { navigationUI: this.#hidesIndicator ? 'hide' : 'show' };
    document.documentElement.requestFullscreen?.(options).then(() => {
      this.#isOurs = true;
      if (this.#lock) this.#turn();
    }, (error) => warn(`the page does not fill the screen: ${error.message}`));
  }
}

/**
 * Reads orientations of the wire.
 * @param {unknown} names
 * @returns {string[]}
 */
function readOrientations(names) {
  if (!Array.isArray(names) || !names.every((name) => orientations.has(name))) {
    throw new TypeError('orientations are those of a screen');
  }
  return names;
}

/**
 * Returns a browser's name for a set of orientations, or an empty text for all of them.
 * @param {string[]} names
 */
export function lockFor(names) {
  if (names.length === 1) return names[0];
  const kinds = new Set(names.map((name) => name.split('-')[0]));
  return names.length > 0 && kinds.size === 1 ? [...kinds][0] : '';
}

/** @param {string} [value] */
function setTheme(value) {
  let meta = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name=theme-color]'));
  if (value === undefined) {
    meta?.remove();
    return;
  }
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  meta.content = value;
}

/**
 * @param {unknown} value
 * @returns {Command[]}
 */
function readCommands(value) {
  if (!Array.isArray(value)) throw new TypeError('commands are a list');
  return value.filter((command) => typeof command?.i === 'string' && Number.isInteger(command.m));
}
