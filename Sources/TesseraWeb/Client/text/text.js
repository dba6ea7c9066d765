// Text: lines that the app has broken and measured. They are spans in one block, each on a line of its own, so that a
// label is copied, searched and read aloud as one text.

import { selectedPart } from './selecting.js';
import { attachmentNode } from './text-attachment.js';
import { clearMeasurements, measure } from './text-measure.js';
import { decorate, fontOf, lean, spacingOf, styleRun, styleText } from './text-style.js';
import { characterCount } from '../basics/characters.js';
import { textLength } from '../basics/text-zoom.js';
import { number, object, px, string } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */
/** @import { Context } from '../scene/scene.js' */
/** @import { TextStyle } from './text-style.js' */

/**
 * A part of a line with a look of its own, on the wire: its characters, the index of its look, and its width.
 * @typedef {[string, number, number]} RunContent
 */
/**
 * A line of the wire: its characters or runs, the place and the width of its box, 1 if it is read from right to left, and the
 * points that it adds to each space.
 * @typedef {[content: string | RunContent[], x: number, y: number, width: number, direction?: number, wordSpacing?: number]} LineContent
 */
/**
 * A text of the wire: its lines, the height of their boxes, and the looks of runs, beside the look of lines without runs.
 * @typedef {TextStyle & { l: LineContent[], h: number, r?: TextStyle[], pl?: { l: number[], rev: number } }} TextContent
 */
/** @typedef {TextStyle & { font: string }} RunStyle The look of a run, with its font in the notation of a canvas. */
/**
 * A run with its span. A line without runs is one run, whose span is that of the line.
 * @typedef {{ span: HTMLElement, text: string, width: number, style: TextStyle, font: string }} Run
 */
/**
 * A line with its span.
 * @typedef {{ span: HTMLElement, x: number, y: number, width: number, wordSpacing: number, text: string, runs: Run[] }} Line
 */

export { clearMeasurements };

const kana = /[\u3040-\u30ff\uff66-\uff9f]/;
const han = /[\u3400-\u9fff\uf900-\ufaff]/;
const hangul = /[\u1100-\u11ff\uac00-\ud7af]/;
/** Scripts whose letters join: space between them would tear words apart. */
const cursive = /[\u0600-\u06ff\u0700-\u074f\u0750-\u077f\u07c0-\u07ff\u0860-\u08ff\u1800-\u18af\ufb50-\ufdff\ufe70-\ufefe]/;
/** Scripts that set no space between words, or none at a line's end. */
const unspaced = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef\s]/;
const prefersChinese = /^(zh|ko)\b/.test(navigator.languages.find((tag) => /^(ja|zh|ko)\b/.test(tag)) ?? 'ja');

/** The text of one element. */
export class TextPart {
  /** @type {Element} */
  #element;
  #block = document.createElement('div');
  /**
   * The node with the whole text, which assistive technology reads where the block has a part of it; null where it reads the
   * block.
   * @type {HTMLElement | null}
   */
  #whole = null;
  /** @type {Line[]} */
  #lines = [];
  /**
   * The places of the lines in the text of the app, and the number of that text; null where the app wants no selections.
   * @type {{ starts: number[], revision: number } | null}
   */
  #places = null;
  /**
   * The selection that was reported last, and the number of its text; null where nothing is selected.
   * @type {{ part: [number, number], revision: number } | null}
   */
  #reported = null;

