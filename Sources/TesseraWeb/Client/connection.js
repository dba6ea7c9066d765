// The socket to the host, which opens itself again after it was lost.

import { openSocket, takeFirstSocket } from './first-socket.js';
import { appAddress } from './page/app-address.js';
import { closeCodes, longestMessage } from './basics/protocol.js';
import { warn } from './basics/values.js';
import { Outbox } from './wire/outbox.js';
import { Patience } from './wire/patience.js';
import { RoundTrip } from './wire/round-trip.js';

/** @import { Build } from './development/build-report.js' */
/** @import { PageContent } from './page/page.js' */
/** @import { PageRequest } from './page/requests.js' */

/** @typedef {(event: Record<string, unknown>) => boolean} Send Sends an event; returns false where no connection takes it. */

/**
 * A message of the app, or one of the host's that is not about the connection, as the wire has it. What is unknown is checked
 * where it is read.
 * @typedef {{ type: 'scene' | 'patch', ops: unknown }
 *   | { type: 'claim', touch: number }
 *   | { type: 'clock', time: number }
 *   | { type: 'history', depth: number, question?: number, address?: string }
 *   | { type: 'page', set: PageContent }
 *   | PageRequest & { type: 'request' }
 *   | { type: 'state', state: unknown }
 *   | { type: 'settings', values: unknown }
 *   | { type: 'documents', documents: unknown }
 *   | { type: 'silent', app: unknown }
 *   | { type: 'answering' }
 *   | { type: 'build', build: Build }} Message
 */

/** @typedef {{ token: string, resumed: boolean, resources: string, passed: number }} DeviceMessage The host's first message. */
/** @typedef {{ frames?: unknown, limit?: string, retry?: number }} LastMessage A message that ends a connection. */

/**
 * The object that learns of the state and the messages of a connection.
 * @typedef {object} Delegate
 * @property {(isNew: boolean) => Record<string, unknown>} hello Returns the first event, for a new device or for the one before.
 * @property {(isNew: boolean, resources: string) => void} device
 * @property {(message: Message) => void} message
 * @property {(why: string, reason: string, frames?: unknown, limit?: string) => void} lost
 * @property {() => void} late The host has said nothing for a while, though events wait to be acknowledged.
 * @property {() => void} recovered The host has said something again, after `late`.
 */

const shortestWait = 250;
const longestWait = 4000;
const fullWait = 5000;
/** The time after which a socket that has not opened is given up, in milliseconds. */
const patience = 10_000;

/**
 * A connection that opens itself again. It calls its delegate's `hello(isNew)`, which returns the first event, `device(isNew,
 * resources)`, `message(message)`, and `lost(why, reason, frames, limit)`, where `why` is `dropped`, `ended`, `rebuilt`, `full`,
 * `taken` or `refused`; after the last two it does not open by itself. `frames` are those of a crash, if the host reports them,
 * and `limit` names the limit of a host that is full; after `quiet` the connection does not open by itself either.
 *
 * An event that `send` takes reaches the app once, as long as the device lives: the connection keeps it until the host has passed
 * it on, and sends it again over another socket.
 */
