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
    return address.startsWith(this.#own) ? this.#served + address.slice(this.#own.length) : undefined;
  }

  /**
   * Returns a document, a style or a script in which the files of the folder have the addresses at which the host serves them.
   * An address stays as it is where no attribute, no string and no list of addresses can stand.
   * @param {string} text
   */
  servedIn(text) {
    if (!text.includes(this.#own)) return text;
    const own = this.#own.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    return text.replace(new RegExp('(["\'\\x60(=]\\s*|,\\s+)' + own, 'g'), (_, before) => before + this.#served);
  }

  /**
   * Returns a text of a document in which the files of the folder have the addresses that the app knows.
   * @param {string} text
   */
  ownIn(text) {
    return text.replaceAll(this.#served, () => this.#own);
  }
}
