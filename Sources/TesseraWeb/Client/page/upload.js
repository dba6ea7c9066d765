// The sending of a file to the host, in parts. A part that does not get through is sent again.

import { uploadPart } from '../basics/protocol.js';

/** The time for which a part is sent again and again, in milliseconds. A device without a page lives as long. */
const patience = 60_000;
/** The pause before a part is sent again, in milliseconds. */
const pause = 500;
/** The statuses of responses that say that the same request may succeed a little later. */
const passingStatuses = new Set([429, 502, 503, 504]);

/** The error of a file that cannot be sent. */
export class UploadError extends Error {
  /** @param {'tooLarge' | 'failed'} reason */
  constructor(reason) {
    super(`upload ${reason}`);
    this.reason = reason;
  }
}

/**
 * Sends a file, and returns the number under which the app gets it.
 *
 * The address of the device is asked for with each part, since a page has it anew after each connection.
 * @param {Blob} file
 * @param {() => string} resources
 * @param {AbortSignal} signal
 * @param {(bytes: number) => void} advance Gets the number of bytes that have been sent since the call before.
 */
export async function sendFile(file, resources, signal, advance) {
  const id = wholeNumber(await post(() => `${resources()}uploads?size=${file.size}`, new ArrayBuffer(0), signal), Infinity);
  let offset = 0;
  let repetitions = 0;
  do {
    const bytes = await read(file.slice(offset, offset + uploadPart));
    const received = wholeNumber(await post(() => `${resources()}uploads/${id}/${offset}`, bytes, signal), file.size);
    repetitions = received > offset ? 0 : repetitions + 1;
    if (repetitions > 3) throw new UploadError('failed');
    advance(Math.max(0, received - offset));
    offset = received;
  } while (offset < file.size);
  return id;
}

/**
 * Reads a part of a file, which may have been changed or removed meanwhile.
 * @param {Blob} part
 */
async function read(part) {
  try {
    return await part.arrayBuffer();
  } catch {
    throw new UploadError('failed');
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
 * Sends bytes until the host has taken them, and returns its answer. A host that has other bytes than the page expects answers with the
 * number that it has, as after a part that it has taken.
 * @param {() => string} address
 * @param {ArrayBuffer} body
 * @param {AbortSignal} signal
 */
async function post(address, body, signal) {
  const end = performance.now() + patience;
  for (;;) {
    const response = await attempt(address(), body, signal);
    if (signal.aborted) throw new UploadError('failed');
    if (response?.ok || response?.status === 409) return await response.text();
    if (response && !passingStatuses.has(response.status)) {
      throw new UploadError(response.status === 413 ? 'tooLarge' : 'failed');
    }
    if (performance.now() > end) throw new UploadError('failed');
    const seconds = Number(response?.headers.get('Retry-After') ?? 0);
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(pause, Number.isFinite(seconds) ? seconds * 1000 : 0));
    });
  }
}

/**
 * Sends bytes once. Returns null if no response came.
 * @param {string} address
 * @param {ArrayBuffer} body
 * @param {AbortSignal} signal
 */
async function attempt(address, body, signal) {
  try {
    return await fetch(address, {
      method: 'POST', body, signal, cache: 'no-store', headers: { 'Content-Type': 'application/octet-stream' },
      // With another policy some browsers hide the origin, which the host wants to know.
      referrerPolicy: 'same-origin',
    });
  } catch {
    return null;
  }
}
