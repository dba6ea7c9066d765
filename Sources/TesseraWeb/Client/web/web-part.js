// A web page within an element: a page at an address, or a document of the app in a frame without an origin.

import { farthestInPage, longestWebName, longestWebText } from '../basics/protocol.js';
import { randomName } from '../basics/random-name.js';
import { clamp, number, numbers, object, px, string, warn } from '../basics/values.js';
import { WebEdges } from './web-edges.js';
import { WebFolder } from './web-folder.js';

/** @import { Element } from '../scene/element.js' */

/**
 * A web page of the wire.
 * @typedef {object} WebContent
 * @property {number} n The number of the load.
 * @property {string} [u]
 * @property {string[][]} [p] The fields of a form that the frame sends to the address.
 * @property {boolean} [ps]
 * @property {number} [r]
 * @property {number[]} [i]
 * @property {{ x: number, y: number, r: number, a?: boolean }} [o]
 * @property {boolean} [d]
 * @property {boolean} [hb]
 * @property {boolean} [tr]
 * @property {boolean} [q]
 * @property {number} [z]
 */

/**
 * A document of the app, as its resource has it.
 * @typedef {{ h: string, b?: string, f?: { n: number, u: string }, k?: string[], kr?: string[], s?: { s: string, e?: boolean }[] }} DocumentContent
 */

/** @typedef {{ load: number, number: number, source?: string, arguments?: string, answer?: string, error?: string }} Script */

/** What a page at an address may do. It must not lead the app's page elsewhere. */
const rights = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads';
/** What a document of the app may do. Without `allow-same-origin` it has no origin. */
const documentRights = 'allow-scripts allow-forms';
/** The time after which the network is tried again, in milliseconds. */
const retryDelay = 1000;
/** The number of events that wait for a connection, after which further ones are dropped. */
const mostUnsent = 200;
/** The greatest number of reports of a document within a second. */
const mostReports = 500;
/** The number of UTF-16 units of the texts within a second after which further reports are dropped. */
const mostUnits = 1_000_000;
/** The greatest number of UTF-16 units of an address, and of a text for the user. */
const longestShortText = 8_000;
/**
 * The kinds of reports that a document sends, with the greatest number of UTF-16 units of their texts.
 * @type {Record<string, number>}
 */
const kinds = {
  committed: 0, finished: 0, size: 0, scroll: 0, left: 0, title: 1_000, link: longestShortText, move: longestShortText, alert: longestShortText,
  post: longestWebText, message: longestWebText, value: longestWebText, error: longestWebText,
};
/** The kinds of reports that answer the app, once for each script. */
const answers = new Set(['value', 'error']);
/** The kinds of reports whose texts may name files of the app. */
const addresses = new Set(['link', 'move', 'post', 'message', 'value']);
/** The kinds of reports that each document sends once. */
const steps = new Set(['committed', 'finished', 'left']);
/**
 * The number of UTF-16 units for which the greeting of a document counts: after each greeting, the page sends the whole document
 * to the frame.
 */
const greetingUnits = 50_000;

export class WebPart {
  /** @type {Element} */
  #element;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {WebEdges | null} */
  #edges = null;
  /** @type {WebContent | null} */
  #value = null;
  /** The end of the channel to the document, or null before the document has begun. */
  #port = /** @type {MessagePort | null} */ (null);
  #secret = '';
  /** The last request to scroll that was carried out, or -1 before the first. */
  #revision = -1;
  /**
   * The events that no connection has taken yet.
   * @type {Record<string, unknown>[]}
   */
  #unsent = [];
  #retry = 0;
  /** The reports within the present second, and the UTF-16 units of their texts. */
  #reports = { second: 0, count: 0, units: 0, isFlood: false };
  /**
   * The steps of its loading that the document has reported.
   * @type {Set<string>}
   */
  #steps = new Set();
  /**
   * The numbers of the scripts of the app that run in the document.
   * @type {Set<number>}
   */
  #running = new Set();
  /** True if the document has said that its colours are those of a dark page. */
  #isDark = false;
  /** The folder of the app from which the document loads files, or null if it loads none of the app. */
  #folder = /** @type {WebFolder | null} */ (null);
  /** True if the form of the load has been sent. */
  #isFormSent = false;
  /** @param {MessageEvent} event */
  #listener = (event) => this.#greet(event);

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    addEventListener('message', this.#listener);
  }

  /**
   * Applies a web page of the wire.
   * @param {WebContent} value
   */
  apply(value) {
    const load = number(value.n, 'load');
    if (value.i) numbers(value.i, 4);
    const isNew = load !== this.#value?.n;
    this.#value = value;
    if (isNew) this.#begin(value);
    this.#place();
    this.#update();
  }

