// A web page within an element: a page at an address, or a document of the app in a frame without an origin.

import { number, numbers, object, px, string, warn } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */

/**
 * A web page of the wire.
 * @typedef {object} WebContent
 * @property {number} n The number of the load.
 * @property {string} [u]
 * @property {number} [r]
 * @property {string} [b]
 * @property {string[]} [k]
 * @property {string[]} [kr]
 * @property {{ s: string, e?: boolean }[]} [s]
 * @property {number[]} [i]
 * @property {{ x: number, y: number, r: number, a?: boolean }} [o]
 * @property {boolean} [d]
 * @property {boolean} [hb]
 * @property {boolean} [tr]
 */

/** @typedef {{ load: number, number: number, source?: string, arguments?: string, answer?: string, error?: string }} Script */

/** What a page at an address may do. It must not lead the app's page elsewhere. */
const rights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals allow-downloads';
/** What a document of the app may do. Without `allow-same-origin` it has no origin. */
const documentRights = 'allow-scripts';
/** The greatest number of UTF-16 units of a text that an app accepts. */
const longestText = 50_000;
/** The greatest number of reports of a document within a second. */
const mostReports = 500;
/** The kinds of reports that a document sends, and whether their text must be whole. */
const kinds = new Set(['committed', 'finished', 'title', 'size', 'scroll', 'link', 'move', 'message', 'value', 'error', 'alert', 'left']);

