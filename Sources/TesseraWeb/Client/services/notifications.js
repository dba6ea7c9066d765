// Notifications outside of the page. Phones let only a service worker display them, so that one does it everywhere.

import { randomName } from '../basics/random-name.js';
import { isPresent, number, object, string } from '../basics/values.js';

/** @import { Send } from '../connection.js' */

/**
 * A notification of the wire.
 * @typedef {object} NotificationContent
 * @property {number} n
 * @property {string} title
 * @property {string} [body]
 * @property {boolean} [silent]
 * @property {{ t: string, f?: boolean }[]} [actions]
 */

/** The greatest number of actions of a notification. */
const mostActions = 10;
/** The greatest number of notifications that are removed at once. */
const most = 1000;

export class Notifications {
  /** @type {Send} */
  #send;
  #scope;
  /** @type {Promise<ServiceWorkerRegistration> | null} */
  #registration = null;
  /** The page by its own name, so that it hears of its own notifications only. */
  #page = randomName();
  /** @type {AudioContext | null} */
  #sound = null;

  /**
   * @param {Send} send
   * @param {string} scope The path of the app, to whose pages the worker belongs.
   */
  constructor(send, scope) {
    this.#send = send;
    this.#scope = scope;
  }

  /** Forgets the notifications of an app that has ended, which stay where they are. */
  forget() {
    this.#page = randomName();
  }

  /**
   * Displays a notification of the wire. Resolves to false if the browser does not.
   * @param {NotificationContent} value
   */
  async display(value) {
    const { n, title, body, silent, actions = [] } = object(value);
    if (!Array.isArray(actions) || actions.length > mostActions) throw new TypeError('actions are a short list');
    const data = {
      page: this.#page, n: number(n, 'number'), front: actions.flatMap(({ f }, place) => (f === true ? [String(place)] : [])),
    };
    /** @type {NotificationOptions & { actions?: object[] }} */
    const options = {
      tag: `${this.#page} ${n}`, data, silent: silent === true,
      actions: actions.map((action, place) => ({ action: String(place), title: string(action.t, 'action') })),
    };
    if (isPresent(body)) options.body = string(body, 'body');
    return await this.#tell({ kind: 'display', title: string(title, 'title'), options });
  }

  /**
   * Removes notifications.
   * @param {unknown} numbers
   */
  async withdraw(numbers) {
    if (!Array.isArray(numbers) || numbers.length > most) throw new TypeError('notifications are a list of numbers');
    // Without a worker there are none.
    if (!this.#registration) return true;
    return await this.#tell({ kind: 'withdraw', page: this.#page, numbers: numbers.map((each) => number(each, 'number')) });
  }

  /**
   * Sends the worker a message. Resolves to false if it does not carry that out.
   * @param {object} message
   * @returns {Promise<boolean>}
   */
  async #tell(message) {
    if (!globalThis.isSecureContext || !('serviceWorker' in navigator)) return false;
    try {
      this.#registration ??= this.#register();
      const worker = (await this.#registration).active;
      if (!worker) return false;
      const { port1, port2 } = new MessageChannel();
      return await new Promise((resolve) => {
        port1.addEventListener('message', ({ data }) => {
          port1.close();
          resolve(data === true);
        });
        port1.start();
        worker.postMessage(message, [port2]);
      });
    } catch {
      this.#registration = null;
      return false;
    }
  }

  /** @returns {Promise<ServiceWorkerRegistration>} */
  async #register() {
    navigator.serviceWorker.addEventListener('message', this.#hear);
    navigator.serviceWorker.startMessages();
    const registration = await navigator.serviceWorker.register(document.body.dataset.worker ?? '', { scope: this.#scope });
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker && worker.state !== 'activated') {
      await new Promise((resolve, reject) => {
        worker.addEventListener('statechange', () => {
          if (worker.state === 'activated') resolve(undefined);
          if (worker.state === 'redundant') reject(new Error('the worker has ended'));
        });
      });
    }
    return registration;
  }

  /** @param {MessageEvent} event */
  #hear = ({ data }) => {
    if (data?.page !== this.#page || !Number.isInteger(data.n)) return;
    /** @type {Record<string, unknown>} */
    const event = { type: 'notification', n: data.n, step: data.step === 'closed' ? 'closed' : 'opened' };
    if (Number.isInteger(data.action)) event.action = data.action;
    this.#send(event);
  };

  /** Plays two tones, one after the other. Browsers play nothing before the user has touched the page. */
  chime() {
    if (navigator.userActivation?.hasBeenActive === false || !('AudioContext' in globalThis)) return false;
    const sound = this.#sound ??= new AudioContext();
    sound.resume().catch(() => {});
    for (const [place, pitch] of [880, 1320].entries()) {
      const start = sound.currentTime + place * 0.14;
      const tone = new OscillatorNode(sound, { frequency: pitch });
      const volume = new GainNode(sound, { gain: 0 });
      volume.gain.setValueAtTime(0.2, start);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      tone.connect(volume).connect(sound.destination);
      tone.start(start);
      tone.stop(start + 0.5);
    }
    return true;
  }
}