  /**
   * The text as the wire has it; null before there is one.
   * @type {TextContent | null}
   */
  #value = null;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
    this.#block.className = 't';
  }

  /** Applies the present text again, after the element has begun or ended to be one whose text the user edits with its looks. */
  refresh() {
    if (this.#value) this.apply(this.#value);
    this.fit();
  }

  /**
   * Applies a text of the wire.
   * @param {TextContent} value
   */
  apply(value) {
    this.#value = value;
    if (this.#element.input?.isRich) {
      // The user edits these lines, in the same looks. They would be made anew with each key, and never be seen.
      this.#lines = [];
      this.#places = null;
      this.remove();
      return;
    }
    const height = number(value.h, 'line height');
    const styles = (value.r ?? []).map((style) => ({ ...style, font: fontOf(style) }));
    const parsed = value.l.map((line) => parseLine(line, styles, value, this.#element.context));
    const lines = parsed.filter((line) => line.text.length > 0);
    this.#places = value.pl === undefined ? null : {
      starts: parsed.flatMap((line, index) => (line.text.length > 0 ? [number(object(value.pl).l[index], 'start')] : [])),
      revision: number(object(value.pl).rev, 'revision'),
    };

    const block = this.#block;
    block.removeAttribute('style');
    styleText(block.style, value);
    block.style.lineHeight = textLength(height);
    const language = languageOf(lines);
    if (language) block.lang = language;
    else block.removeAttribute('lang');
    block.replaceChildren();
    lines.forEach((line, index) => {
      // The block has no width, so that it breaks wherever it may. Spans are never broken within. A line ends with the space
      // that joins it to the next one, or with a `wbr` if there is none.
      if (index > 0) block.append(joiner(lines[index - 1].text, line.text) || document.createElement('wbr'));
      line.span.style.left = px(line.x);
      line.span.style.top = px(line.y - index * height);
      block.append(line.span);
    });
    this.#lines = lines;
    if (!block.parentNode) {
      const picture = this.#element.node.querySelector(':scope > .i');
      if (picture) picture.after(block);
      else this.#element.node.prepend(block);
    }
    this.updateReading();
  }

  /** Lets assistive technology read the text or the whole of it, or pass over it where the element's children stand for it. */
  updateReading() {
    const block = this.#block;
    const { hidesText, wholeText } = this.#element;
    if (hidesText || wholeText !== undefined) block.setAttribute('aria-hidden', 'true');
    else block.removeAttribute('aria-hidden');
    if (hidesText || wholeText === undefined) {
      this.#whole?.remove();
      this.#whole = null;
      return;
    }
    // The style makes the attribute the content of the node, so that the text is neither found nor copied twice.
    const whole = this.#whole ?? document.createElement('span');
    this.#whole = whole;
    whole.className = 'whole-text';
    whole.dataset.text = wholeText;
    whole.lang = block.lang;
    if (whole.previousSibling !== block) block.after(whole);
  }

  /** Gives each line the width that the app has measured, whatever font the browser has found. */
  fit() {
    for (const line of this.#lines) {
      if (cursive.test(line.text)) stretchLine(line);
      else for (const run of line.runs) fitRun(run, line.wordSpacing);
    }
  }

  /**
   * Reports the part of the text that is selected, unless the app knows it.
   * @param {Range[]} ranges The ranges of the page's selection.
   */
  reportSelection(ranges) {
    const places = this.#places;
    if (!places) return;
    const known = this.#reported?.revision === places.revision ? this.#reported.part : null;
    const found = selectedPart(this.#block, this.#lines, places.starts, ranges);
    // What is no longer selected leaves the caret at its start.
    const part = found ?? (known ? /** @type {[number, number]} */ ([known[0], known[0]]) : null);
    if (!part || (known && part[0] === known[0] && part[1] === known[1])) return;
    const isSent = this.#element.context.send({
      type: 'select', view: this.#element.id, selection: part, edit: 0, revision: places.revision,
    });
    if (isSent) this.#reported = found ? { part, revision: places.revision } : null;
  }

  remove() {
    this.#whole?.remove();
    this.#whole = null;
    this.#block.remove();
  }
}

/**
 * Fits the lines of several texts.
 * @param {Set<TextPart>} texts
 */
export function fit(texts) {
  for (const text of texts) text.fit();
}

/**
 * Reads a line of the wire and makes its span.
 * @param {LineContent} parts
 * @param {RunStyle[]} styles The looks of the text's runs.
 * @param {TextContent} whole The text, whose own look is that of lines without runs.
 * @param {Context} context
 */
function parseLine([content, x, y, width, direction, wordSpacing], styles, whole, context) {
  const span = document.createElement('span');
  const line = /** @type {Line} */ ({
    span, x: number(x), y: number(y), width: number(width), wordSpacing: number(wordSpacing ?? 0),
  });
  if (direction === 1) span.dir = 'rtl';
  if (line.wordSpacing) span.style.wordSpacing = spacingOf(line.wordSpacing, whole);
  if (typeof content === 'string') {
    span.textContent = content;
    line.text = content;
    line.runs = [{ span, text: content, width: line.width, style: whole, font: fontOf(whole) }];
    return line;
  }
  line.runs = content.map(([text, place, runWidth]) => {
    const style = styles[number(place, 'style')];
    if (!style) throw new TypeError(`there is no style ${place}`);
    return makeRun(span, string(text), number(runWidth), style, context);
  });
  line.text = line.runs.map((run) => run.text).join('');
  return line;
}

