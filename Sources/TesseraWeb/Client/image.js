// Pictures: resources that the app has sent, and glyphs of the symbol font.

import { color, number, object, opaque, px, string } from './values.js';

/** @import { Frame } from './axis.js' */
/** @import { Context } from './element.js' */

/** @type {Record<string, string>} */
const fits = { fill: 'fill', fit: 'contain', cover: 'cover' };

/**
 * The places at which the modes that do not scale put an image, in fractions of the free room.
 * @type {Record<string, [number, number]>}
 */
const places = {
  center: [0.5, 0.5], top: [0.5, 0], bottom: [0.5, 1], left: [0, 0.5], right: [1, 0.5],
  topLeft: [0, 0], topRight: [1, 0], bottomLeft: [0, 1], bottomRight: [1, 1],
};

/**
 * Returns an address in the notation of style.
 * @param {string} source
 */
const address = (source) => `url("${source}")`;

let lastFilter = 0;

/**
 * Returns the box that an image of the wire takes in an element, in points. An image that fills the element is stretched.
 * @param {any} value
 * @param {any} frame
 */
export function imageBox(value, frame) {
  checkMode(value.m);
  number(value.w, 'width');
  number(value.h, 'height');
  return value.m === 'fill' ? { x: 0, y: 0, width: frame.width, height: frame.height } : unstretchedBox(value, frame);
}

/**
 * Returns the box of an image in the proportions of its own size.
 * @param {any} options
 * @param {any} options
 */
function unstretchedBox({ m: mode, w, h }, { width, height }) {
  const [across, down] = [width / w, height / h];
  const scale = /** @type {Record<string, number>} */ ({ fit: Math.min(across, down), cover: Math.max(across, down) })[mode] ?? 1;
  const [x, y] = places[mode] ?? places.center;
  return { x: x * (width - w * scale), y: y * (height - h * scale), width: w * scale, height: h * scale };
}

/** @param {any} mode */
function checkMode(mode) {
  if (!Object.hasOwn(fits, mode) && !Object.hasOwn(places, mode)) throw new TypeError(`unknown content mode ${mode}`);
}

/**
 * The owner of an image: an element, a part of a control, or a part of a text.
 * @typedef {{ node: HTMLElement, frame: Frame, context: Context, properties?: Record<string, any> }} ImageOwner
 */

/** The image of one owner. */
export class ImagePart {
  /** @type {ImageOwner} */
  #element;
  /** @type {HTMLElement | null} */
  #node = null;
  /**
   * The source and the kind of drawing for which the node was made; another one needs another node.
   * @type {string | null}
   */
  #source = null;
  /** @type {string | null} */
  #kind = null;
  /** @type {any} */
  #value = null;
  /**
   * The nodes of pictures whose successors have not been loaded yet.
   * @type {Set<HTMLElement>}
   */
  #previous = new Set();