export class Connection {
  /** @type {Delegate} */
  #delegate;
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {string | null} */
  #token = null;
  #isGreeted = false;
  #hasSaidHello = false;
  #attempts = 0;
  #timer = 0;
  #isEnded = false;
  #outbox = new Outbox();
  #roundTrip = new RoundTrip(
    () => this.#transmit({ type: 'ping' }),
    (milliseconds) => this.send({ type: 'roundTrip', milliseconds }),
  );
  #patience = new Patience({
    late: () => this.#delegate.late(),
    recovered: () => this.#delegate.recovered(),
    gone: () => this.#lose(this.#socket, 'dropped'),
  });

  /** @param {Delegate} delegate */
  constructor(delegate) {
    this.#delegate = delegate;
    addEventListener('online', () => this.#hurry());
    // A page that was frozen, as while the computer sleeps, goes on.
    document.addEventListener('resume', () => this.#hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#hurry();
    });
    addEventListener('pagehide', (event) => {
      if (event.persisted) return;
      this.#isEnded = true;
      this.#transmit({ type: 'bye' });
    });
    addEventListener('pageshow', (event) => {
      if (event.persisted) this.#hurry();
    });
  }

  /** Opens a socket now. */
  open() {
    clearTimeout(this.#timer);
    this.#isEnded = false;
    this.#close();
    const { socket, events, isGreeted } = takeFirstSocket()
      ?? { socket: openSocket(this.#token), events: [], isGreeted: false };
    this.#socket = socket;
    this.#hasSaidHello = isGreeted;
    const timer = setTimeout(() => this.#lose(socket, 'dropped'), patience);
    /** @type {Record<string, (event: Event) => void>} */
    const handlers = {
      open: () => clearTimeout(timer),
      message: (event) => {
        if (this.#socket === socket) this.#receive(/** @type {MessageEvent} */ (event).data);
      },
      close: (event) => {
        clearTimeout(timer);
        const { code, reason } = /** @type {CloseEvent} */ (event);
        this.#lose(socket, closeCodes[code] ?? 'dropped', reason);
      },
    };
    for (const [kind, handler] of Object.entries(handlers)) socket.addEventListener(kind, handler);
    for (const event of events) handlers[event.type](event);
  }

  /**
   * Sends an event. Returns false if no connection takes it.
   * @param {Record<string, unknown>} event
   */
  send(event) {
    if (!this.#isGreeted || this.#socket?.readyState !== WebSocket.OPEN) return false;
    const text = JSON.stringify(event);
    if (isTooLong(text)) {
      // The host would end the connection, and would do so again each time that the page sends the event again.
      warn(`an event ${event.type} has more than ${longestMessage} bytes and is not sent`);
      return false;
    }
    if (!this.#outbox.add(event)) return false;
    this.#expectReceipt();
    this.#socket.send(text);
    return true;
  }

  /**
   * Sends a message that is for the host itself. The host does not pass it to the app, so it neither counts it nor acknowledges
   * it. Returns false if no connection takes it.
   * @param {Record<string, unknown>} message
   */
  sendToHost(message) {
    return this.#isGreeted && this.#transmit(message);
  }

  /** Measures the round trip, if the host answers pings. */
  measure() {
    if (this.#isGreeted && this.#outbox.isCounting) this.#roundTrip.begin();
  }

  /** Notes that an event is on its way to the host. */
  #expectReceipt() {
    if (!this.#outbox.isCounting) return;
    this.#patience.waits(this.#roundTrip.milliseconds);
    this.#roundTrip.used();
  }

  /** @param {Record<string, unknown>} event */
  #transmit(event) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(event));
    return true;
  }

  /** @param {string} data */
  #receive(data) {
    let message;
    try {
      message = JSON.parse(data);
    } catch {
      warn('a message is not JSON');
      return;
    }
    // On a narrow wire, a long message delays the acknowledgement behind it. Every message proves that the wire is there.
    if (message?.type === 'passed') this.#outbox.take(message.passed);
    this.#patience.hostSpoke();
    if (!this.#outbox.isEmpty) this.#patience.waits(this.#roundTrip.milliseconds);
    switch (message?.type) {
      case 'device':
        this.#greet(message);
        break;
      case 'ended': case 'rebuilt': case 'refused': case 'full': case 'taken':
        this.#lose(this.#socket, message.type, message.reason, message);
        break;
      case 'error':
        this.#outbox.refused();
        warn('the host:', message.reason);
        break;
      case 'passed':
        break;
      case 'pong':
        this.#roundTrip.answered();
        break;
      default:
        this.#delegate.message(message);
    }
  }

  /** @param {DeviceMessage} message */
  #greet({ token, resumed, resources, passed }) {
    if (typeof token !== 'string' || typeof resources !== 'string') {
      warn('the host has not named the device');
      return;
    }
    const path = new URL(resources, appAddress);
    if (path.origin !== location.origin) {
      warn('the host names resources of another origin');
      return;
    }
    this.#attempts = 0;
    const isNew = !resumed || token !== this.#token;
    this.#token = token;
    this.#delegate.device(isNew, path.href);
    this.#isGreeted = this.#hasSaidHello || this.#transmit(this.#delegate.hello(isNew));
    for (const event of this.#outbox.begin(passed, isNew)) this.#transmit(event);
    if (!this.#outbox.isEmpty) this.#expectReceipt();
  }

  /**
   * @param {WebSocket | null} socket
   * @param {string} why
   * @param {string} [reason]
   * @param {LastMessage} [message] The host's last message, if it has sent one.
   */
  #lose(socket, why, reason, message) {
    if (!socket || this.#socket !== socket) return;
    this.#close();
    if (this.#isEnded) return;
    this.#delegate.lost(why, typeof reason === 'string' ? reason : '', message?.frames, message?.limit);
    const retry = message?.retry;
    if (why === 'refused' || why === 'taken') {
      this.#isEnded = true;
    } else if (why === 'ended') {
      this.#token = null;
      this.#wait(1000 * (retry !== undefined && Number.isFinite(retry) ? Math.max(0, retry) : 0.3));
    } else if (why === 'rebuilt') {
      this.#token = null;
      this.#wait(0);
    } else if (why === 'full') {
      // A page that lost its device because nobody used it would only take it from another such page.
      if (message?.limit !== 'quiet') this.#wait(fullWait);
    } else {
      const wait = Math.min(longestWait, shortestWait * 2 ** this.#attempts);
      this.#attempts += 1;
      // The waits of pages differ, so that pages which lost their host at one moment do not all come back at one moment.
      this.#wait(wait * (0.75 + Math.random() / 2));
    }
  }

  #close() {
    const socket = this.#socket;
    this.#socket = null;
    this.#isGreeted = false;
    this.#patience.end();
    this.#roundTrip.end();
    socket?.close();
  }

  /** @param {number} milliseconds */
  #wait(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.open(), milliseconds);
  }

  /** Opens a connection at once that waits to be opened, or finds out whether the wire of the present one is still there. */
  #hurry() {
    if (this.#isEnded) return;
    // A page that comes back from the browser's cache may not have heard yet that its socket was closed.
    if (this.#socket && this.#socket.readyState === WebSocket.CLOSED) this.#lose(this.#socket, 'dropped');
    if (!this.#socket) this.open();
    else this.#probe();
  }

  /**
   * Asks the host for an answer. While a computer sleeps or changes its network, a wire may go away without a word, and a page
   * that only displays something would not notice that.
   */
  #probe() {
    if (!this.#isGreeted || !this.#outbox.isCounting || !this.#transmit({ type: 'ping' })) return;
    this.#patience.waits(this.#roundTrip.milliseconds);
  }
}

/**
 * Returns true if a message has more bytes than the host accepts.
 * @param {string} text
 */
function isTooLong(text) {
  // A UTF-16 unit has at most three bytes as UTF-8.
  return text.length * 3 > longestMessage && new TextEncoder().encode(text).length > longestMessage;
}
