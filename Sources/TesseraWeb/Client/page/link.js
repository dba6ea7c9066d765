// Addresses that lead to a part of the app. The app gets the one with which the user has opened the page, and those to which the user
// changes the fragment of the page's address. The page gets the address of what the app displays, so that the user can keep it, pass it on
// and come back to it.

import { appAddress } from './app-address.js';
import { longestAddress } from '../basics/protocol.js';
import { string, warn } from '../basics/values.js';

/** @import { Send } from '../connection.js' */

/** Returns true if the app itself has given the present entry of the history its address. */
const isOurs = () => history.state?.own === true;

class Link {
  /**
   * The address with which the user has opened a part of the app, until a scene has come.
   * @type {string | undefined}
   */
  #opened = isOurs() || location.href === appAddress.href || location.href.length > longestAddress ? undefined : location.href;
  /**
   * The address that the page is to have, or null as long as the app has given none.
   * @type {string | null}
   */
  #wanted = null;

  /** The address for the hello to a new process, or undefined if the user opens the app as a whole. */
  get opened() {
    return this.#opened;
  }

  /** Notes that the process has come to a scene. A process that takes its place gets the state of this one instead of an address. */
  succeeded() {
    this.#opened = undefined;
  }

  /**
   * Reports the addresses that the user opens from now on.
   * @param {Send} send
   */
  report(send) {
    addEventListener('hashchange', () => {
      const url = location.href;
      if (isOurs() || url.length > longestAddress) return;
      send({ type: 'link', url });
    });
  }

  /**
   * Takes the address of what the app displays.
   * @param {unknown} value An address, relative to that of the app, or undefined for the app as a whole.
   */
  want(value) {
    if (value === undefined && this.#wanted === null) return;
    const address = new URL(value === undefined ? '' : string(value, 'address'), appAddress);
    const isBelow = address.origin === appAddress.origin && address.pathname.startsWith(appAddress.pathname);
    if (!isBelow) warn(`the app lies at ${appAddress.href}, and ${address.href} does not lie below it`);
    this.#wanted = isBelow ? address.href : appAddress.href;
  }

  /** Gives the present entry of the history its address. */
  display() {
    if (this.#wanted === null || (location.href === this.#wanted && isOurs())) return;
    try {
      history.replaceState({ ...history.state, own: true }, '', this.#wanted);
    } catch (error) {
      // Browsers refuse too many changes in a short time.
      warn(error instanceof Error ? error.message : String(error));
    }
  }
}

/** The address of the page. */
export const link = new Link();