  /** @param {ImageOwner} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Applies an image of the wire.
   * @param {any} value
   */
  apply(value) {
    check(value);
    const kind = kindOf(value);
    const source = kind === 'symbol' ? value.s : this.#element.context.resources + value.r;
    // A new picture is a new node: an element that is reused never shows the old one while the new one loads.
    if (source !== this.#source || kind !== this.#kind) {
      const previous = this.#node;
      this.#node = makers[kind](source);
      this.#element.node.prepend(this.#node);
      if (previous && value.p && kind === 'picture' && this.#kind === kind) this.#replaceWhenLoaded(previous);
      else previous?.remove();
      this.#source = source;
      this.#kind = kind;
    }
    this.#value = value;
    const { style } = /** @type {HTMLElement} */ (this.#node);
    if (kind === 'symbol') paintSymbol(this.#node, value);
    if (kind === 'template') style.backgroundColor = value.c;
    if (kind === 'sliced') slice(this.#node, value, source);
    if (kind === 'picture') this.#layOutPicture();
    else this.resize();
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

  /** Pictures in their own colours follow their element by themselves. */
  #layOutPicture() {
    const { m: mode, w, h } = this.#value;
    const { style } = /** @type {HTMLElement} */ (this.#node);
    style.objectFit = fits[mode] ?? 'fill';
    const place = places[mode];
    style.width = place ? px(w) : '';
    style.height = place ? px(h) : '';
    style.left = place ? `calc(${place[0] * 100}% - ${place[0] * w}px)` : '';
    style.top = place ? `calc(${place[1] * 100}% - ${place[1] * h}px)` : '';
    style.transform = this.#value.x ? 'scaleX(-1)' : '';
  }

  /** Lays out an image that is drawn as a shape again, after its element has changed its size. */
  resize() {
    if (this.#kind === 'picture') return;
    const { m: mode, w, h, x: isMirrored } = this.#value;
    const { style } = /** @type {HTMLElement} */ (this.#node);
    if (this.#kind === 'sliced' || !(w > 0 && h > 0)) {
      style.transform = isMirrored ? 'scaleX(-1)' : '';
      return;
    }
    const { frame } = this.#element;
    const box = unstretchedBox(this.#value, frame);
    style.width = px(box.width);
    style.height = px(box.height);
    style.left = px(box.x);
    style.top = px(box.y);
    const [across, down] = mode === 'fill' ? [frame.width / w, frame.height / h] : [1, 1];
    style.transform = mode === 'fill' || isMirrored ? `scale(${isMirrored ? -across : across}, ${down})` : '';
    if (this.#kind === 'symbol') style.fontSize = px(box.height);
  }

  remove() {
    this.#node?.remove();
    for (const node of this.#previous) node.remove();
  }
}

/**
 * Throws an error if a value is not as it should be, before anything is changed.
 * @param {any} value
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
  if (isPresent(value.n)) for (const key of ['t', 'l', 'b', 'r', 's']) number(object(value.n)[key], 'slice');
}

/** @param {any} value */
const isPresent = (value) => value !== undefined && value !== null;

/**
 * Returns how an image is drawn: as a glyph, in one colour, in parts that keep their size, or as it is.
 * @param {any} value
 */
function kindOf(value) {
  if (!isPresent(value.r)) return 'symbol';
  if (isPresent(value.n) && value.m === 'fill') return 'sliced';
  return isPresent(value.c) ? 'template' : 'picture';
}

const makers = {
  /** @param {string} source */
  picture(source) {
    const image = document.createElement('img');
    image.className = 'i';
    image.decoding = 'async';
    image.draggable = false;
    image.alt = '';
    image.src = source;
    return image;
  },

  /** @param {string} glyph */
  symbol(glyph) {
    const symbol = document.createElement('span');
    symbol.className = 'i symbol';
    // The glyph is generated content, and so no part of the text that users copy or search.
    symbol.dataset.symbol = glyph;
    symbol.setAttribute('aria-hidden', 'true');
    return symbol;
  },

  /**
   * A box of one colour, masked by the picture.
   * @param {string} source
   */
  template(source) {
    const box = document.createElement('div');
    box.className = 'i template';
    box.style.maskImage = address(source);
    return box;
  },

  sliced() {
    const box = document.createElement('div');
    box.className = 'i sliced';
    return box;
  },
};

/**
 * @param {any} node
 * @param {any} value
 */
function paintSymbol(node, value) {
  ink(node, value.c ?? '#000000', value.k);
  const [old] = node.children;
  if (!isPresent(value.i)) {
    old?.remove();
    return;
  }
  const inner = old ?? document.createElement('span');
  inner.dataset.symbol = value.i.s;
  inner.style.fontSize = `${Math.max(0, value.i.z)}em`;
  // Drawn smaller, its lines would look thinner than those around it.
  ink(inner, value.i.c, (value.k ?? 0) + 0.04);
  if (!old) node.append(inner);
}

/**
 * Gives a glyph its colour. A thick one is opaque within itself: the line around it would show through its inside.
 * @param {any} node
 * @param {any} ownColor
 * @param {number} thickness
 */
function ink(node, ownColor, thickness) {
  const isThick = isPresent(thickness) && thickness > 0;
  const [solid, opacity] = isThick ? opaque(ownColor) : [ownColor, 1];
  node.style.color = solid;
  node.style.setProperty('--opacity', String(opacity));
  node.style.setProperty('--thickness', isThick ? `${thickness}em` : '0');
}

/**
 * Draws the parts along the edges at their size, and the rest stretched or repeated.
 * @param {any} node
 * @param {any} value
 * @param {string} source
 */
function slice(node, value, source) {
  const { t, l, b, r, s, re: isTiled } = value.n;
  const { style } = node;
  const isWhole = t <= 0 && l <= 0 && b <= 0 && r <= 0;
  const picture = address(source);
  style.backgroundImage = isWhole ? picture : '';
  style.backgroundSize = isWhole ? (isTiled ? `${value.w}px ${value.h}px` : '100% 100%') : '';
  if (isWhole) {
    style.borderImage = '';
  } else {
    /**
     * @param {any} part
     * @param {any} whole
     */
    const percent = (part, whole) => `${whole > 0 ? Math.min(100, Math.max(0, (part / whole) * 100)) : 0}%`;
    const slices = [percent(t, value.h), percent(r, value.w), percent(b, value.h), percent(l, value.w)].join(' ');
    const widths = [t, r, b, l].map((part) => px(Math.max(0, part))).join(' ');
    // The middle takes its size from the density where no edge beside it has a size.
    const image = `image-set(${picture} ${s > 0 ? s : 1}x)`;
    style.borderImage = `${image} ${slices} fill / ${widths} / 0 ${isTiled ? 'repeat' : 'stretch'}`;
  }
  tint(node, value.c);
}

/**
 * Draws the image of `node` in one colour, with a filter, since not all browsers cut masks into parts.
 * @param {any} node
 * @param {any} value
 */
function tint(node, value) {
  node.replaceChildren();
  node.style.filter = '';
  if (!isPresent(value)) return;
  const id = `tint-${++lastFilter}`;
  /**
   * @param {string} name
   * @param {Record<string, string | number>} attributes
   */
  const create = (name, attributes) => {
    const part = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, text] of Object.entries(attributes)) part.setAttribute(key, String(text));
    return part;
  };
  const svg = create('svg', { width: 0, height: 0, 'aria-hidden': 'true' });
  const filter = create('filter', {
    id, x: 0, y: 0, width: 1, height: 1, 'color-interpolation-filters': 'sRGB',
  });
  filter.append(
    create('feFlood', { 'flood-color': value }),
    create('feComposite', { in2: 'SourceAlpha', operator: 'in' }),
  );
  svg.append(filter);
  node.append(svg);
  node.style.filter = `url(#${id})`;
}
