// Images of elements, of parts of controls and of parts of texts: resources that the app has sent, and glyphs of the symbol font.

import { checkMode, fits, imageBox, places, unstretchedBox } from './image-box.js';
import { makers, paintSymbol, slice } from './image-nodes.js';
import { checkEffects, SymbolEffects } from './symbol-effects.js';
import { textLength } from '../basics/text-zoom.js';
import { color, isPresent, number, object, px, string } from '../basics/values.js';

/** @import { Frame } from '../basics/axis.js' */
/** @import { Context } from '../scene/scene.js' */
/** @import { SymbolEffectContent } from './symbol-effects.js' */

/**
 * The parts of an image along its edges that keep their size, on the wire: their sizes, the image's pixels per point, and whether
 * the middle is repeated.
 * @typedef {{ t: number, l: number, b: number, r: number, s: number, re?: boolean }} ImageSlices
 */
/**
 * A second glyph in the middle of a symbol, on the wire: the glyph, its colour, and its size in fractions of that of the glyph
 * below.
 * @typedef {{ s: string, c: string, z: number }} SymbolLayer
 */
/**
 * The cases in which the pixels of an image stay visible, on the wire: in a larger box, in a smaller one, and the image's pixels
 * per point.
 * @typedef {{ u?: boolean, d?: boolean, s: number }} VisiblePixels
 */
/**
 * An image of the wire.
 * @typedef {object} ImageContent
 * @property {number} [r] The number of the image, unless it is a symbol.
 * @property {string} [s] The glyph, if it is a symbol.
 * @property {string} m How the image is placed.
 * @property {number} w
 * @property {number} h
 * @property {string} [c] The one colour in which the image is drawn.
 * @property {boolean} [x] True if left and right are exchanged.
 * @property {ImageSlices} [n]
 * @property {number} [k] The amount by which the lines of a symbol are thicker, in fractions of its height.
 * @property {boolean} [p] True if the old image stays until the new one has come.
 * @property {SymbolLayer} [i]
 * @property {SymbolEffectContent[]} [e] The effects of a symbol.
 * @property {VisiblePixels} [f] The sizes in which the pixels of the image stay visible.
 */
/**
 * The owner of an image: an element, a part of a control, or a part of a text.
 * @typedef {{ node: HTMLElement, frame: Frame, context: Context }} ImageOwner
 */

/** The image of one owner. */
export class ImagePart {
  /** @type {ImageOwner} */
  #owner;
  /** @type {HTMLElement | null} */
  #node = null;
  /**
   * The source and the kind of drawing for which the node was made; another one needs another node.
   * @type {string | null}
   */
  #source = null;
  /** @type {string | null} */
  #kind = null;
  /** @type {ImageContent | null} */
  #value = null;
  /**
   * The nodes of pictures whose successors have not been loaded yet.
   * @type {Set<HTMLElement>}
   */
  #previous = new Set();
  #effects = new SymbolEffects();

  /** @param {ImageOwner} owner */
  constructor(owner) {
    this.#owner = owner;
  }

