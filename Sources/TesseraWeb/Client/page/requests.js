// The requests of an app to the page: to open addresses, to copy, to share, to vibrate, to send, to save and to print files, to
// read texts out, to display notifications, and to find out what the user permits.

import { Announcer } from '../basics/announcer.js';
import { appAddress } from './app-address.js';
import { sendAll, sendChosenFiles } from '../files/choosing.js';
import { copy, copyPicture } from './clipboard.js';
import { Offer } from './offer.js';
import { openLink, openTab, opensInTab, readAddress } from './opening.js';
import { printPages } from './printing.js';
import { Notifications } from '../services/notifications.js';
import { Permissions } from '../services/permissions.js';
import { saveFile } from '../files/save.js';
import { emptyFiles, fetchFiles } from '../files/share.js';
import { longestText } from '../basics/protocol.js';
import { messageOf, number, object, string, warn } from '../basics/values.js';

/** @import { Send } from '../connection.js' */
/** @import { Contents } from '../files/contents.js' */
/** @import { DragsIn } from '../touch/drag-in.js' */
/** @import { WantedFiles } from '../files/choosing.js' */
/** @import { SharedFile } from '../files/share.js' */
/** @import { PrintedPages } from './printing.js' */
/** @import { Script } from '../web/web-part.js' */
/** @import { NotificationContent } from '../services/notifications.js' */

/**
 * A request of the app, as the wire has it.
 * @typedef {object} PageRequest
 * @property {number} [n]
 * @property {string} kind
 * @property {string} [url]
 * @property {string} [text]
 * @property {boolean} [urgent]
 * @property {string} [title]
 * @property {number[]} [pattern]
 * @property {WantedFiles} [files]
 * @property {{ drag: number, accepts: boolean }} [drop]
 * @property {number} [view]
 * @property {number} [download]
 * @property {string} [name]
 * @property {PrintedPages} [print]
 * @property {string[]} [orientations]
 * @property {Script} [script]
 * @property {SharedFile[]} [shared]
 * @property {{ name: string, asks?: boolean }} [permission]
 * @property {NotificationContent} [notification]
 * @property {number[]} [notifications]
 */

/**
 * The outcome of a request, as the wire has it.
 * @typedef {object} Answer
 * @property {'done' | 'working' | 'cancelled' | 'unavailable'} outcome
 * @property {string} [text]
 * @property {number} [part]
 * @property {'tooMany' | 'tooLarge' | 'failed' | 'insecure' | 'unsupported'} [reason]
 * @property {{ u: number, name: string, type: string }[]} [files]
 * @property {'granted' | 'denied' | 'undecided'} [permission]
 */

/** The kinds of requests on which the page works on while its connection is interrupted. */
const outliving = new Set(['files', 'save', 'print', 'permission']);
/** The greatest number of requests that a hello names. */
const mostWorking = 16;
/** The number of answers that are kept. */
const mostAnswers = 4;

export class Requests {
  /** @type {Send} */
  #send;
  /** @type {() => string} */
  #resources;
  /** @type {(view: number) => boolean} */
  #focus;
  /** @type {DragsIn} */
  #dragsIn;
  /** @type {Contents} */
  #contents;
  /** @type {(names: unknown) => Promise<boolean>} */
  #turn;
  /** @type {(view: number, script: Script) => boolean} */
  #run;
  #permissions;
  #notifications;
  #offer = new Offer();
  #announcer = new Announcer();
  #alarm = new Announcer('alert');
  /**
   * The files that the user chooses or that are being sent, with the number of the request.
   * @type {{ n: number | undefined, controller: AbortController } | null}
   */
  #files = null;
  /**
   * The numbers of the requests that outlive a connection and are not answered yet.
   * @type {Set<number>}
   */
  #running = new Set();
  /**
   * The last answers to such requests, by their numbers. The page cannot know whether they have arrived if the connection breaks
   * afterwards.
   * @type {Map<number, Record<string, unknown>>}
   */
  #answers = new Map();
  /** The number of apps that have gone. Their requests must not be answered to another one. */
  #generation = 0;

