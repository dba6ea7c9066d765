// What comes from other programs: the files and texts that the user drops on the page or pastes. The page keeps the last of them,
// since the app asks for them later.

import { longestFileType, mostFiles } from '../basics/protocol.js';
import { safeName } from './choosing.js';

/**
 * An item of another program, as the wire has it.
 * @typedef {{ kind: 'file' | 'text', types: string[], name?: string }} Item
 */

/** The type that Firefox says instead of that of a file, until the file is dropped. */
const hiddenType = 'application/x-moz-file';

/** The number of drops and pastes whose contents are kept. Their bytes stay where the browser has them. */
const mostKept = 8;

export class Contents {
  #number = 0;
  /**
   * The last contents by their numbers.
   * @type {Map<number, Blob[]>}
   */
  #kept = new Map();

  /** Returns a number for contents that may come. */
  next() {
    this.#number += 1;
    return this.#number;
  }

  /**
   * Keeps contents under a number.
   * @param {number} number
   * @param {Blob[]} contents
   */
  keep(number, contents) {
    this.#kept.set(number, contents);
    for (const old of [...this.#kept.keys()].slice(0, -mostKept)) this.#kept.delete(old);
  }

  /**
   * Returns the contents with a number, or null if there are none or many have come since.
   * @param {number} number
   */
  get(number) {
    return this.#kept.get(number) ?? null;
  }

  /** Forgets all contents: the app is gone. */
  forget() {
    this.#kept.clear();
  }
}

/**
 * Reads the files of another program. Folders are left out.
 * @param {DataTransfer} dataTransfer
 * @returns {{ items: Item[], contents: Blob[] }}
 */
export function readFiles(dataTransfer) {
  const files = [...dataTransfer.items].filter((item) => !item.webkitGetAsEntry?.()?.isDirectory).map((item) => item.getAsFile())
    .filter((file) => file !== null).slice(0, mostFiles);
  return { items: files.map(({ name, type }) => ({ kind: 'file', types: knownTypes(type), name: safeName(name) })), contents: files };
}

/**
 * Returns the media type of a file in a list, or an empty list if the browser does not say it.
 * @param {string} type
 */
export function knownTypes(type) {
  return type && type !== hiddenType ? [type.slice(0, longestFileType)] : [];
}
