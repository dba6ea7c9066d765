// The pictures of particles in other colours.

import { clamp } from '../basics/values.js';

/** The most pictures that are kept, and the most pixels of all of them. */
const [mostTints, mostPixels] = [1024, 8e6];

/**
 * Returns a picture whose colours are multiplied by another one, or null if the browser cannot make it.
 * @param {HTMLImageElement} image
 * @param {number[]} color Red, green and blue, 0...1.
 */
function tinted(image, color) {
  const made = document.createElement('canvas');
  made.width = image.naturalWidth;
  made.height = image.naturalHeight;
  const context = made.getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = `rgb(${color.map((part) => Math.round(part * 255))})`;
  context.fillRect(0, 0, made.width, made.height);
  // The colour has filled what is transparent, too.
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(image, 0, 0);
  return made;
}

/** Keeps pictures in other colours. The steps of the colours become greater when there would be too many of them. */
export class Tints {
  /**
   * @type {Map<string, HTMLCanvasElement>}
   */
  #kept = new Map();
  #pixels = 0;
  /** The steps of each component of a colour. */
  #steps = 31;
  #make;

  /** @param {typeof tinted} [make] */
  constructor(make = tinted) {
    this.#make = make;
  }

  /** Forgets all pictures. */
  clear() {
    this.#kept.clear();
    this.#pixels = 0;
  }

  /**
   * Returns a picture in a colour, or null if the browser cannot make it.
   * @param {number} resource The number of the picture.
   * @param {HTMLImageElement} image
   * @param {number[]} color Red, green, blue and opacity, of which the last one has no effect.
   */
  picture(resource, image, color) {
    const parts = color.slice(0, 3).map((part) => Math.round(clamp(part, 0, 1) * this.#steps));
    if (parts.every((part) => part === this.#steps)) return image;
    const key = `${resource} ${parts}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const size = image.naturalWidth * image.naturalHeight;
    const made = this.#make(image, parts.map((part) => part / this.#steps));
    if (!made) return null;
    if (this.#kept.size >= mostTints || this.#pixels + size > mostPixels) {
      this.clear();
      // Pictures that are made and forgotten in each frame would take more time than a frame has.
      this.#steps = Math.max(Math.floor(this.#steps / 2), 1);
    }
    this.#kept.set(key, made);
    this.#pixels += size;
    return made;
  }
}