  /**
   * Answers through `send`.
   * @param {Send} send
   * @param {() => string} resources Returns the address under which the host keeps what belongs to the device.
   * @param {(view: number) => boolean} focus Gives the focus to the element with a number, and returns false if that cannot have
   * it.
   * @param {DragsIn} dragsIn
   * @param {Contents} contents
   * @param {(names: unknown) => Promise<boolean>} turn Turns the page to one of several orientations, and resolves to false if
   * the browser does not.
   * @param {(view: number, script: Script) => boolean} run Runs a script in the web page within an element, and returns false if
   * there is none.
   */
  constructor(send, resources, focus, dragsIn, contents, turn, run) {
    this.#send = send;
    this.#resources = resources;
    this.#focus = focus;
    this.#dragsIn = dragsIn;
    this.#contents = contents;
    this.#turn = turn;
    this.#run = run;
    this.#permissions = new Permissions(send);
    this.#notifications = new Notifications(send, appAddress.pathname);
  }

  /** Gives up the requests that do not outlive a connection. Files are sent on without it. */
  lose() {
    this.#offer.close();
    this.#dragsIn.lose();
  }

  /** Forgets all requests, because the app that waits for the answers is gone. */
  forget() {
    this.lose();
    this.#contents.forget();
    this.#files?.controller.abort();
    this.#files = null;
    this.#running.clear();
    this.#answers.clear();
    this.#notifications.forget();
    this.#generation += 1;
  }

