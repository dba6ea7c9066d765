// The sending of a file to the host, in parts. A part that does not get through is sent again.

import { uploadPart } from '../basics/protocol.js';

/** The time for which a part is sent again and again, in milliseconds. A device without a page lives as long. */
const patience = 60_000;
/** The pause before a part is sent again, in milliseconds. */
const pause = 500;
/** The size below which parts do not become smaller, in bytes. The host waits ten seconds for a part. */
const leastPart = 16_384;
/** The time after which an attempt without an answer has probably failed because the network is slow, in milliseconds. */
const slowness = 3000;
/** The statuses of responses that say that the same request may succeed a little later. */
const passingStatuses = new Set([429, 502, 503, 504]);

/** @typedef {{ status: number, text: string, retryAfter: number }} HostAnswer The answer of the host. */

/** The error of a file that cannot be sent. */
export class UploadError extends Error {
  /** @param {'tooLarge' | 'failed' | 'gone'} reason The reason; `gone` stands for a file that the host has dropped. */
  constructor(reason) {
    super(`upload ${reason}`);
    this.reason = reason;
  }
}

/**
 * Sends a file, and returns the number under which the app gets it. A file that the host drops meanwhile is sent once more.
 *
 * The address of the device is asked for with each request, since a page gets it anew with each connection.
 * @param {Blob} file
 * @param {() => string} resources
 * @param {AbortSignal} signal
 * @param {(bytes: number) => void} advance Gets the number of bytes that the host has received since the call before. The number
 *   is negative when the host has dropped the file.
 */
export async function sendFile(file, resources, signal, advance) {
  const upload = new Upload(file, resources, signal, advance);
  try {
    return await upload.send();
  } catch (error) {
    if (!(error instanceof UploadError) || error.reason !== 'gone') throw error;
    advance(-upload.offset);
    return await new Upload(file, resources, signal, advance).send();
  }
}

class Upload {
  #file;
  #resources;
  #signal;
  #advance;
  /** The size of the next part. It becomes smaller when parts do not get through for a while, since the network may be slow. */
  #part = uploadPart;
  /** The number of bytes that the host has. */
  offset = 0;

  /**
   * @param {Blob} file
   * @param {() => string} resources
   * @param {AbortSignal} signal
   * @param {(bytes: number) => void} advance
   */
  constructor(file, resources, signal, advance) {
    this.#file = file;
    this.#resources = resources;
    this.#signal = signal;
    this.#advance = advance;
  }

  async send() {
    const size = this.#file.size;
    const begun = await this.#post(() => `uploads?size=${size}`, () => Promise.resolve(new ArrayBuffer(0)));
    if (begun.status === 410) throw new UploadError('failed');
    const id = wholeNumber(begun.text, Infinity);
    let repetitions = 0;
    do {
      const answer = await this.#post(() => `uploads/${id}/${this.offset}`, () => this.#bytes());
      if (answer.status === 410) throw new UploadError('gone');
      const received = wholeNumber(answer.text, size);
      repetitions = received > this.offset ? 0 : repetitions + 1;
      if (repetitions > 3) throw new UploadError('failed');
      if (repetitions === 0) this.#part = Math.min(uploadPart, this.#part * 2);
      this.#advance(received - this.offset);
      this.offset = received;
    } while (this.offset < size);
    return id;
  }

  /** Reads the next part of the file, which may have been changed or removed meanwhile. */
  async #bytes() {
    try {
      return await this.#file.slice(this.offset, this.offset + this.#part).arrayBuffer();
    } catch {
      throw new UploadError('failed');
    }
  }

  /**
   * Sends bytes until the host answers. A host that has other bytes than the page expects answers with the number that it has, as
   * after a part that it has taken.
   * @param {() => string} address
   * @param {() => Promise<ArrayBuffer>} bytes
   */
  async #post(address, bytes) {
    const end = performance.now() + patience;
    for (;;) {
      const start = performance.now();
      const answer = await attempt(this.#resources() + address(), await bytes(), this.#signal);
      if (this.#signal.aborted) throw new UploadError('failed');
      if (answer) {
        if (answer.status < 300 || answer.status === 409 || answer.status === 410) return answer;
        if (!passingStatuses.has(answer.status)) throw new UploadError(answer.status === 413 ? 'tooLarge' : 'failed');
      } else if (performance.now() - start > slowness) {
        this.#part = Math.max(leastPart, this.#part / 2);
      }
      const left = end - performance.now();
      if (left <= 0) throw new UploadError('failed');
      await rest(Math.min(left, Math.max(pause, answer?.retryAfter ?? 0)), this.#signal);
    }
  }
}

/**
 * Reads the whole number that the host answers.
 * @param {string} text
 * @param {number} most
 */
function wholeNumber(text, most) {
  const value = Number(text.trim() || NaN);
  if (!Number.isInteger(value) || value < 0 || value > most) throw new UploadError('failed');
  return value;
}

/**
 * Sends bytes once. Returns null if no whole answer came.
 * @param {string} address
 * @param {ArrayBuffer} body
 * @param {AbortSignal} signal
 * @returns {Promise<HostAnswer | null>}
 */
async function attempt(address, body, signal) {
  try {
    const response = await fetch(address, {
      method: 'POST', body, signal, cache: 'no-store', headers: { 'Content-Type': 'application/octet-stream' },
      // The host checks the origin, and some browsers do not state it under other policies.
      referrerPolicy: 'same-origin',
    });
    const seconds = Number(response.headers.get('Retry-After') ?? 0);
    return { status: response.status, text: await response.text(), retryAfter: Number.isFinite(seconds) ? seconds * 1000 : 0 };
  } catch {
    return null;
  }
}

/**
 * Waits for some time, or until a signal ends it.
 * @param {number} milliseconds
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function rest(milliseconds, signal) {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    }, { once: true });
  });
}
