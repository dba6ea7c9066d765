// A date: texts that open the browser's own pickers, or a month of days. Times are counted as in control-times.js.

import { CalendarMonth } from './control-calendar.js';
import { attribute, part } from './control-pointer.js';
import { format, isoText, mod, nameOfField } from './control-times.js';
import { styleText } from '../text/text-style.js';
import { clamp, color, number, object, string } from '../basics/values.js';

/** @import { ControlPart } from './control.js' */
/** @import { TextStyle } from '../text/text-style.js' */

/**
 * A date of the wire.
 * @typedef {object} DateContent
 * @property {string} k The style: `compact` or `inline`.
 * @property {boolean} [day] True if the user chooses a day.
 * @property {boolean} [time] True if the user chooses a time.
 * @property {number} [a] The earliest time.
 * @property {number} [z] The latest time.
 * @property {number} [mi] The minutes between two times that can be chosen.
 * @property {string} lc The language and region of texts.
 * @property {string} [ca] The calendar of texts.
 * @property {boolean} [h12] True if hours are counted from 1 to 12.
 * @property {number} fw The first day of weeks; 1 is Sunday.
 * @property {TextStyle} s
 * @property {string} c The colour of dates that can be chosen.
 * @property {string} c2 The colour of less important texts.
 * @property {string} c3 The colour of dates that cannot be chosen.
 * @property {string} cf The colour of the field behind a text.
 * @property {number} td The present time.
 * @property {string} lp The name of the button to the previous month.
 * @property {string} ln The name of the button to the next month.
 * @property {string} lt The name of the time.
 */
/** @typedef {ReturnType<typeof read>} ReadDate A date as `read` returns it. */

const day = 86_400;
/** The first second of the year 1000. The browser reports earlier years while the digits of a later one are typed. */
const firstLongYear = -30_610_224_000;

export class DateControl {
  /** @type {ControlPart} */
  #control;
  #box = part('date');
  /** @type {Record<string, Field>} */
  #fields = {};
  /** @type {CalendarMonth | null} */
  #month = null;
  /** The date. There is none before the first is applied, and nothing asks for it until then. */
  #value = /** @type {ReadDate} */ (/** @type {unknown} */ (null));