  /**
   * Applies an image of the wire.
   * @param {ImageContent} value
   */
  apply(value) {
    check(value);
    const kind = kindOf(value);
    const source = kind === 'symbol' ? /** @type {string} */ (value.s) : this.#owner.context.resources + value.r;
    // A new picture is a new node: an owner that is reused never displays the old one while the new one loads.
    if (source !== this.#source || kind !== this.#kind) {
      const previous = this.#node;
      this.#node = makers[kind](source);
      this.#owner.node.prepend(this.#node);
      if (previous && value.p && kind === 'picture' && this.#kind === kind) this.#replaceWhenLoaded(previous);
      else previous?.remove();
      this.#effects.forget();
      this.#source = source;
      this.#kind = kind;
    }
    const hadPixels = this.#value?.f !== undefined;
    this.#value = value;
    const node = /** @type {HTMLElement} */ (this.#node);
    if (value.f || hadPixels) this.#chooseRendering();
    if (kind === 'symbol') paintSymbol(node, value);
    if (kind === 'template') node.style.backgroundColor = /** @type {string} */ (value.c);
    if (kind === 'sliced') slice(node, value, source);
    if (kind === 'picture') this.#layOutPicture();
    else this.resize();
    this.#effects.apply(node, value.e ?? [], value.e ? unstretchedBox(value, this.#owner.frame).height : 0);
  }

  /**
   * Hides the new picture until it is loaded, and removes the previous one then.
   * @param {HTMLElement} previous
   */
  async #replaceWhenLoaded(previous) {
    const node = /** @type {HTMLImageElement} */ (this.#node);
    node.style.visibility = 'hidden';
    this.#previous.add(previous);
    // A picture that cannot be loaded takes the place of the previous one as well.
    await node.decode().catch(() => {});
    node.style.visibility = '';
    previous.remove();
    this.#previous.delete(previous);
  }

  /** Lays out a picture in its own colours, by styles that apply to every size of its owner. */
  #layOutPicture() {
    const { m: mode, w, h, x: isMirrored } = /** @type {ImageContent} */ (this.#value);
    const { style } = /** @type {HTMLElement} */ (this.#node);
    style.objectFit = fits[mode] ?? 'fill';
    const place = places[mode];
    style.width = place ? px(w) : '';
    style.height = place ? px(h) : '';
    style.left = place ? `calc(${place[0] * 100}% - ${place[0] * w}px)` : '';
    style.top = place ? `calc(${place[1] * 100}% - ${place[1] * h}px)` : '';
    style.transform = isMirrored ? 'scaleX(-1)' : '';
  }

  /** Chooses between pixels that stay visible and smooth ones, by the size of the image on the screen. */
  #chooseRendering() {
    const { w, h, f: pixels } = /** @type {ImageContent} */ (this.#value);
    const { style } = /** @type {HTMLElement} */ (this.#node);
    if (!pixels) {
      style.imageRendering = '';
      return;
    }
    const box = imageBox(/** @type {ImageContent} */ (this.#value), this.#owner.frame);
    const [own, drawn] = [w * h * pixels.s ** 2, box.width * box.height * devicePixelRatio ** 2];
    style.imageRendering = (drawn > own && pixels.u) || (drawn < own && pixels.d) ? 'pixelated' : '';
  }

  /** Lays out an image again whose styles depend on its owner's size, after that has changed. */
  resize() {
    if (!this.#value) return;
    if (this.#value.f) this.#chooseRendering();
    if (this.#kind === 'picture') return;
    const { m: mode, w, h, x: isMirrored } = this.#value;
    const { style } = /** @type {HTMLElement} */ (this.#node);
    if (this.#kind === 'sliced' || !(w > 0 && h > 0)) {
      style.transform = isMirrored ? 'scaleX(-1)' : '';
      return;
    }
    const { frame } = this.#owner;
    const box = unstretchedBox(this.#value, frame);
    style.width = px(box.width);
    style.height = px(box.height);
    style.left = px(box.x);
    style.top = px(box.y);
    const [across, down] = mode === 'fill' ? [frame.width / w, frame.height / h] : [1, 1];
    style.transform = mode === 'fill' || isMirrored ? `scale(${isMirrored ? -across : across}, ${down})` : '';
    if (this.#kind === 'symbol') style.fontSize = textLength(box.height);
  }

  remove() {
    this.#node?.remove();
    for (const node of this.#previous) node.remove();
  }
}

/** @type {('t' | 'l' | 'b' | 'r' | 's')[]} */
const sizes = ['t', 'l', 'b', 'r', 's'];

/**
 * Throws an error if a value is not as it should be, before anything is changed.
 * @param {ImageContent} value
 */
function check(value) {
  checkMode(value.m);
  number(value.w, 'width');
  number(value.h, 'height');
  if (isPresent(value.c)) color(value.c);
  if (isPresent(value.k)) number(value.k, 'thickness');
  if (isPresent(value.r)) number(value.r, 'resource');
  else string(value.s, 'symbol');
  if (isPresent(value.i)) {
    string(object(value.i).s, 'symbol');
    color(value.i.c);
    number(value.i.z, 'scale');
  }
  if (isPresent(value.e)) checkEffects(value.e);
  if (isPresent(value.f)) number(object(value.f).s, 'pixels');
  if (isPresent(value.n)) for (const key of sizes) number(object(value.n)[key], 'slice');
}

/**
 * Returns how an image is drawn: as a glyph, in one colour, in parts that keep their size, or as it is.
 * @param {ImageContent} value
 */
function kindOf(value) {
  if (!isPresent(value.r)) return 'symbol';
  if (isPresent(value.n) && value.m === 'fill') return 'sliced';
  return isPresent(value.c) ? 'template' : 'picture';
}
