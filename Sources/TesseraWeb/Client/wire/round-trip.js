// The time that a message to the host and its answer take. The longer it is, the more content the app keeps ready.

import { longestRoundTrip } from '../basics/protocol.js';

/** The number of measurements of which the least counts: a page that is busy hears an answer late. */
const mostSamples = 3;
/** The least time between two measurements while events are sent, in milliseconds. */
const pause = 3000;
/** The least difference that is reported, in milliseconds and as a share of what was reported before. */
const leastDifference = { milliseconds: 20, share: 0.2 };
export class RoundTrip {
  #ping;
  #report;
  #clock;
  /** @type {number[]} */
  #samples = [];
  /**
   * The time at which the last ping was sent, until its answer comes; otherwise null.
   * @type {number | null}
   */
  #sent = null;
  #last = 0;
  #isBegun = false;
  #reported = 0;
  /** The number of pings to send one after the other. */
  #planned = 0;

  /**
   * Measures with pings that `ping` sends, and reports through `report` what has changed.
   * @param {() => void} ping
   * @param {(milliseconds: number) => void} report
   * @param {() => number} [clock] Returns the time in milliseconds.
   */
  constructor(ping, report, clock = () => performance.now()) {
    this.#ping = ping;
    this.#report = report;
    this.#clock = clock;
  }

  /** The time as it was measured last, in milliseconds; 0 before. */
  get milliseconds() {
    return this.#samples.length > 0 ? Math.min(...this.#samples) : 0;
  }

  /** Begins to measure, as soon as a connection has its scene. */
  begin() {
    this.#isBegun = true;
    this.#planned = mostSamples;
    this.#send();
  }

  /** Ends, because the connection has ended. The app has forgotten what was reported when the next one begins. */
  end() {
    this.#samples = [];
    this.#sent = null;
    this.#reported = 0;
    this.#isBegun = false;
  }

  /** Notes that the page has sent an event, and measures again if the last measurement is old. */
  used() {
    if (!this.#isBegun || this.#clock() - this.#last < pause) return;
    this.#planned = 1;
    this.#send();
  }

  #send() {
    if (this.#sent !== null) return;
    this.#planned -= 1;
    this.#sent = this.#clock();
    this.#last = this.#sent;
    this.#ping();
  }

  /** Takes the answer to a ping. */
  answered() {
    if (this.#sent === null) return;
    this.#samples.push(this.#clock() - this.#sent);
    if (this.#samples.length > mostSamples) this.#samples.shift();
    this.#sent = null;
    if (this.#planned > 0) this.#send();
    else this.#compare();
  }

  #compare() {
    const now = Math.min(longestRoundTrip, Math.round(this.milliseconds));
    const difference = Math.abs(now - this.#reported);
    if (difference < Math.max(leastDifference.milliseconds, leastDifference.share * this.#reported)) return;
    this.#reported = now;
    this.#report(now);
  }
}
