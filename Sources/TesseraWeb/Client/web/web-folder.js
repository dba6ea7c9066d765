// A folder of the app from which a document loads pictures, style sheets and other files.

import { number, string } from '../basics/values.js';

/** The addresses of a folder: the one that the app knows, and the one at which the host serves it. */
export class WebFolder {
  #own;
  #served;

  /**
   * @param {string} documents The address under which the host serves the folders of documents.
   * @param {{ n: number, u: string }} value The folder as the document's resource names it.
   */
  constructor(documents, { n, u }) {
    this.#own = string(u, 'folder');
    this.#served = `${documents}${number(n, 'folder')}/`;
  }

  /**
   * Returns the address at which the host serves a file of the folder, or undefined if the file is none of it.
   * @param {string} address The address that the app knows.
   */
  served(address) {
    return moved(address, this.#own, this.#served);
  }

  /**
   * Returns the address of the app for what the host serves at an address, or undefined if that is no file of the folder.
   * @param {string} address
   */
  own(address) {
    return moved(address, this.#served, this.#own);
  }
}

/**
 * @param {string} address
 * @param {string} from
 * @param {string} to
 */
function moved(address, from, to) {
  return address.startsWith(from) ? to + address.slice(from.length) : undefined;
}