  remove() {
    removeEventListener('message', this.#listener);
    this.#close();
    clearTimeout(this.#retry);
  }

  /**
   * Runs a script of the app in the document, or answers a message of it. Returns false if there is no such document.
   * @param {Script} script
   */
  take({ load, number: index, source, arguments: values, answer, error }) {
    // The frame has a page of its own before the document begins.
    if (!this.#port || !this.#steps.has('committed') || load !== this.#value?.n) return false;
    if (source === undefined) {
      this.#port.postMessage({ kind: 'answer', number: index, answer, error });
    } else {
      const text = this.#folder?.servedIn(string(source)) ?? string(source);
      this.#port.postMessage({ kind: 'script', number: index, source: text, arguments: values });
      this.#running.add(index);
    }
    return true;
  }

  #close() {
    this.#port?.close();
    this.#port = null;
    this.#secret = '';
    this.#running.clear();
    this.#edges?.remove();
    this.#frame?.remove();
    [this.#edges, this.#frame] = [null, null];
  }

  /**
   * Loads a page. Each has a frame of its own: another address in the same frame would be a step of the browser's history.
   * @param {WebContent} value
   */
  #begin(value) {
    this.#close();
    this.#revision = -1;
    this.#unsent = [];
    this.#isFormSent = Boolean(value.ps);
    const frame = document.createElement('iframe');
    frame.className = 'web';
    frame.setAttribute('allow', 'fullscreen; encrypted-media; picture-in-picture');
    if (value.u !== undefined) {
      const address = new URL(string(value.u, 'address'));
      if (address.protocol !== 'http:' && address.protocol !== 'https:') throw new TypeError(`a frame does not open ${address.protocol}`);
      frame.title = address.hostname;
      if (value.p === undefined) {
        frame.setAttribute('sandbox', rightsOf(address, value));
        frame.src = address.href;
        this.#awaitEnd(frame, 1);
      } else if (this.#isFormSent) {
        // Whatever has sent the form, its answer is lost.
        this.#send({ kind: 'failed' });
      } else {
        this.#beginDocument(frame);
        // The script that sends the form has a page of its own before.
        this.#awaitEnd(frame, 2);
      }
    } else if (value.r !== undefined) {
      frame.title = document.title;
      this.#beginDocument(frame);
    }
    this.#frame = frame;
    this.#element.node.append(frame);
    this.#edges = new WebEdges(frame, (event) => this.#tap(event));
  }

  /**
   * Lets a touch that did not move reach what lies under it in a document of the app. Browsers let nobody touch anything in
   * another page.
   * @param {MouseEvent} event
   */
  #tap({ clientX, clientY }) {
    if (!this.#frame || !this.#port || !this.#steps.has('committed')) return;
    const { left, top, width } = this.#frame.getBoundingClientRect();
    const scale = this.#frame.offsetWidth / width;
    this.#port.postMessage({ kind: 'tap', x: (clientX - left) * scale, y: (clientY - top) * scale });
  }

  /**
   * Lets the frame begin with the script that waits for a document or for a form.
   * @param {HTMLIFrameElement} frame
   */
  #beginDocument(frame) {
    this.#secret = randomName();
    frame.setAttribute('sandbox', documentRights);
    frame.src = `${framePage()}#${this.#secret}`;
  }

  /**
   * Reports the end of the loading of the page at an address.
   * @param {HTMLIFrameElement} frame
   * @param {number} number The number of the page in the frame.
   */
  #awaitEnd(frame, number) {
    let pages = 0;
    frame.addEventListener('load', () => {
      pages += 1;
      if (pages === number) this.#send({ kind: 'finished' });
    });
  }