  /** The numbers of the requests that have outlived a connection, or undefined if there are none. */
  get working() {
    const numbers = [...this.#running, ...this.#answers.keys()].slice(0, mostWorking);
    return numbers.length > 0 ? numbers : undefined;
  }

  /** Sends the last answers again, which the app ignores if they have arrived already. */
  resend() {
    for (const answer of this.#answers.values()) this.#send(answer);
  }

  /**
   * Carries out a request of the wire.
   * @param {PageRequest} request
   */
  async take(request) {
    const { n, kind } = request;
    const generation = this.#generation;
    const outlives = outliving.has(kind) && Number.isInteger(n);
    if (outlives) this.#running.add(/** @type {number} */ (n));
    /** @type {Answer | null} */
    let answer = { outcome: 'unavailable' };
    try {
      if (n !== undefined) number(n, 'number');
      if (!Object.hasOwn(this.#kinds, kind)) throw new TypeError(`unknown request ${kind}`);
      answer = await this.#kinds[kind](request);
    } catch (error) {
      warn(`request ${kind}: ${messageOf(error)}`);
    }
    if (n === undefined || generation !== this.#generation) return;
    this.#running.delete(n);
    if (!answer) return;
    const event = { type: 'answer', n, ...answer };
    if (outlives) {
      this.#answers.set(n, event);
      for (const old of [...this.#answers.keys()].slice(0, -mostAnswers)) this.#answers.delete(old);
    }
    this.#send(event);
  }

  /** @type {Record<string, (request: PageRequest) => Answer | Promise<Answer | null>>} */
  #kinds = {
    open: ({ url }) => this.#open(readAddress(url)),
    copy: async ({ text, download }) => {
      const isCopied = download === undefined
        ? await copy(string(text)) : await copyPicture(`${this.#resources()}downloads/${number(download, 'download')}`);
      return { outcome: isCopied ? 'done' : 'unavailable' };
    },
    paste: async () => {
      if (!navigator.clipboard?.readText) return { outcome: 'unavailable' };
      try {
        const text = await navigator.clipboard.readText();
        return text.length > longestText ? { outcome: 'unavailable' } : { outcome: 'done', text };
      } catch {
        return { outcome: 'unavailable' };
      }
    },
    share: async ({ title, text, url, shared }) => {
      /** @type {ShareData} */
      const data = {};
      if (title !== undefined) data.title = string(title, 'title');
      if (text !== undefined) data.text = string(text);
      if (url !== undefined) data.url = readAddress(url).href;
      if (shared !== undefined) data.files = emptyFiles(shared);
      // Browsers that cannot tell share no files.
      const canShare = navigator.canShare ? navigator.canShare(data) : !shared;
      if (!navigator.share || !canShare) return { outcome: 'unavailable' };
      try {
        if (shared !== undefined) data.files = await fetchFiles(shared, `${this.#resources()}downloads/`);
        await navigator.share(data);
        return { outcome: 'done' };
      } catch (error) {
        return { outcome: error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'unavailable' };
      }
    },
    files: ({ n, files }) => this.#sendFiles(n, files),
    drop: ({ drop }) => {
      this.#dragsIn.take(drop);
      return { outcome: 'done' };
    },
    save: async ({ download, name }) => {
      const address = `${this.#resources()}downloads/${number(download, 'download')}`;
      return { outcome: await saveFile(address, string(name, 'name')) ? 'done' : 'unavailable' };
    },
    print: async ({ print, title }) => {
      const name = title === undefined ? undefined : string(title, 'title');
      const isDisplayed = await printPages(/** @type {PrintedPages} */ (print), `${this.#resources()}downloads/`, name);
      return { outcome: isDisplayed ? 'done' : 'unavailable' };
    },
    announce: ({ text, view, urgent }) => {
      if (text !== undefined && urgent === true) this.#alarm.sayNow(string(text));
      else if (text !== undefined) this.#announcer.say(string(text));
      const isFocused = view === undefined || this.#focus(number(view, 'view'));
      return { outcome: isFocused ? 'done' : 'unavailable' };
    },
    turn: async ({ orientations }) => ({ outcome: await this.#turn(orientations) ? 'done' : 'unavailable' }),
    script: ({ view, script }) => ({ outcome: this.#run(number(view, 'view'), object(script)) ? 'done' : 'unavailable' }),
    permission: ({ permission }) => this.#permissions.find(object(permission)),
    notify: async ({ notification }) => (
      { outcome: await this.#notifications.display(object(notification)) ? 'done' : 'unavailable' }
    ),
    withdraw: async ({ notifications }) => (
      { outcome: await this.#notifications.withdraw(notifications) ? 'done' : 'unavailable' }
    ),
    chime: () => ({ outcome: this.#notifications.chime() ? 'done' : 'unavailable' }),
    vibrate: ({ pattern }) => {
      if (!Array.isArray(pattern) || pattern.length > 16) throw new TypeError('a pattern is a list of milliseconds');
      const times = pattern.map((time) => Math.min(1000, Math.max(0, number(time))));
      // A page that was never touched may not vibrate, and the browser would complain.
      if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(times);
      return { outcome: 'done' };
    },
  };

  /**
   * Sends files that the user chooses, or has dropped or pasted. An earlier choice ends. Resolves to null if this one is ended,
   * since nobody waits for its answer.
   * @param {number | undefined} n
   * @param {WantedFiles | undefined} wanted
   */
  async #sendFiles(n, wanted) {
    this.#files?.controller.abort();
    const current = { n, controller: new AbortController() };
    this.#files = current;
    try {
      const { signal } = current.controller;
      /** @param {Answer} part */
      const report = (part) => {
        if (n !== undefined && !signal.aborted) this.#send({ type: 'answer', n, ...part });
      };
      const answer = wanted?.contents === undefined
        ? await sendChosenFiles(/** @type {WantedFiles} */ (wanted), this.#resources, signal, report)
        : await this.#sendContents(wanted.contents, signal, report);
      return signal.aborted ? null : answer;
    } finally {
      if (this.#files === current) this.#files = null;
    }
  }

  /**
   * Sends what the user has dropped or pasted.
   * @param {number} number
   * @param {AbortSignal} signal
   * @param {(answer: Answer) => void} report
   * @returns {Promise<Answer>}
   */
  async #sendContents(number, signal, report) {
    const contents = this.#contents.get(number);
    return contents ? await sendAll(contents, this.#resources, signal, report) : { outcome: 'unavailable', reason: 'failed' };
  }

  /**
   * @param {URL} address
   * @returns {Promise<Answer>}
   */
  async #open(address) {
    if (!opensInTab(address)) {
      // The page stays.
      openLink(address.href);
      return { outcome: 'done' };
    }
    if (openTab(address.href)) return { outcome: 'done' };
    return { outcome: await this.#offer.link(address) ? 'done' : 'cancelled' };
  }
}
