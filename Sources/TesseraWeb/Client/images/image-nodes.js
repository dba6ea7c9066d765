// The nodes that draw images: pictures in their own colours, glyphs of the symbol font, pictures in one colour, and pictures in
// parts.

import { retryLoading } from './retries.js';
import { isPresent, opaque, px } from '../basics/values.js';

/** @import { ImageContent, ImageSlices } from './image.js' */

/**
 * Returns an address in the notation of style.
 * @param {string} source
 */
const address = (source) => `url("${source}")`;

/** The number of filters that were made so far. */
let lastFilter = 0;

/** The functions that make the node of an image, by the kind of drawing. */
export const makers = {
  /** @param {string} source */
  picture(source) {
    const image = document.createElement('img');
    image.className = 'i';
    image.decoding = 'async';
    image.draggable = false;
    image.alt = '';
    retryLoading(image, source);
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
 * Draws a glyph with its colour, its thickness and the glyph inside of it.
 * @param {HTMLElement} node
 * @param {ImageContent} value
 */
export function paintSymbol(node, value) {
  ink(node, value.c ?? '#000000', value.k);
  const [old] = /** @type {HTMLCollectionOf<HTMLElement>} */ (node.children);
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
 * @param {HTMLElement} node
 * @param {string} ownColor
 * @param {number | undefined} thickness
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
 * @param {HTMLElement} node
 * @param {ImageContent} value
 * @param {string} source
 */
export function slice(node, value, source) {
  const { t, l, b, r, s, re: isTiled } = /** @type {ImageSlices} */ (value.n);
  const { style } = node;
  const isWhole = t <= 0 && l <= 0 && b <= 0 && r <= 0;
  const picture = address(source);
  style.backgroundImage = isWhole ? picture : '';
  style.backgroundSize = isWhole ? (isTiled ? `${value.w}px ${value.h}px` : '100% 100%') : '';
  if (isWhole) {
    style.borderImage = '';
  } else {
    /**
     * @param {number} part
     * @param {number} whole
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
 * @param {HTMLElement} node
 * @param {string | undefined} value The colour; undefined for the image's own ones.
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
