// Lets the browser's Back and Forward buttons move through the screens of the app. The browser's history has one entry for each
// step that the user can go back in the app.
//
// Each entry contains the number of entries before it. The app tells the page how many steps back there are. The page then adds
// entries, or goes back if the app has fewer steps than before. When the user goes back or forward, the page asks the app to do
// the same. The app answers with its new number of steps. If the app has not gone where the user went, the page returns to the
// entry of that number.
//
// The page numbers its questions. Each message of the app contains the number of the last question that the app had received. If
// this is not the page's last question, the message is out of date, and the page ignores it.
//
// A page cannot remove the entries that lie ahead of the present one. When the user goes forward to such an entry, the app
// displays its screen again. If the app no longer has this screen, the page goes back.

import { link } from './link.js';
import { addressForApp } from './shortcuts.js';
import { documentId } from './restoration.js';
import { longestAddress } from '../basics/protocol.js';

/** @import { Send } from '../connection.js' */

/** The most entries: browsers keep some fifty, and the first one must not get lost. */
const deepest = 30;

/**
 * Returns the number of the page's entries before one with this state, or null if the state is not the page's.
 * @param {{ tessera?: number } | null} state
 * @returns {number | null}
 */
function placeOf(state) {
  const place = state?.tessera;
  return place !== undefined && Number.isInteger(place) && place >= 0 ? place : null;
}

export class History {
  /** @type {Send} */
  #send;
  /**
   * The number of the page's entries before the present one.
   * @type {number}
   */
  #place;
  /**
   * The place of the last entry ahead that the page has recorded.
   * @type {number}
   */
  #last;
  /** The number of steps back that the app has. */
  #depth = 0;
  #isShown = false;
  /**
   * The number of steps back to which the app was asked to go, until it answers; otherwise null.
   * @type {number | null}
   */
  #asked = null;
  /** The number of the last question to the app in this connection, or 0 before the first. */
  #question = 0;
  /**
   * The place to which the page itself is on its way, or null.
   * @type {number | null}
   */
  #target = null;
  /** The steps that the user has taken while there was no connection. */
  #missed = 0;
  /** True if the user has opened another address that the app has not got, since there was no connection. */
  #hasMissedAddress = false;

  /**
   * Asks the app through `send`, which returns false if no connection takes the question.
   * @param {Send} send
   */
  constructor(send) {
    this.#send = send;
    this.#place = placeOf(history.state) ?? 0;
    this.#last = this.#place;
    this.#mark();
    addEventListener('popstate', (event) => this.#moved(placeOf(event.state)));
    addEventListener('pageshow', (event) => {
      if (event.persisted) this.#place = placeOf(history.state) ?? this.#place;
    });
  }

  /**
   * Takes the number of steps back that the app has. `question` is the number of the last question that the app had received when
   * it sent the message. A message without a number counts as the answer to all questions. The present entry gets the address.
   * @param {number} depth
   * @param {number} [question]
   * @param {string} [address] The address of what the app displays, or undefined for the app as a whole.
   */
  setDepth(depth, question = this.#question, address = undefined) {
    if (!Number.isInteger(depth) || depth < 0) throw new TypeError('a depth is a whole number from 0');
    if (this.#asked !== null && question !== this.#question) return;
    this.#depth = depth;
    link.want(address);
    if (!this.#isShown) return;
    const isAnswer = this.#asked !== null;
    this.#asked = null;
    this.#settle(isAnswer);
  }

  /** Notes that the connection is gone. The next number of steps belongs to the scene that comes then. */
  lose() {
    this.#isShown = false;
    this.#asked = null;
    this.#question = 0;
    this.#depth = 0;
  }

  /**
   * Notes that the app's scene is on display; `isResumed` is false for the scene of another app process.
   * @param {boolean} isResumed
   */
  sceneAppeared(isResumed) {
    this.#isShown = true;
    if (this.#hasMissedAddress && isResumed) {
      this.#reportAddress();
      link.forgetShortcut();
    }
    this.#hasMissedAddress = false;
    const wanted = Math.max(0, this.#depth + (isResumed ? this.#missed : 0));
    this.#missed = 0;
    if (wanted !== this.#depth && this.#ask(wanted)) return;
    this.#settle(false);
  }

  /** Reports the address that the user has opened. Returns false if no connection takes the report. */
  #reportAddress() {
    const url = addressForApp();
    return url.length > longestAddress || this.#send({ type: 'link', url });
  }

  /** Marks the present entry as one of the page. */
  #mark() {
    history.replaceState({ ...history.state, tessera: this.#place, document: documentId }, '');
  }

  /**
   * Asks the app to go to where it has `depth` steps back. Returns false if no connection takes the question.
   * @param {number} depth
   */
  #ask(depth) {
    const isSent = this.#isShown && this.#send({ type: 'history', depth, question: this.#question + 1 });
    this.#asked = isSent ? depth : null;
    if (isSent) this.#question += 1;
    return isSent;
  }

  /**
   * Makes the present entry the one that has as many before it as the app has steps. Where the app did not go back, the
   * entry ahead is the one: a new one would count as a trick of the page, after which browsers skip the one before.
   * @param {boolean} isAnswer
   */
  #settle(isAnswer) {
    if (this.#target !== null) return;
    const wanted = Math.min(this.#depth, deepest);
    if (isAnswer && wanted > this.#place && this.#last >= wanted) return this.#go(wanted);
    while (this.#place < wanted) {
      // Browsers refuse too many entries in a short time.
      history.pushState({ tessera: this.#place + 1, document: documentId }, '');
      this.#place += 1;
      this.#last = this.#place;
    }
    if (this.#place > wanted) this.#go(wanted);
    else link.display();
  }

  /** @param {number} place */
  #go(place) {
    this.#target = place;
    history.go(place - this.#place);
  }

  /** @param {number | null} place */
  #moved(place) {
    if (place === null) {
      // The user has changed the fragment of the address, whose entry takes the place of the last one.
      this.#mark();
      this.#hasMissedAddress = !this.#reportAddress();
      if (!this.#hasMissedAddress) link.forgetShortcut();
      return;
    }
    const steps = place - this.#place;
    const target = this.#target;
    this.#place = place;
    this.#last = Math.max(this.#last, place);
    this.#target = null;
    if (place === target) return this.#settle(false);
    // A user who goes back twice at once means two steps, although the app has not answered the first question yet.
    if (steps !== 0 && !this.#ask(Math.max(0, (this.#asked ?? this.#depth) + steps))) this.#missed += steps;
  }
}
