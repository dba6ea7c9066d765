// The files that the user chooses and that the page sends to the app.

import { longestFileName, longestFileType, mostFiles } from '../basics/protocol.js';
import { number, object, string } from '../basics/values.js';
import { sendFile, UploadError } from './upload.js';

/** @import { Answer } from '../page/requests.js' */

/**
 * The files from which the user chooses, as the wire has them.
 * @typedef {{ types?: string[], limit: number, camera?: string, contents?: number }} WantedFiles
 */

/** The least time between two reports of what has been sent, in milliseconds. */
const reportPause = 200;

/**
 * Lets the user choose files, and sends them. Returns the answer for the app.
 * @param {WantedFiles} wanted
 * @param {() => string} resources Returns the address under which the host keeps what belongs to the device.
 * @param {AbortSignal} signal Ends the choice and the sending.
 * @param {(answer: Answer) => void} report Gets answers that say how much is sent.
 * @returns {Promise<Answer>}
 */
export async function sendChosenFiles(wanted, resources, signal, report) {
  const { limit, types, camera } = readWanted(wanted);
  // The browser would open no dialog, and say nothing.
  if (navigator.userActivation?.isActive === false) return { outcome: 'unavailable' };
  const files = await choose(types, limit, camera, signal);
  if (!files?.length) return { outcome: 'cancelled' };
  if (files.length > limit) return { outcome: 'unavailable', reason: 'tooMany' };
  return await sendAll(files, resources, signal, report);
}

/**
 * Sends files or texts to the app. Returns the answer for it.
 * @param {(File | Blob)[]} files
 * @param {() => string} resources
 * @param {AbortSignal} signal
 * @param {(answer: Answer) => void} report
 * @returns {Promise<Answer>}
 */
export async function sendAll(files, resources, signal, report) {
  const whole = Math.max(1, files.reduce((sum, file) => sum + file.size, 0));
  let sent = 0;
  let reported = -Infinity;
  /** @param {number} more */
  const advance = (more) => {
    sent += more;
    const now = performance.now();
    if (now - reported < reportPause) return;
    reported = now;
    report({ outcome: 'working', part: Math.max(0, Math.min(1, sent / whole)) });
  };
  advance(0);
  const received = [];
  try {
    for (const file of files) {
      const u = await sendFile(file, resources, signal, advance);
      received.push({ u, name: safeName('name' in file ? file.name : ''), type: file.type.slice(0, longestFileType) });
    }
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    return { outcome: 'unavailable', reason: error.reason === 'tooLarge' ? 'tooLarge' : 'failed' };
  }
  return { outcome: 'done', files: received };
}

/**
 * Reads a description of the wire.
 * @param {unknown} value
 */
function readWanted(value) {
  const { types, limit, camera } = object(value, 'files');
  if (types !== undefined && !(Array.isArray(types) && types.every((type) => /^[^\s,]+$/.test(string(type, 'type'))))) {
    throw new TypeError('types are media types and extensions');
  }
  if (camera !== undefined && camera !== 'user' && camera !== 'environment') throw new TypeError(`unknown camera ${camera}`);
  return { types, camera, limit: Math.min(mostFiles, Math.max(1, Math.trunc(number(limit, 'limit')))) };
}

/**
 * Opens the browser's dialog. Resolves to the chosen files, or to null if there are none.
 * @param {string[] | undefined} types
 * @param {number} limit
 * @param {string | undefined} camera
 * @param {AbortSignal} signal
 * @returns {Promise<File[] | null>}
 */
function choose(types, limit, camera, signal) {
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  input.multiple = limit > 1;
  if (types) input.accept = types.join(',');
  if (camera) input.setAttribute('capture', camera);
  // Some browsers open no dialog for an element outside of the document.
  document.body.append(input);
  return new Promise((resolve) => {
    /** @param {File[] | null} files */
    const end = (files) => {
      input.remove();
      resolve(files);
    };
    input.addEventListener('change', () => end([...input.files ?? []]));
    input.addEventListener('cancel', () => end(null));
    signal.addEventListener('abort', () => end(null), { once: true });
    input.click();
  });
}

/**
 * Returns the name of a file as the protocol takes it: without halves of characters, and not too long. The ending stays.
 * @param {string} name
 */
export function safeName(name) {
  const characters = [...name.replace(/\p{Surrogate}/gu, '_')];
  const dot = characters.lastIndexOf('.');
  const ending = dot >= 0 && characters.length - dot <= 20 ? characters.splice(dot).join('') : '';
  while (characters.length > 0 && characters.join('').length + ending.length > longestFileName) characters.pop();
  return characters.join('') + ending;
}
