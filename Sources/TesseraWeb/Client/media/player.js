// One player of sound or video: a video element, which plays as the app wants and reports what the app cannot foresee.

import { clamp, number, string, warn } from '../basics/values.js';

/** @import { Send } from '../connection.js' */

/**
 * A player of the wire.
 * @typedef {object} MediaContent
 * @property {number} p The number of the player.
 * @property {number} n The number of the load.
 * @property {string} [u]
 * @property {number} [f]
 * @property {number} rev
 * @property {number} [r]
 * @property {{ t: number, rev: number }} [s]
 * @property {number} [at]
 * @property {number} [lo]
 * @property {number} [dn]
 * @property {number} [b]
 * @property {number} [e]
 * @property {number} [v]
 * @property {boolean} [m]
 */

/** The shortest time in milliseconds between two reports of a player. */
const interval = 100;
/** The same for reports that say nothing but how much is loaded. */
const intervalOfLoading = 1000;
/** The greatest number of loaded parts in a report. */
const mostParts = 16;
/** The longest time in seconds. */
const longestTime = 1e9;

/** @param {number} time */
const limited = (time) => (Number.isFinite(time) ? clamp(time, 0, longestTime) : 0);

export class Player {
  node = document.createElement('video');
  /** @type {Send} */
  #send;
  /** @type {MediaContent} */
  #value;
  /** The last request to go to a position that was carried out, or that the start of the load has taken over. */
  #lastSeek = 0;
  /** The position to which the player goes when the source is known. @type {number | null} */
  #start = null;
  #passes = 0;
  #isBlocked = false;
  /** True if the user or the browser has paused the player against the app's wish. */
  #isPaused = false;
  /** True if the user has started the player against the app's wish. */
  #isStarted = false;
  #lastReport = { text: '', time: 0 };
  #timer = 0;
  /** True if the player has stopped at the end that the app has chosen. */
  #isAtEnd = false;
  #endTimer = 0;

