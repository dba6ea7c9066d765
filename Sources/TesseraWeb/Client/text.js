// Text: lines that the app has broken and measured. They are plain spans in one block, each on a line of its own, so
// that a label is copied, searched and read aloud as one text.

import { color, number, px, string } from './values.js';

const systemFont = '"Inter", "Hiragino Sans", "Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", sans-serif, '
  + '"Noto Color Emoji"';
const kana = /[\u3040-\u30ff\uff66-\uff9f]/;
const han = /[\u3400-\u9fff\uf900-\ufaff]/;
const hangul = /[\u1100-\u11ff\uac00-\ud7af]/;
/** Scripts that set no space between words, or none at a line's end. */
const unspaced = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef\s]/;
const prefersChinese = /^(zh|ko)\b/.test(navigator.languages.find((tag) => /^(ja|zh|ko)\b/.test(tag)) ?? 'ja');
const segmenter = new Intl.Segmenter();

/** The text of one element. */
export class TextPart {
  #node;
  #block = document.createElement('div');
  #lines = [];
  #font = '';

  constructor(node) {
    this.#node = node;
    this.#block.className = 't';
  }

  /** Shows text of the wire. */
  apply(value) {
    const lines = value.l.map(([text, x, y, width]) => ({
      text: string(text), x: number(x), y: number(y), width: number(width),
    })).filter((line) => line.text.length > 0);
    const height = number(value.h, 'line height');
    const size = number(value.s, 'size');
    const weight = number(value.w, 'weight');
    const family = value.ff === undefined ? systemFont : `${JSON.stringify(string(value.ff))}, ${systemFont}`;
    const style = value.i ? 'italic' : 'normal';

    const block = this.#block;
    block.style.color = color(value.c);
    block.style.fontFamily = family;
    block.style.fontSize = px(size);
    block.style.fontWeight = weight;
    block.style.fontStyle = style;
    block.style.lineHeight = px(height);
    this.#font = `${style} ${weight} ${size}px ${family}`;
    const language = languageOf(lines);
    if (language) block.lang = language;
    else block.removeAttribute('lang');
    block.replaceChildren();
    this.#lines = lines.map((line, index) => {
      // The block has no width: each opportunity to break is a new line, and none is made inside a span.
      if (index > 0) block.append(joiner(lines[index - 1].text, line.text), document.createElement('wbr'));
      const span = document.createElement('span');
      span.textContent = line.text;
      span.style.left = px(line.x);
      span.style.top = px(line.y - index * height);
      block.append(span);
      return { ...line, span };
    });
    if (!block.parentNode) {
      const picture = this.#node.querySelector(':scope > .i');
      if (picture) picture.after(block);
      else this.#node.prepend(block);
    }
  }

  /** Gives each line the width that the app has measured, whatever font the browser has found. */
  fit() {
    for (const { span, text, width } of this.#lines) {
      const natural = measure(this.#font, text);
      const count = Math.abs(natural - width) > 0.5 && natural > 0 ? [...segmenter.segment(text)].length : 0;
      span.style.letterSpacing = count > 1 ? px(((width - natural) / count).toFixed(4)) : '';
      span.classList.toggle('single', count === 1);
      span.style.transform = count === 1 ? `scaleX(${width / natural})` : '';
    }
  }

  remove() {
    this.#block.remove();
  }
}

/** Fits the lines of several texts. */
export function fit(texts) {
  for (const text of texts) text.fit();
}

function joiner(before, after) {
  return unspaced.test(before.at(-1)) || unspaced.test(after[0]) ? '' : ' ';
}

/** The language whose glyphs are meant; undefined where the page's will do. */
function languageOf(lines) {
  const matches = (script) => lines.some((line) => script.test(line.text));
  if (matches(kana)) return 'ja';
  if (matches(hangul)) return 'ko';
  return matches(han) && !prefersChinese ? 'ja' : undefined;
}

// A canvas measures without a layout, and whatever transforms lie around the element.
const canvas = document.createElement('canvas').getContext('2d');
canvas.textRendering = 'geometricPrecision';
const measurements = new Map();

function measure(font, text) {
  const key = `${font}\n${text}`;
  let width = measurements.get(key);
  if (width === undefined) {
    if (measurements.size > 4000) measurements.clear();
    if (canvas.font !== font) canvas.font = font;
    width = canvas.measureText(text).width;
    measurements.set(key, width);
  }
  return width;
}

/** Forgets measurements, since the fonts have changed. */
export function clearMeasurements() {
  measurements.clear();
}