  /** @param {ControlPart} control */
  constructor(control) {
    this.#control = control;
    control.element.node.classList.add('control');
    control.element.node.prepend(this.#box);
  }

  /** @param {DateContent} value */
  apply(value) {
    const { content } = this.#control;
    this.#value = read(value);
    const { style } = this.#box;
    styleText(style, object(value.s, 'style'));
    /** @type {[string, 'c' | 'c2' | 'c3' | 'cf'][]} */
    const colors = [['tint', 'c'], ['secondary', 'c2'], ['unavailable', 'c3'], ['field', 'cf']];
    for (const [name, key] of colors) {
      style.setProperty(`--${name}`, color(value[key]));
    }
    this.#box.dir = content.rl ? 'rtl' : 'ltr';
    this.#box.lang = this.#value.locale;
    this.#box.setAttribute('role', 'group');
    attribute(this.#box, 'aria-label', content.l);
    const isInline = this.#value.style === 'inline';
    this.#box.classList.toggle('inline', isInline);
    if (isInline && !this.#month) {
      this.#month = new CalendarMonth((chosen) => this.#chooseDay(chosen));
      this.#box.prepend(this.#month.node);
    } else if (!isInline && this.#month) {
      this.#month.node.remove();
      this.#month = null;
    }
    this.#use('date', this.#value.hasDay && !isInline);
    this.#use('time', this.#value.hasTime);
    this.#render();
  }

  /**
   * Makes the field of a kind, or takes it away.
   * @param {string} kind
   * @param {boolean} isWanted
   */
  #use(kind, isWanted) {
    const field = this.#fields[kind];
    if (!isWanted) {
      field?.node.remove();
      delete this.#fields[kind];
    } else if (!field) {
      const made = new Field(
        kind, (chosen, isTyping) => (kind === 'date' ? this.#chooseDay(chosen, isTyping) : this.#chooseTime(chosen, isTyping)));
      this.#fields[kind] = made;
      this.#box.append(made.node);
    }
  }

  get #seconds() {
    return this.#control.values[0];
  }

  /**
   * Chooses a day, or returns false where it is not taken because the user may not have typed all of it.
   * @param {number} seconds
   * @param {boolean} [isTyping]
   */
  #chooseDay(seconds, isTyping = false) {
    const whole = seconds - mod(seconds, day);
    if (isTyping && (whole < firstLongYear || this.#clamped(whole, day) !== whole)) return false;
    this.#choose(whole + mod(this.#seconds, day));
    return true;
  }

  /**
   * Chooses a time of the day, or returns false where it is not taken because the user may not have typed all of it.
   * @param {number} seconds
   * @param {boolean} [isTyping]
   */
  #chooseTime(seconds, isTyping = false) {
    const whole = this.#seconds - mod(this.#seconds, day) + seconds;
    if (isTyping && this.#clamped(whole, 60) !== whole) return false;
    this.#choose(whole);
    return true;
  }

  /**
   * Returns a time within the range, which begins and ends at a multiple of `unit`.
   * @param {number} seconds
   * @param {number} unit
   */
  #clamped(seconds, unit) {
    const { minimum = -Infinity, maximum = Infinity } = this.#value;
    return clamp(seconds, Math.floor(minimum / unit) * unit, maximum);
  }

  /** @param {number} seconds */
  #choose(seconds) {
    const { minimum, maximum, interval } = this.#value;
    const step = interval * 60;
    const rounded = this.#value.hasTime ? Math.floor(seconds / step) * step : seconds;
    const next = clamp(rounded, minimum ?? -Infinity, maximum ?? Infinity);
    if (next !== this.#seconds && this.#control.isUsable) this.#control.change([next]);
    this.#render();
  }

  #render() {
    const isUsable = this.#control.isUsable;
    this.#fields.date?.update(this.#seconds, this.#value, isUsable);
    this.#fields.time?.update(this.#seconds, this.#value, isUsable);
    this.#month?.update(this.#seconds, this.#value, isUsable);
  }

  remove() {
    this.#box.remove();
    this.#control.element.node.classList.remove('control');
  }
}

/** A text that opens the browser's picker of days or of times. */
class Field {
  node = part('date-field', 'label');
  /** @type {string} */
  #kind;
  #text = part('date-text', 'span');
  #name = part('date-name', 'span');
  #input = part('date-input native', 'input');
  #seconds = 0;
  #chosen;
  /** True while the user types, so that the text must not change below the caret. */
  #isTyping = false;
  /** True if the text is a date that was not taken, because the user may not have typed all of it. */
  #isHeld = false;