  /**
   * @param {MediaContent} value
   * @param {Send} send
   * @param {string} resources The address under which the host keeps the files of the app.
   */
  constructor(value, send, resources) {
    this.#send = send;
    this.#value = value;
    const { node } = this;
    node.className = 'video';
    node.playsInline = true;
    node.preload = 'auto';
    node.disableRemotePlayback = true;
    // The app's views say to assistive technology what there is to be seen.
    node.setAttribute('aria-hidden', 'true');
    for (const name of ['loadedmetadata', 'durationchange', 'loadeddata', 'canplay', 'canplaythrough', 'resize', 'waiting', 'emptied', 'error']) {
      node.addEventListener(name, () => this.#changed());
    }
    // After these, the position is another one than the app takes it for.
    for (const name of ['playing', 'seeking', 'seeked', 'ratechange']) node.addEventListener(name, () => this.#changed(true));
    for (const name of ['playing', 'seeked', 'ratechange', 'timeupdate']) node.addEventListener(name, () => this.#watchEnd());
    node.addEventListener('progress', () => this.#changed(false, intervalOfLoading));
    node.addEventListener('loadedmetadata', () => this.#begin());
    node.addEventListener('ended', () => this.#ended());
    node.addEventListener('pause', () => this.#wasPaused());
    node.addEventListener('play', () => {
      this.#isStarted = !this.#isWanted;
      this.#isPaused = false;
      this.#changed();
    });
    this.#load(resources);
  }

  get #isWanted() {
    return (this.#value.r ?? 0) > 0;
  }

  /**
   * Applies a player of the wire.
   * @param {MediaContent} value
   * @param {string} resources
   */
  apply(value, resources) {
    const old = this.#value;
    this.#value = value;
    if (value.n !== old.n) {
      this.#load(resources);
      return;
    }
    if (value.rev !== old.rev) {
      this.#isPaused = false;
      this.#isStarted = false;
    }
    if (value.e !== old.e) this.#isAtEnd &&= this.node.currentTime >= this.#end;
    if (value.s && number(value.s.rev) > this.#lastSeek) this.#seek(value.s);
    this.#update();
    this.#watchEnd();
    if (value.rev !== old.rev) this.#changed(true);
  }

  /** @param {string} resources */
  #load(resources) {
    const { u, f, s, at } = this.#value;
    const address = u === undefined ? `${resources}downloads/${number(f, 'file')}` : string(u, 'address');
    if (u !== undefined && !/^https?:$/.test(new URL(address).protocol)) throw new TypeError(`a player does not open ${address}`);
    this.#passes = number(this.#value.dn ?? 0);
    this.#isAtEnd = false;
    this.#isBlocked = false;
    this.#isPaused = false;
    this.#isStarted = false;
    this.#lastSeek = s ? number(s.rev) : 0;
    this.#start = at ?? s?.t ?? null;
    this.node.src = address;
    this.#update();
  }

  /** Goes to where the player begins, when the browser knows the source. */
  #begin() {
    if (this.#start !== null) this.node.currentTime = limited(this.#start);
    this.#start = null;
  }

  /** @param {{ t: number, rev: number }} seek */
  #seek({ t, rev }) {
    this.#lastSeek = rev;
    this.#isAtEnd = false;
    const time = limited(number(t));
    if (this.node.readyState === 0) this.#start = time;
    else this.node.currentTime = time;
  }

  /** Lets the element play as the app wants. */
  #update() {
    const { r = 0, v = 1, m } = this.#value;
    const { node } = this;
    node.volume = clamp(number(v), 0, 1);
    node.muted = Boolean(m);
    if (!this.#isWanted) {
      if (!node.paused && !this.#isStarted) node.pause();
      this.#isBlocked = false;
      return;
    }
    const rate = clamp(number(r), 1 / 16, 16);
    // A load gives the element its default rate.
    node.defaultPlaybackRate = rate;
    node.playbackRate = rate;
    // At the end, the element would begin anew.
    if (!node.paused || this.#isPaused || node.ended || this.#isAtEnd || node.error) return;
    this.#play();
  }

  async #play() {
    try {
      await this.node.play();
      this.#isBlocked = false;
    } catch (error) {
      const { name, message } = /** @type {Error} */ (error);
      if (name === 'NotAllowedError') this.#isBlocked = true;
      else if (name !== 'AbortError' && !this.node.error) warn('a player:', message);
    }
    this.#changed();
  }

  /** Tries again what the browser has refused, since the user has touched the page or has come back to it. */
  retry() {
    if (this.#isWanted) this.#update();
  }

  #wasPaused() {
    const { node } = this;
    if (this.#isWanted && !node.ended && !this.#isAtEnd && !node.error && document.visibilityState === 'visible') {
      // A browser stops a player that gets its sound back before the user has touched the page.
      if (!node.muted && navigator.userActivation?.hasBeenActive === false) this.#isBlocked = true;
      else this.#isPaused = true;
    }
    this.#isStarted = false;
    this.#changed(true);
  }

  #ended() {
    const { lo = 0, b = 0 } = this.#value;
    // A part that begins at its end would end again and again.
    const isPart = number(b) < Math.min(this.#end, this.node.duration || Infinity);
    if (this.#isWanted && isPart && (lo < 0 || this.#passes < lo)) {
      this.#passes += 1;
      this.#isAtEnd = false;
      this.node.currentTime = limited(number(b));
      this.#play();
    }
    this.#changed(true);
  }

  /** The position at which the player ends, unless the source ends before. */
  get #end() {
    const { e } = this.#value;
    return e === undefined ? Infinity : number(e);
  }

  /** Ends at the position that the app has chosen, as exactly as timers are. */
  #watchEnd() {
    clearTimeout(this.#endTimer);
    const { node } = this;
    const end = this.#end;
    if (end === Infinity || node.paused || node.seeking || this.#start !== null) return;
    const wait = (end - node.currentTime) / node.playbackRate;
    if (wait > 0.002) {
      // The player may have to wait meanwhile, so that the position is looked at again.
      this.#endTimer = setTimeout(() => this.#watchEnd(), Math.min(wait, 1) * 1000);
      return;
    }
    this.#isAtEnd = true;
    this.#ended();
    if (this.#isAtEnd) node.pause();
  }

  /** Sends the state again, which the app may not have received. */
  resend() {
    this.#lastReport.text = '';
    this.#changed(true);
  }

  /**
   * Reports the state soon, unless the app knows it.
   * @param {boolean} [isMoved] True if the app does not know the position.
   * @param {number} [least] The shortest time since the last report.
   */
  #changed(isMoved = false, least = interval) {
    if (isMoved) this.#lastReport.text = '';
    clearTimeout(this.#timer);
    const wait = this.#lastReport.time + least - performance.now();
    if (wait <= 0) this.#report();
    else this.#timer = setTimeout(() => this.#report(), wait);
  }

  #report() {
    const state = this.#state;
    const text = JSON.stringify(state);
    if (text === this.#lastReport.text) return;
    this.#lastReport = { text, time: performance.now() };
    this.#send({ type: 'media', ...state, time: limited(this.#start ?? this.node.currentTime) });
  }

  /** The state as the app gets it, without the position. */
  get #state() {
    const { node } = this;
    const { p, n, rev } = this.#value;
    /** @type {Record<string, unknown>} */
    const state = { player: p, n, rev, ready: node.readyState };
    const isSeeking = node.seeking || this.#start !== null;
    if (!node.paused && !node.ended && node.readyState >= 3 && !isSeeking) state.on = true;
    const hasEnded = (node.ended || this.#isAtEnd) && !isSeeking;
    // A short sound may end before the browser says that it plays.
    if (this.#isBlocked && !hasEnded) state.blocked = true;
    if (hasEnded) state.ended = true;
    if (this.#isPaused) state.paused = true;
    if (this.#isStarted) state.started = true;
    if (isSeeking) state.seeking = true;
    if (Number.isFinite(node.duration)) state.duration = limited(node.duration);
    if (node.videoWidth > 0 && node.videoHeight > 0) [state.width, state.height] = [node.videoWidth, node.videoHeight];
    const parts = Array.from({ length: Math.min(node.buffered.length, mostParts) }, (_, index) =>
      [limited(node.buffered.start(index)), limited(node.buffered.end(index))]);
    if (parts.length > 0) state.loaded = parts.flat();
    if (this.#passes > 0) state.passes = this.#passes;
    if (node.error) state.error = node.error.code;
    return state;
  }

  remove() {
    clearTimeout(this.#timer);
    clearTimeout(this.#endTimer);
    const { node } = this;
    this.#value = { ...this.#value, r: 0 };
    node.pause();
    node.removeAttribute('src');
    // The browser lets go of what it has loaded.
    node.load();
    clearTimeout(this.#timer);
    this.#send = () => false;
    node.remove();
  }
}
