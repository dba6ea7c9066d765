// The files of an app that the page offers to other programs.

import { number, object, string } from '../basics/values.js';

/**
 * A file, as the wire has it.
 * @typedef {object} SharedFile
 * @property {number} download
 * @property {string} name
 * @property {string} type
 */

/**
 * Returns files without contents, for which the browser says if it takes files of such types.
 * @param {unknown} shared
 */
export function emptyFiles(shared) {
  if (!Array.isArray(shared)) throw new TypeError('shared is no array');
  return shared.map((item) => {
    const { name, type } = /** @type {SharedFile} */ (object(item));
    return new File([], string(name, 'name'), { type: string(type, 'type') });
  });
}

/**
 * Fetches files, and throws an error if the host lacks one of them.
 * @param {SharedFile[]} shared
 * @param {string} folder
 */
export function fetchFiles(shared, folder) {
  return Promise.all(shared.map(async ({ download, name, type }) => {
    const response = await fetch(`${folder}${number(download, 'download')}`, { cache: 'no-store' });
    if (!response.ok) throw new Error(`the host has no file ${download}`);
    return new File([await response.blob()], name, { type });
  }));
}
