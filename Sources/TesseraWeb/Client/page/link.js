// Addresses that lead to a part of the app. The app gets the one at which the page is when a process of it begins, and those to
// which the user changes the fragment of the page's address. The page gets the address of what the app displays, so that the user
// can keep it, pass it on and come back to it.

import { appAddress } from './app-address.js';
import { longestAddress } from '../basics/protocol.js';
import { addressForApp, isShortcutAddress } from './shortcuts.js';
import { messageOf, string, warn } from '../basics/values.js';

/** The first names below the address of an app at which the host has something else. */
const takenNames = new Set(['device', 'manifest.webmanifest', 'resources', 'source']);
/** The greatest number of folders of an address that the host serves. */
const mostFolders = 32;
/** The number of changes of the address in `period` milliseconds, after which the page waits. Safari allows 100 in 30 seconds. */
const mostChanges = 30;
const period = 15_000;

class Link {
  /**
   * The address that the page is to have, or null as long as the app has given none.
   * @type {string | null}
   */
  #wanted = null;
  /**
   * The address that was given to a process whose scene has not come yet, or null.
   * @type {string | null}
   */
  #onTrial = null;
  /**
   * The address with which a process has ended before its first scene, or null. No further process gets it.
   * @type {string | null}
   */
  #bad = null;
  /**
   * The times of the last changes of the address.
   * @type {number[]}
   */
  #changes = [];
  #timer = 0;

  /** Returns the address for the hello to a new process, or undefined if the user opens the app as a whole. */
  give() {
    const href = addressForApp();
    if (href === appAddress.href || href === this.#bad || href.length > longestAddress) return undefined;
    this.#onTrial = href;
    return href;
  }

  /** Notes that the process has come to a scene. */
  succeeded() {
    if (this.#onTrial !== null) this.forgetShortcut();
    this.#onTrial = null;
  }

  /** Takes an action of the app's icon out of the address of the page, so that it is performed once, and can be chosen again. */
  forgetShortcut() {
    if (!isShortcutAddress()) return;
    history.replaceState(history.state, '', this.#wanted ?? appAddress.href);
  }

  /** Notes that the process has ended. */
  ended() {
    this.#bad = this.#onTrial ?? this.#bad;
    this.#onTrial = null;
  }

  /**
   * Takes the address of what the app displays.
   * @param {unknown} value An address, relative to that of the app, or undefined for the app as a whole.
   */
  want(value) {
    if (value === undefined && this.#wanted === null) return;
    this.#wanted = appAddress.href;
    try {
      const address = new URL(value === undefined ? '' : string(value, 'address'), appAddress);
      const complaint = complaintAbout(address);
      if (complaint) warn(`the address ${address.href} of the app is not displayed: ${complaint}`);
      else this.#wanted = address.href;
    } catch (error) {
      warn(messageOf(error));
    }
  }

  /** Gives the present entry of the history its address. */
  display() {
    if (this.#wanted === null || this.#wanted === location.href || this.#timer) return;
    const now = performance.now();
    this.#changes = this.#changes.filter((time) => now - time < period);
    if (this.#changes.length >= mostChanges) {
      this.#timer = setTimeout(() => {
        this.#timer = 0;
        this.display();
      }, period - (now - this.#changes[0]));
      return;
    }
    this.#changes.push(now);
    history.replaceState(history.state, '', this.#wanted);
  }
}

/**
 * Returns the reason why the page cannot have an address, or null if it can.
 * @param {URL} address
 */
function complaintAbout(address) {
  if (address.origin !== appAddress.origin || !address.pathname.startsWith(appAddress.pathname)) {
    return `it does not lie below ${appAddress.href}`;
  }
  const names = address.pathname.slice(appAddress.pathname.length).split('/');
  return takenNames.has(names[0]) ? `the host has something else at ${names[0]}`
    : names.length - 1 > mostFolders ? `it has more than ${mostFolders} folders` : null;
}

/** The address of the page. */
export const link = new Link();