export class WebPart {
  /** @type {Element} */
  #element;
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** @type {WebContent | null} */
  #value = null;
  /** The end of the channel to the document, or null before the document has begun. */
  #port = /** @type {MessagePort | null} */ (null);
  #secret = '';
  /** The last request to scroll that was carried out. */
  #revision = 0;
  /** The reports within the present second. */
  #reports = { second: 0, count: 0 };
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
  }

  /**
   * Runs a script of the app in the document, or answers a message of it. Returns false if there is no such document.
   * @param {Script} script
   */
  take({ load, number: index, source, arguments: values, answer, error }) {
    if (!this.#port || load !== this.#value?.n) return false;
    if (source === undefined) this.#port.postMessage({ kind: 'answer', number: index, answer, error });
    else this.#port.postMessage({ kind: 'script', number: index, source: string(source), arguments: values });
    return true;
  }

  #close() {
    this.#port?.close();
    this.#port = null;
    this.#frame?.remove();
    this.#frame = null;
  }

  /**
   * Loads a page. Each has a frame of its own: another address in the same frame would be a step of the browser's history.
   * @param {WebContent} value
   */
  #begin(value) {
    this.#close();
    this.#revision = 0;
    const frame = document.createElement('iframe');
    frame.className = 'web';
    frame.setAttribute('allow', 'fullscreen; encrypted-media; picture-in-picture');
    if (value.u !== undefined) {
      const address = new URL(string(value.u, 'address'));
      if (address.protocol !== 'http:' && address.protocol !== 'https:') throw new TypeError(`a frame does not open ${address.protocol}`);
      frame.setAttribute('sandbox', rights);
      frame.title = address.hostname;
      frame.src = address.href;
      frame.addEventListener('load', () => this.#send({ kind: 'finished' }), { once: true });
    } else if (value.r !== undefined) {
      this.#secret = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
      frame.setAttribute('sandbox', documentRights);
      frame.title = '';
      frame.src = `${framePage()}#${this.#secret}`;
    }
    this.#frame = frame;
    this.#element.node.append(frame);
  }

  /**
   * Takes the end of the channel that a new document offers.
   * @param {MessageEvent} event
   */
  #greet({ source, data, ports }) {
    if (!this.#frame || source !== this.#frame.contentWindow || this.#secret === '' || data?.secret !== this.#secret || ports.length !== 1) return;
    // A frame that was moved within the document loads anew, and offers another channel.
    this.#port?.close();
    this.#port = ports[0];
    this.#port.onmessage = (report) => this.#report(report.data);
    this.#display();
  }

  /** Gives the document to its frame. */
  async #display() {
    const [value, port] = [this.#value, this.#port];
    if (!value || !port) return;
    try {
      const response = await fetch(`${this.#element.context.resources}${number(value.r, 'document')}`);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const html = await response.text();
      if (port !== this.#port) return;
      this.#update();
      port.postMessage({ kind: 'document', html, base: value.b, handlers: value.k ?? [], replies: value.kr ?? [], scripts: value.s ?? [] });
    } catch (error) {
      if (port !== this.#port) return;
      warn('a document of the app:', error);
      this.#send({ kind: 'failed' });
    }
  }

  /** Puts a page at an address within the insets. A document has them around its content. */
  #place() {
    if (!this.#frame || !this.#value) return;
    const { u, i = [0, 0, 0, 0], tr } = this.#value;
    const [top, left, bottom, right] = u === undefined ? [0, 0, 0, 0] : i;
    const { style } = this.#frame;
    [style.top, style.left] = [px(top), px(left)];
    style.width = `calc(100% - ${left + right}px)`;
    style.height = `calc(100% - ${top + bottom}px)`;
    style.background = tr ? 'transparent' : '#fff';
  }

  /** Gives the present look and place of its content to a document. */
  #update() {
    if (!this.#port || !this.#value) return;
    const { i = [0, 0, 0, 0], d, hb, o } = this.#value;
    const [top, left, bottom, right] = i;
    const rules = [
      `padding: ${px(top)} ${px(right)} ${px(bottom)} ${px(left)} !important`,
      d ? 'overflow: hidden !important' : '', hb ? 'scrollbar-width: none !important' : '',
    ];
    this.#port.postMessage({ kind: 'state', css: `html { ${rules.filter(Boolean).join('; ')} }` });
    if (!o || o.r <= this.#revision) return;
    this.#revision = o.r;
    this.#port.postMessage({ kind: 'scroll', x: number(o.x), y: number(o.y), revision: o.r, isAnimated: Boolean(o.a) });
  }

  /**
   * Passes a report of the document on to the app. The document may be anybody's, so that nothing of it is taken for granted.
   * @param {unknown} report
   */
  #report(report) {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#reports.second) this.#reports = { second, count: 0 };
    this.#reports.count += 1;
    if (this.#reports.count > mostReports) {
      if (this.#reports.count === mostReports + 1) warn(`a document sends more than ${mostReports} messages in a second; the others are dropped`);
      return;
    }
    try {
      const { kind, text, name, number: index, x, y, flag } = /** @type {Record<string, unknown>} */ (object(report));
      if (typeof kind !== 'string' || !kinds.has(kind)) throw new TypeError('a document sent an unknown report');
      if (text !== undefined && string(text).length > longestText) {
        if (kind !== 'value') throw new TypeError(`a document sent a text of more than ${longestText} units`);
        return this.#send({ kind: 'error', number: number(index), text: `the value has more than ${longestText} units as JSON` });
      }
      /** @type {Record<string, unknown>} */
      const event = { kind };
      if (text !== undefined) event.text = text;
      if (name !== undefined) event.name = string(name);
      if (index !== undefined) event.number = number(index);
      if (x !== undefined) [event.x, event.y] = [number(x), number(y)];
      if (flag) event.flag = true;
      if (kind === 'title' && this.#frame) this.#frame.title = String(text);
      if (kind === 'left') {
        this.#port?.close();
        this.#port = null;
      }
      this.#send(event);
    } catch (error) {
      warn('a report of a document:', error);
    }
  }

  /** @param {Record<string, unknown>} event */
  #send(event) {
    this.#element.context.send({ type: 'web', view: this.#element.id, n: this.#value?.n, ...event });
  }
}

/** Returns the address of the page in which documents of an app begin, which the host names in the app's page. */
function framePage() {
  const address = document.body.dataset.frame;
  if (address === undefined) throw new TypeError('the host names no page for documents');
  return address;
}
