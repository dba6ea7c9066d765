// The look of text: a style of the wire as CSS.

import { textLength } from '../basics/text-zoom.js';
import { color, number, object, px, string } from '../basics/values.js';

/** @import { TextAttachment } from './text-attachment.js' */

/**
 * A shadow of letters or of an element, on the wire.
 * @typedef {{ c: string, r: number, x: number, y: number, b?: number[], q?: number, d?: string, k?: boolean }} Shadow
 */
/**
 * A line under text or through it, on the wire.
 * @typedef {{ p: string, t: number, c: string }} Decoration
 */
/**
 * A line along the edges of letters, on the wire.
 * @typedef {{ t: number, c: string, f?: boolean }} Outline
 */
/**
 * The look of text on the wire.
 * @typedef {object} TextStyle
 * @property {number} s The size of the font.
 * @property {number} w The weight.
 * @property {boolean} [i] True if the text is italic.
 * @property {string} [ff] The family.
 * @property {number} [fw] The width of letters in percent.
 * @property {string} [fs] OpenType features.
 * @property {string} c The colour.
 * @property {string} [bg] The colour behind the text.
 * @property {Decoration} [u] A line under the text.
 * @property {Decoration} [k] A line through the text.
 * @property {number} [b] The distance above the baseline.
 * @property {number} [kn] The space after each character.
 * @property {number} [sk] The slant to the right, as a tangent.
 * @property {Outline} [ol] A line along the edges of the letters.
 * @property {Shadow} [sh]
 * @property {TextAttachment} [at] An image in the place of the text.
 */

const systemFont = '"Inter", "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", sans-serif, '
  + '"Noto Color Emoji"';
const patterns = new Set(['solid', 'double', 'dotted', 'dashed']);

/**
 * Returns the font families of a style.
 * @param {TextStyle} style
 */
function familyOf(style) {
  return style.ff === undefined ? systemFont : `${JSON.stringify(string(style.ff))}, ${systemFont}`;
}

/**
 * Returns the font of a style in the notation of a canvas.
 * @param {TextStyle} style
 * @param {string} [size]
 */
export function fontOf(style, size = px(number(style.s, 'size'))) {
  const slant = style.i ? 'italic' : 'normal';
  return `${slant} ${number(style.w, 'weight')} ${size} ${familyOf(style)}`;
}

/**
 * Returns a CSS value for a distance between letters or words. It is a share of the font's size, because browsers differ in
 * whether they zoom lengths in pixels along with the texts.
 * @param {number} points
 * @param {TextStyle} style
 */
export function spacingOf(points, style) {
  return points === 0 ? '' : `${Number((points / number(style.s, 'size')).toFixed(6))}em`;
}

/**
 * Writes the part of a style that the spans of a text inherit.
 * @param {CSSStyleDeclaration} css
 * @param {TextStyle} style
 */
export function styleText(css, style) {
  css.fontFamily = familyOf(style);
  css.fontSize = textLength(number(style.s, 'size'));
  css.fontWeight = String(number(style.w, 'weight'));
  css.fontStyle = style.i ? 'italic' : 'normal';
  if (style.fw !== undefined) css.fontStretch = `${number(style.fw, 'stretch')}%`;
  if (style.fs !== undefined) css.fontFeatureSettings = string(style.fs, 'features');
  css.color = color(style.c);
  if (style.ol !== undefined) outline(css, object(style.ol, 'outline'), style);
  if (style.sh !== undefined) css.textShadow = shadow(object(style.sh));
}

/**
 * Writes a style of a run.
 * @param {CSSStyleDeclaration} css
 * @param {TextStyle} style
 */
export function styleRun(css, style) {
  styleText(css, style);
  if (style.bg !== undefined) css.backgroundColor = color(style.bg);
  if (style.b !== undefined) css.top = px(-number(style.b, 'baseline offset'));
  if (style.u) decorate(css, 'underline', style.u);
  else if (style.k) decorate(css, 'line-through', style.k);
}

/**
 * Makes the text of a node lean to the right about its baseline.
 * @param {HTMLElement} node
 * @param {number} tangent
 */
export function lean(node, tangent) {
  node.className = 'leaning';
  node.style.transform = `skewX(${-Math.atan(tangent)}rad)`;
}

/**
 * Draws a line under text or through it.
 * @param {CSSStyleDeclaration} css
 * @param {string} name
 * @param {Decoration} line
 */
export function decorate(css, name, line) {
  const { p, t, c } = object(line, 'line');
  if (!patterns.has(p)) throw new TypeError(`unknown line ${p}`);
  css.textDecorationLine = name;
  css.textDecorationStyle = p;
  css.textDecorationThickness = px(Math.max(0, number(t, 'thickness')));
  css.textDecorationColor = color(c);
}

/**
 * Draws a line along the edges of letters.
 * @param {CSSStyleDeclaration} css
 * @param {Outline} line
 * @param {TextStyle} style
 */
function outline(css, { t, c, f }, style) {
  css.webkitTextStroke = `${spacingOf(Math.max(0, number(t, 'thickness')), style) || '0'} ${color(c)}`;
  if (!f) css.webkitTextFillColor = 'transparent';
}

/**
 * Returns a shadow of the wire as a CSS value.
 * @param {Shadow} value
 */
function shadow({ c, r, x, y }) {
  return `${px(number(x))} ${px(number(y))} ${px(Math.max(0, 2 * number(r)))} ${color(c)}`;
}
