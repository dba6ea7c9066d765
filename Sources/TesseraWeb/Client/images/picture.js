// Pictures of elements: copies that stay as they are, for previews that are lifted out of their parents.

import { number, object } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */

/**
 * A picture of the wire: the number of the other element, and whether that is invisible as long as the picture exists.
 * @typedef {{ v: number, h?: boolean }} PictureContent
 */

/**
 * The attributes that a copy does not share with its original: names by which tests and assistive technology find elements, and
 * the names of segments, of which only one can be chosen in the page.
 */
const names = ['id', 'name', 'role', 'tabindex', 'data-view', 'data-identifier', 'data-index-path', 'data-kind', 'data-section'];

export class PicturePart {
  /** @type {Element} */
  #element;
  /** @type {HTMLElement | null} */
  #original = null;
  /** @type {HTMLElement | null} */
  #copy = null;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Applies a picture of the wire. The picture of an element that has gone is empty.
   * @param {PictureContent} value
   */
  apply(value) {
    this.remove();
    const original = this.#element.context.find(number(object(value).v, 'element'));
    if (!original || original === this.#element) return;
    this.#copy = copyOf(original.node);
    this.#element.childrenBox.append(this.#copy);
    scrollAlike(original.node, this.#copy);
    original.node.classList.remove('lifting');
    if (!value.h) return;
    this.#original = original.node;
    hide(this.#original, 1);
  }

  /** Removes the picture, and makes the original visible again. */
  remove() {
    this.#copy?.remove();
    if (this.#original) hide(this.#original, -1);
    this.#copy = null;
    this.#original = null;
  }
}

/**
 * The number of pictures that hide each element.
 * @type {WeakMap<HTMLElement, number>}
 */
const hiding = new WeakMap();

/**
 * Counts the pictures that hide an element, which is invisible while there are any.
 * @param {HTMLElement} node
 * @param {number} change 1 for a new picture, -1 for one that goes.
 */
function hide(node, change) {
  const count = (hiding.get(node) ?? 0) + change;
  hiding.set(node, count);
  node.classList.toggle('lifted', count > 0);
}

/** @param {HTMLElement} node */
function copyOf(node) {
  const copy = /** @type {HTMLElement} */ (node.cloneNode(true));
  stopVideos(node, copy);
  for (const part of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of names) part.removeAttribute(name);
    for (const { name } of [...part.attributes]) if (name.startsWith('aria-')) part.removeAttribute(name);
    part.classList.remove('lifting', 'lifted');
  }
  copy.classList.add('picture');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, { left: '0', top: '0', transform: '', visibility: '', zIndex: '' });
  return copy;
}

/**
 * Puts the present pictures of videos in the place of those of a copy, which would load the videos once more.
 * @param {HTMLElement} original
 * @param {HTMLElement} copy
 */
function stopVideos(original, copy) {
  const videos = original.querySelectorAll('video');
  copy.querySelectorAll('video').forEach((video, index) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [videos[index].videoWidth, videos[index].videoHeight];
    canvas.className = video.className;
    canvas.style.objectFit = video.style.objectFit;
    canvas.getContext('2d')?.drawImage(videos[index], 0, 0);
    video.removeAttribute('src');
    video.replaceWith(canvas);
  });
}

/**
 * Scrolls the parts of a copy to the places of those of the original, and copies the texts that the user has typed.
 * @param {HTMLElement} original
 * @param {HTMLElement} copy
 */
function scrollAlike(original, copy) {
  const [parts, copies] = [[original, ...original.querySelectorAll('*')], [copy, ...copy.querySelectorAll('*')]];
  parts.forEach((part, index) => {
    const other = copies[index];
    if (part.scrollTop || part.scrollLeft) other.scrollTo({ left: part.scrollLeft, top: part.scrollTop, behavior: 'instant' });
    if ('value' in part && 'value' in other) other.value = part.value;
  });
}