  /**
   * @param {string} kind
   * @param {(seconds: number, isTyping: boolean) => boolean} chosen Takes a date, or returns false for one that is out of range
   *   while the user types.
   */
  constructor(kind, chosen) {
    this.#kind = kind;
    this.#chosen = chosen;
    this.#input.type = kind;
    this.node.append(this.#name, this.#text, this.#input);
    this.#text.setAttribute('aria-hidden', 'true');
    this.#name.setAttribute('aria-hidden', 'true');
    this.#input.addEventListener('click', () => {
      try {
        this.#input.showPicker?.();
      } catch {
        // If the browser does not open its picker, the user types in the field.
      }
    });
    this.#input.addEventListener('input', () => this.#choose());
    this.#input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.#endTyping();
      else if (key.length === 1) this.#isTyping = true;
    });
    // What the user chooses in the browser's picker is complete.
    this.#input.addEventListener('pointerdown', () => {
      this.#isTyping = false;
    });
    this.#input.addEventListener('blur', () => this.#endTyping());
  }

  #choose() {
    const { value } = this.#input;
    const seconds = Date.parse(this.#kind === 'date' ? `${value}T00:00Z` : `1970-01-01T${value}Z`) / 1000;
    this.#isHeld = Number.isFinite(seconds) && !this.#chosen(seconds, this.#isTyping);
  }

  /** Takes the nearest date to the one that was typed. A field that was emptied has its date again. */
  #endTyping() {
    this.#isTyping = false;
    if (this.#isHeld) this.#choose();
    this.#write();
  }

  /**
   * @param {number} seconds
   * @param {ReadDate} value
   * @param {boolean} isUsable
   */
  update(seconds, value, isUsable) {
    this.#seconds = seconds;
    const isDate = this.#kind === 'date';
    this.#text.textContent = format(seconds, value, isDate ? { dateStyle: 'medium' } : timeOptions(value));
    this.#name.textContent = !isDate && value.style === 'inline' ? value.timeLabel : '';
    const input = this.#input;
    input.disabled = !isUsable;
    input.setAttribute('aria-label', isDate ? nameOfField('day', value) : value.timeLabel);
    const { minimum, maximum, interval } = value;
    /** @type {['min' | 'max', number | undefined][]} */
    const ends = [['min', minimum], ['max', maximum]];
    for (const [name, end] of ends) {
      const isNear = isDate || (end !== undefined && Math.floor(end / day) === Math.floor(seconds / day) && !value.hasDay);
      this.#set(name, end === undefined || !isNear ? '' : this.#notation(end));
    }
    if (!isDate) this.#set('step', String(interval * 60));
    this.#write();
  }

  /**
   * Sets a limit of the field, if it is another one: a browser then forgets the digits that were typed before the next.
   * @param {'min' | 'max' | 'step'} name
   * @param {string} value
   */
  #set(name, value) {
    if (this.#input[name] !== value) this.#input[name] = value;
  }

  #write() {
    if (this.#isTyping || this.#isHeld) return;
    const text = this.#notation(this.#seconds);
    if (this.#input.value !== text) this.#input.value = text;
  }

  /** @param {number} seconds */
  #notation(seconds) {
    const text = isoText(seconds);
    return this.#kind === 'date' ? text.slice(0, 10) : text.slice(11, 16);
  }
}

/**
 * Returns the options with which the browser writes the time of a date.
 * @param {ReadDate} value
 * @returns {Intl.DateTimeFormatOptions}
 */
function timeOptions({ hasTwelveHours }) {
  return { hour: 'numeric', minute: '2-digit', hourCycle: hasTwelveHours ? 'h12' : 'h23' };
}

const styles = new Set(['compact', 'inline']);
const calendars = new Set(['gregory', 'japanese', 'buddhist', 'roc']);
/** The seconds that the browser's dates can have. */
const farthest = 8.64e12;

/**
 * Reads a date of the wire.
 * @param {DateContent} value
 */
function read(value) {
  /**
   * @param {unknown} one
   * @param {string} name
   */
  const optional = (one, name) => (one === undefined ? undefined : clamp(number(one, name), -farthest, farthest));
  if (!styles.has(value.k)) throw new TypeError(`unknown style ${value.k}`);
  const calendar = value.ca ?? 'gregory';
  if (!calendars.has(calendar)) throw new TypeError(`unknown calendar ${calendar}`);
  let [locale] = ['en'];
  try {
    [locale] = Intl.getCanonicalLocales(string(value.lc, 'locale'));
  } catch {
    // English takes the place of a language that the browser does not have.
  }
  return {
    style: value.k, locale, calendar, hasDay: Boolean(value.day), hasTime: Boolean(value.time),
    minimum: optional(value.a, 'minimum'), maximum: optional(value.z, 'maximum'),
    interval: clamp(Math.floor(number(value.mi ?? 1, 'interval')), 1, 60), hasTwelveHours: Boolean(value.h12),
    firstWeekday: clamp(Math.floor(number(value.fw, 'first weekday')), 1, 7), today: number(value.td, 'today'),
    previousLabel: string(value.lp, 'label'), nextLabel: string(value.ln, 'label'), timeLabel: string(value.lt, 'label'),
  };
}
