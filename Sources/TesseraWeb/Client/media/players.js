// The players of sound and video. They play whether or not an element displays them.

import { insert } from '../basics/insertion.js';
import { Player } from './player.js';
import { messageOf, number, object, warn } from '../basics/values.js';

/** @import { Send } from '../connection.js' */
/** @import { MediaContent } from './player.js' */
/** @import { VideoPart } from './video-part.js' */

export class Players {
  /** @type {Send} */
  #send;
  #resources;
  /** @type {Map<number, Player>} */
  #players = new Map();
  /**
   * The parts of elements that are to display the video of a player, by its number. The last one displays it.
   * @type {Map<number, VideoPart[]>}
   */
  #parts = new Map();
  /** The box of videos that no element displays. A video that is in no document pauses. @type {HTMLElement | null} */
  #box = null;
  /** True if the connection was lost, and the app has not listed its players since. */
  #isUnsure = false;

  /**
   * @param {Send} send
   * @param {() => string} resources Returns the address under which the host keeps the files of the app.
   */
  constructor(send, resources) {
    this.#send = send;
    this.#resources = resources;
  }

  #listen() {
    const retry = () => {
      for (const player of this.#players.values()) player.retry();
    };
    // Browsers count these as touches of the page, after which they play sound.
    for (const name of ['pointerup', 'keydown', 'click']) addEventListener(name, retry, { capture: true, passive: true });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') retry();
    });
  }

  /**
   * Makes the players those of the wire.
   * @param {MediaContent[]} values
   */
  apply(values) {
    this.#isUnsure = false;
    if (!Array.isArray(values)) throw new TypeError('players are a list');
    const listed = new Set(values.map((value) => number(object(value).p, 'player')));
    for (const id of [...this.#players.keys()]) if (!listed.has(id)) this.#remove(id);
    for (const value of values) {
      try {
        number(value.n, 'load');
        number(value.rev, 'revision');
        this.#put(value);
      } catch (error) {
        warn(`player ${value.p}: ${messageOf(error)}`);
      }
    }
  }

  /** @param {MediaContent} value */
  #put(value) {
    const old = this.#players.get(value.p);
    if (old) {
      old.apply(value, this.#resources());
      return;
    }
    if (!this.#box) {
      this.#box = document.createElement('div');
      this.#box.hidden = true;
      document.body.append(this.#box);
      this.#listen();
    }
    const player = new Player(value, this.#send, this.#resources());
    this.#players.set(value.p, player);
    this.#box.append(player.node);
    this.#place(value.p);
  }

  /** @param {number} id */
  #remove(id) {
    this.#players.get(id)?.remove();
    this.#players.delete(id);
  }

  /**
   * Puts the video of a player into the element that displays it.
   * @param {number} id
   */
  #place(id) {
    const node = this.#players.get(id)?.node;
    if (!node || !this.#box) return;
    const part = this.#parts.get(id)?.at(-1);
    if (part) part.take(node);
    else if (node.parentNode !== this.#box) insert(node, this.#box, null);
  }

  /**
   * Lets an element display the video of a player, instead of the one that displays it now.
   * @param {number} id
   * @param {VideoPart} part
   */
  attach(id, part) {
    this.#parts.set(id, [...this.#parts.get(id) ?? [], part]);
    this.#place(id);
  }

  /**
   * Takes the video of a player from an element. The element before it displays the video again.
   * @param {number} id
   * @param {VideoPart} part
   */
  detach(id, part) {
    const others = (this.#parts.get(id) ?? []).filter((other) => other !== part);
    if (others.length > 0) this.#parts.set(id, others);
    else this.#parts.delete(id);
    this.#place(id);
  }

  /** Notes that the connection is lost. The players go on meanwhile. */
  lose() {
    this.#isUnsure = true;
  }

  /** Removes the players of an app that has ended. */
  forget() {
    for (const id of [...this.#players.keys()]) this.#remove(id);
  }

  /** Notes that the scene has come. An app without players does not mention them. */
  sceneAppeared() {
    if (this.#isUnsure) this.apply([]);
  }

  /** Sends the states of all players again, which the app may not have received. */
  resend() {
    for (const player of this.#players.values()) player.resend();
  }
}
