// The fonts that an app names and that a page does not have. The host serves their files.

import { number, numbers, string } from '../basics/values.js';

/**
 * A font of the wire: its family, the least and the greatest weight and width of its letters, and whether it is italic.
 * @typedef {{ ff: string, w: number[], st: number[], i?: boolean }} FontContent
 */

/** The fonts of a scene. */
export class Fonts {
  /**
   * The browser's font and its address, by the app's number.
   * @type {Map<number, { font: FontFace, address: string }>}
   */
  #known = new Map();

  /**
   * Makes a font of the wire available under the name of its family. The browser fetches the file when a text needs it, and then
   * sends `loadingdone` to `document.fonts`.
   * @param {number} id
   * @param {FontContent} value
   * @param {string} resources
   */
  add(id, value, resources) {
    const address = `${resources}fonts/${number(id, 'id')}`;
    const known = this.#known.get(id);
    // A font whose file could not be fetched is worth another attempt, with the scene of another connection for example.
    if (known?.address === address && known.font.status !== 'error') return;
    const [thinnest, thickest] = numbers(value.w, 2);
    const [narrowest, widest] = numbers(value.st, 2);
    const font = new FontFace(string(value.ff, 'family'), `url(${JSON.stringify(address)})`, {
      weight: `${thinnest} ${thickest}`,
      stretch: `${narrowest}% ${widest}%`,
      style: value.i ? 'italic' : 'normal',
      display: 'swap',
    });
    if (known) document.fonts.delete(known.font);
    this.#known.set(id, { font, address });
    document.fonts.add(font);
  }

  /** Forgets all fonts, since another app's numbers mean other files. */
  clear() {
    for (const { font } of this.#known.values()) document.fonts.delete(font);
    this.#known.clear();
  }
}