  /**
   * Lets the frame send a form, once for each load. The page that answers has the rights of the address, and the form none of
   * this page's origin.
   * @param {WebContent} value
   */
  #sendForm(value) {
    if (!this.#frame || !this.#port) return;
    // A browser may have loaded the frame anew because it was moved, or because the page that answered has gone back.
    if (this.#isFormSent) return this.#send({ kind: 'failed' });
    this.#isFormSent = true;
    const address = new URL(string(value.u, 'address'));
    const fields = (value.p ?? []).map((field) => [string(field[0], 'name'), string(field[1], 'value')]);
    this.#frame.setAttribute('sandbox', rightsOf(address, value));
    this.#port.postMessage({ kind: 'form', address: address.href, fields });
  }

  /**
   * Takes the end of the channel that a new document offers.
   * @param {MessageEvent} event
   */
  #greet({ source, data, ports }) {
    if (!this.#frame || source !== this.#frame.contentWindow || this.#secret === '' || data?.secret !== this.#secret || ports.length !== 1) return;
    if (this.#isFlood(greetingUnits)) return;
    // A frame that was moved within the document loads anew, and offers another channel.
    this.#port?.close();
    this.#port = ports[0];
    this.#revision = -1;
    this.#running.clear();
    this.#steps.clear();
    this.#isDark = false;
    this.#place();
    if (this.#value?.p !== undefined) return this.#sendForm(this.#value);
    this.#port.onmessage = (report) => this.#report(report.data);
    this.#display();
  }

  /** Gives the document to its frame. */
  async #display() {
    const [value, port] = [this.#value, this.#port];
    if (!value || !port) return;
    try {
      const text = await fetchText(`${this.#element.context.resources}${number(value.r, 'document')}`, () => port === this.#port);
      if (port !== this.#port) return;
      this.#update();
      // A place that belongs to the beginning of the frame moves it at no other time.
      this.#revision = Math.max(0, this.#revision);
      const { h, b, f, k = [], kr = [], s = [] } = /** @type {DocumentContent} */ (object(JSON.parse(text)));
      const folder = f ? new WebFolder(this.#element.context.documents, f) : null;
      this.#folder = folder;
      port.postMessage({
        kind: 'document', html: folder?.servedIn(string(h)) ?? string(h), base: b === undefined ? undefined : folder?.served(b) ?? b,
        handlers: k, replies: kr, scripts: folder ? s.map((script) => ({ ...script, s: folder.servedIn(script.s) })) : s,
        isQuiet: Boolean(value.q), longest: longestWebText,
      });
    } catch (error) {
      if (port !== this.#port) return;
      warn('a document of the app:', error);
      this.#send({ kind: 'failed' });
    }
  }

  /**
   * Puts a page at an address within the insets. A document has them around its content. A magnified page has less room, as on
   * iOS.
   */
  #place() {
    if (!this.#frame || !this.#value) return;
    const { u, i = [0, 0, 0, 0], tr } = this.#value;
    const [top, left, bottom, right] = u === undefined ? [0, 0, 0, 0] : i;
    const { style } = this.#frame;
    const zoom = this.#zoom;
    [style.top, style.left] = [px(top), px(left)];
    style.width = `calc((100% - ${left + right}px) / ${zoom})`;
    style.height = `calc((100% - ${top + bottom}px) / ${zoom})`;
    style.transform = zoom === 1 ? '' : `scale(${zoom})`;
    style.background = tr ? 'transparent' : '#fff';
    // A browser paints the background of a document whose colour scheme differs from that of the frame. A dark document has a
    // dark one, then, unless what lies behind it is to be seen.
    style.colorScheme = tr && this.#isDark ? 'dark' : 'light';
  }

  get #zoom() {
    return clamp(number(this.#value?.z ?? 1, 'zoom'), 0.01, 100);
  }

  /** Gives the present look and place of its content to a document. */
  #update() {
    if (!this.#port || !this.#value) return;
    const { i = [0, 0, 0, 0], d, hb, o } = this.#value;
    const zoom = this.#zoom;
    let css = '';
    const rules = [d ? 'overflow: hidden !important' : '', hb ? 'scrollbar-width: none !important' : ''];
    if (i.some((inset) => inset !== 0)) {
      const room = i.map((inset) => px(Math.max(0, inset) / zoom));
      const [top, left, bottom, right] = room;
      const inOrder = `${top} ${right} ${bottom} ${left}`;
      // The document keeps its own padding.
      rules.push('border: 0 solid transparent !important', `border-width: ${inOrder} !important`, `scroll-padding: ${inOrder}`);
      // A picture in the background begins at the edge, too.
      css = 'html, body { background-origin: border-box !important }';
    }
    this.#port.postMessage({ kind: 'state', css: `html { ${rules.filter(Boolean).join('; ')} } ${css}` });
    if (!o || o.r <= this.#revision) return;
    this.#revision = o.r;
    this.#port.postMessage({ kind: 'scroll', x: number(o.x) / zoom, y: number(o.y) / zoom, revision: o.r, isAnimated: Boolean(o.a) });
  }

  /**
   * Returns true if a document says more than an app could read, so that the rest is dropped.
   * @param {number} units The number of UTF-16 units of what it says now.
   */
  #isFlood(units) {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#reports.second) this.#reports = { second, count: 0, units: 0, isFlood: false };
    const reports = this.#reports;
    const isFlood = reports.count >= mostReports || reports.units > mostUnits;
    if (isFlood && !reports.isFlood) warn('a document says too much within a second; the rest is dropped');
    reports.isFlood = isFlood;
    reports.count += 1;
    reports.units += units;
    return isFlood;
  }

  /**
   * Passes a report of the document on to the app. The document may be anybody's, so that nothing of it is taken for granted: the
   * host ends the connection of a page that sends what is no event.
   * @param {unknown} report
   */
  #report(report) {
    try {
      if (object(report).kind === 'scheme') {
        this.#isDark = Boolean(object(report).flag);
        return this.#place();
      }
      const event = read(report, this.#zoom);
      const { kind, number: index, text = '' } = event;
      if (answers.has(kind)) {
        // The app waits for the end of each script, which is none of a flood. What else claims to be one is forged.
        if (!this.#running.delete(index ?? 0)) return;
      } else if (steps.has(kind)) {
        if (this.#steps.has(kind)) return;
        this.#steps.add(kind);
      } else if (this.#isFlood(text.length)) {
        return;
      }
      if (kind === 'title') this.#name(text);
      if (addresses.has(kind)) event.text = this.#folder?.ownIn(text) ?? text;
      if (kind === 'left') {
        this.#port?.close();
        this.#port = null;
      }
      this.#send(event);
    } catch (error) {
      warn('a report of a document:', error);
    }
  }

  /**
   * Gives the frame a name, without which assistive technology would read out its address.
   * @param {string} title
   */
  #name(title) {
    if (this.#frame) this.#frame.title = title.trim() || document.title;
  }

  /**
   * Sends an event to the app: several if its text is long, of which each states how many come after it.
   * @param {Report} event
   */
  #send({ text, ...event }) {
    if (this.#unsent.length >= mostUnsent) return;
    const head = { type: 'web', view: this.#element.id, n: this.#value?.n, ...event };
    if (text === undefined) {
      this.#unsent.push(head);
    } else {
      // A text that was cut within a pair of surrogates would be no text.
      const pieces = text.toWellFormed().match(/[^]{1,8000}(?![\uDC00-\uDFFF])/g) ?? [''];
      for (const [index, piece] of pieces.entries()) {
        const more = pieces.length - 1 - index;
        this.#unsent.push({ ...head, text: piece, ...(more > 0 ? { more } : {}) });
      }
    }
    this.#deliver();
  }

  /** Sends the events that wait, and again after a pause those that no connection takes: the document says nothing twice. */
  #deliver() {
    clearTimeout(this.#retry);
    const refused = this.#unsent.findIndex((event) => !this.#element.context.send(event));
    this.#unsent.splice(0, refused < 0 ? this.#unsent.length : refused);
    if (refused >= 0) this.#retry = setTimeout(() => this.#deliver(), retryDelay);
  }
}

/** @typedef {{ kind: string, text?: string, name?: string, number?: number, x?: number, y?: number, flag?: boolean }} Report */

/**
 * Returns what a page at an address may do.
 * @param {URL} address
 * @param {WebContent} value
 */
function rightsOf(address, value) {
  // With its origin, a page of this host would reach the page around it. Many a page of another origin needs its own.
  const origin = address.origin === location.origin ? '' : ' allow-same-origin';
  return `${rights}${origin}${value.q ? '' : ' allow-scripts'}`;
}

/**
 * Fetches a text, again and again while the network does not bring it and `isWanted` returns true.
 * @param {string} address
 * @param {() => boolean} isWanted
 */
async function fetchText(address, isWanted) {
  for (;;) {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new RangeError(`status ${response.status}`);
      return await response.text();
    } catch (error) {
      if (error instanceof RangeError || !isWanted()) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}

/**
 * Reads a report of a document, or throws an error.
 * @param {unknown} report
 * @param {number} zoom The number of points that are one in the document.
 * @returns {Report}
 */
function read(report, zoom) {
  const { kind, text, name, number: index, x, y, flag } = /** @type {Record<string, unknown>} */ (object(report));
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) throw new TypeError('a document sent an unknown report');
  /** @type {Report} */
  const event = { kind };
  if (text !== undefined) {
    event.text = string(text);
    if (kind === 'title') event.text = event.text.slice(0, kinds.title);
    if (event.text.length > kinds[kind]) throw new TypeError(`a document sent a text of more than ${kinds[kind]} units`);
  }
  if (name !== undefined) {
    event.name = string(name).toWellFormed();
    if (event.name.length > longestWebName) throw new TypeError('a document sent a message to a handler that no app has');
  }
  if (index !== undefined) {
    if (!Number.isSafeInteger(index)) throw new TypeError('a document sent a number that nothing has');
    event.number = number(index);
  }
  if (x !== undefined) [event.x, event.y] = [x, y].map((place) => clamp(number(place) * zoom, -farthestInPage, farthestInPage));
  if (flag) event.flag = true;
  return event;
}

/** Returns the address of the page in which documents of an app begin, which the host names in the app's page. */
function framePage() {
  const address = document.body.dataset.frame;
  if (address === undefined) throw new TypeError('the host names no page for documents');
  return address;
}