/**
 * Makes the span of a run within the span of its line.
 * @param {HTMLElement} line
 * @param {string} text
 * @param {number} width
 * @param {RunStyle} style
 * @param {Context} context
 * @returns {Run}
 */
function makeRun(line, text, width, style, context) {
  const span = document.createElement('span');
  span.className = 'r';
  styleRun(span.style, style);
  line.append(span);
  if (style.at) {
    const room = width - kernOf(style);
    span.classList.add('attachment');
    span.style.width = px(Math.max(0, room));
    span.style.marginRight = px(kernOf(style));
    const attachment = object(style.at, 'attachment');
    span.append(attachmentNode(attachment, room, context));
    // Room of no height is a tab, which is read and copied as one.
    if (attachment.im === undefined && attachment.h === 0) span.append('\t');
    return { span, text, width, style, font: style.font };
  }
  let holder = span;
  const nest = () => {
    holder = holder.appendChild(document.createElement('span'));
    return holder;
  };
  // An element's lines all look alike: the one through the text belongs to an element of its own.
  if (style.u && style.k) decorate(nest().style, 'line-through', style.k);
  // Only a box leans, and one of no height has no background of its own.
  if (style.sk) lean(nest(), number(style.sk, 'obliqueness'));
  holder.textContent = text;
  return { span, text, width, style, font: style.font };
}

/**
 * Spreads the characters of a run, or of a line that is one, until it has its width.
 * @param {Run} run
 * @param {number} wordSpacing
 */
function fitRun({ span, text, width, style, font }, wordSpacing) {
  if (style.at) return;
  const kern = kernOf(style);
  const glyphs = measureWithSpaces(text, font, style, wordSpacing);
  const isFitting = kern === 0 && Math.abs(width - glyphs) <= 0.25;
  const count = isFitting ? 0 : characterCount(text);
  const excess = width - glyphs - count * kern;
  const isLine = !span.classList.contains('r');
  // A line of one character is stretched; a run of one has its space behind it.
  const isStretched = isLine && count === 1 && Math.abs(excess) > 0.25 && glyphs > 0;
  const spacing = kern + (isStretched || Math.abs(excess) <= 0.25 ? 0 : excess / Math.max(count, 1));
  span.style.letterSpacing = spacingOf(spacing, style);
  span.classList.toggle('single', isStretched);
  span.style.transform = isStretched ? `scaleX(${(width - kern) / glyphs})` : '';
}

/**
 * Stretches a line whose letters join, as a whole.
 * @param {Line} line
 */
function stretchLine({ span, runs, width, wordSpacing }) {
  let natural = 0;
  for (const run of runs) {
    const { text, style, font } = run;
    const kern = kernOf(style);
    if (kern !== 0 && !style.at) run.span.style.letterSpacing = spacingOf(kern, style);
    natural += style.at
      ? run.width : measureWithSpaces(text, font, style, wordSpacing) + kern * characterCount(text);
  }
  const isStretched = Math.abs(natural - width) > 0.25 && natural > 0;
  span.classList.toggle('single', isStretched);
  span.style.transform = isStretched ? `scaleX(${width / natural})` : '';
}

/** @param {TextStyle} style */
const kernOf = (style) => (style.kn === undefined ? 0 : number(style.kn, 'kern'));

/**
 * @param {string} text
 * @param {string} font
 * @param {TextStyle} style
 * @param {number} wordSpacing
 */
function measureWithSpaces(text, font, style, wordSpacing) {
  const spaces = wordSpacing ? text.split(' ').length - 1 : 0;
  return measure(text, font, style) + spaces * wordSpacing;
}

/**
 * @param {string} before
 * @param {string} after
 */
function joiner(before, after) {
  return unspaced.test(before.slice(-1)) || unspaced.test(after[0]) ? '' : ' ';
}

/**
 * Returns the language whose glyphs are meant, or undefined for that of the page.
 * @param {Line[]} lines
 */
function languageOf(lines) {
  /** @param {RegExp} script */
  const matches = (script) => lines.some((line) => script.test(line.text));
  if (matches(kana)) return 'ja';
  if (matches(hangul)) return 'ko';
  return matches(han) && !prefersChinese ? 'ja' : undefined;
}
