// Pictures: resources that the app has sent, and glyphs of the symbol font.

import { color, number, px, string } from './values.js';

const fits = { fill: 'fill', fit: 'contain', cover: 'cover' };

/** Where the modes that do not scale put an image: fractions of the free room. */
const places = {
  center: [0.5, 0.5], top: [0.5, 0], bottom: [0.5, 1], left: [0, 0.5], right: [1, 0.5],
  topLeft: [0, 0], topRight: [1, 0], bottomLeft: [0, 1], bottomRight: [1, 1],
};

/** Where an image of the wire lies in a box. */
export function imageBox({ m: mode, w, h }, { width, height }) {
  if (!(mode in fits) && !(mode in places)) throw new TypeError(`unknown content mode ${mode}`);
  if (mode === 'fill') return { x: 0, y: 0, width, height };
  const [across, down] = [width / number(w, 'width'), height / number(h, 'height')];
  const scale = { fit: Math.min(across, down), cover: Math.max(across, down) }[mode] ?? 1;
  const [x, y] = places[mode] ?? places.center;
  return { x: x * (width - w * scale), y: y * (height - h * scale), width: w * scale, height: h * scale };
}

/** The image of one element. */
export class ImagePart {
  #element;
  #node = null;
  #source = null;
  #value = null;

  constructor(element) {
    this.#element = element;
  }

  /** Shows an image of the wire. */
  apply(value) {
    const isSymbol = value.r === undefined || value.r === null;
    if (!(value.m in fits) && !(value.m in places)) throw new TypeError(`unknown content mode ${value.m}`);
    number(value.w, 'width');
    number(value.h, 'height');
    const source = isSymbol ? `symbol ${string(value.s, 'symbol')}` : number(value.r, 'resource');
    const tint = isSymbol ? color(value.c ?? '#000000') : null;
    // A new picture is a new node: an element that is reused never shows the old one while the new one loads.
    if (source !== this.#source) {
      this.#node?.remove();
      this.#node = isSymbol ? symbolNode(value.s) : imageNode(this.#element.context.resources + value.r);
      this.#element.node.prepend(this.#node);
      this.#source = source;
    }
    if (tint) this.#node.style.color = tint;
    this.#value = value;
    if (isSymbol) this.resize();
    else this.#layOutImage();
  }

  #layOutImage() {
    const { m: mode, w, h } = this.#value;
    const { style } = this.#node;
    style.objectFit = fits[mode] ?? 'fill';
    const place = places[mode];
    style.width = place ? px(w) : '';
    style.height = place ? px(h) : '';
    style.left = place ? `calc(${place[0] * 100}% - ${place[0] * w}px)` : '';
    style.top = place ? `calc(${place[1] * 100}% - ${place[1] * h}px)` : '';
  }

  /** Lays out a symbol again after its element has changed its size; images follow by themselves. */
  resize() {
    if (typeof this.#source !== 'string') return;
    const { m: mode, w, h } = this.#value;
    if (!(w > 0 && h > 0)) return;
    const { width, height } = this.#element.frame;
    const across = width / w;
    const down = height / h;
    const scale = { fill: 1, fit: Math.min(across, down), cover: Math.max(across, down) }[mode] ?? 1;
    const [x, y] = places[mode] ?? places.center;
    const { style } = this.#node;
    style.width = px(w * scale);
    style.height = px(h * scale);
    style.fontSize = px(h * scale);
    style.left = px(x * (width - w * scale));
    style.top = px(y * (height - h * scale));
    style.transform = mode === 'fill' ? `scale(${across}, ${down})` : '';
  }

  remove() {
    this.#node?.remove();
  }
}

function imageNode(source) {
  const image = document.createElement('img');
  image.className = 'i';
  image.decoding = 'async';
  image.draggable = false;
  image.alt = '';
  image.src = source;
  return image;
}

function symbolNode(glyph) {
  const symbol = document.createElement('span');
  symbol.className = 'i symbol';
  // Generated content: the glyph is no part of the text that is copied or searched.
  symbol.dataset.symbol = glyph;
  symbol.setAttribute('aria-hidden', 'true');
  return symbol;
}
