// A month of days. The arrow keys go from day to day, Page Up and Page Down from month to month.

import { attribute, part } from './control-pointer.js';
import { format, isoText, mod, monthOf, monthStart, nameOfField, weekdayNames } from './control-times.js';
import { targetOf } from '../basics/target.js';

/** @import { ReadDate } from './control-date.js' */

const day = 86_400;
/** The number of years in the list before the year of the month, and after it. */
const yearsAround = 100;

export class CalendarMonth {
  node = part('calendar');
  /** @type {(seconds: number) => void} */
  #choose;
  #months = part('calendar-select native-select', 'select');
  #years = part('calendar-select native-select', 'select');
  #previous = part('calendar-step', 'button');
  #next = part('calendar-step', 'button');
  #header = part('calendar-header');
  #weekdays = part('calendar-week');
  #days = part('calendar-days');
  /** The first second of the month on display. There is none before the first update, and nothing else asks for it until then. */
  #month = /** @type {number} */ (/** @type {unknown} */ (null));
  /** @type {number | null} */
  #chosen = null;
  /** The date. There is none before the first update, and nothing asks for it until then. */
  #value = /** @type {ReadDate} */ (/** @type {unknown} */ (null));
  #isUsable = true;
  #namedFor = '';

  /**
   * Calls `choose` with the first second of each day that the user chooses.
   * @param {(seconds: number) => void} choose
   */
  constructor(choose) {
    this.#choose = choose;
    this.#header.append(this.#months, this.#years, this.#previous, this.#next);
    this.#weekdays.setAttribute('aria-hidden', 'true');
    this.#days.setAttribute('role', 'grid');
    this.node.append(this.#header, this.#weekdays, this.#days);
    for (const { button, by } of [{ button: this.#previous, by: -1 }, { button: this.#next, by: 1 }]) {
      button.type = 'button';
      button.classList.add(by < 0 ? 'previous' : 'next');
      button.addEventListener('click', (event) => {
        event.stopPropagation();
        this.#go(by);
      });
    }
    const jump = () => this.#see(monthStart(Number(this.#years.value), Number(this.#months.value)));
    this.#months.addEventListener('change', jump);
    this.#years.addEventListener('change', jump);
    this.#days.addEventListener('click', (event) => {
      event.stopPropagation();
      const button = targetOf(event).closest('button');
      if (button && button.getAttribute('aria-disabled') !== 'true') this.#choose(Number(button.dataset.day));
    });
    this.node.addEventListener('keydown', (event) => this.#pressed(event));
  }

  /**
   * @param {number} seconds
   * @param {ReadDate} value
   * @param {boolean} isUsable
   */
  update(seconds, value, isUsable) {
    const start = seconds - mod(seconds, day);
    const isOther = this.#chosen !== start;
    this.#chosen = start;
    this.#value = value;
    this.#isUsable = isUsable;
    this.#name();
    if (isOther || this.#month === null) this.#month = monthOf(start);
    this.#draw();
  }

  /** Writes the names of months and weekdays in the date's language. */
  #name() {
    const value = this.#value;
    const key = `${value.locale} ${value.calendar} ${value.firstWeekday}`;
    this.#previous.setAttribute('aria-label', value.previousLabel);
    this.#next.setAttribute('aria-label', value.nextLabel);
    if (key === this.#namedFor) return;
    this.#namedFor = key;
    this.#months.setAttribute('aria-label', nameOfField('month', value));
    this.#years.setAttribute('aria-label', nameOfField('year', value));
    this.#months.replaceChildren(...Array.from({ length: 12 }, (_, month) => (
      new Option(format(monthStart(2023, month), value, { month: 'long' }), String(month)))));
    this.#weekdays.replaceChildren(...weekdayNames(value).map((text) => {
      const name = part('calendar-weekday', 'span');
      name.textContent = text;
      return name;
    }));
    this.#years.replaceChildren();
    // Some languages write the year before the month.
    this.#header.prepend(...(namesYearFirst(value) ? [this.#years, this.#months] : [this.#months, this.#years]));
  }

  /** @param {number} by */
  #go(by) {
    const date = new Date(this.#month * 1000);
    this.#see(monthStart(date.getUTCFullYear(), date.getUTCMonth() + by));
  }

  /** @param {number} month */
  #see(month) {
    if (!this.#isReachable(month)) return;
    this.#month = month;
    this.#draw();
  }

  /**
   * Returns true if a month has a day that can be chosen.
   * @param {number} month
   */
  #isReachable(month) {
    const { minimum, maximum } = this.#value;
    const date = new Date(month * 1000);
    const end = monthStart(date.getUTCFullYear(), date.getUTCMonth() + 1);
    return isoText(month) !== '' && !(minimum !== undefined && end <= minimum) && !(maximum !== undefined && month > maximum);
  }

  /** @param {number} start */
  #canChoose(start) {
    const { minimum, maximum } = this.#value;
    return this.#isUsable && !(minimum !== undefined && start + day <= minimum) && !(maximum !== undefined && start > maximum);
  }

  #draw() {
    const value = this.#value;
    const date = new Date(this.#month * 1000);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    this.#fillYears(year);
    this.#months.value = String(month);
    this.#years.value = String(year);
    for (const select of [this.#months, this.#years]) select.disabled = !this.#isUsable;
    this.#previous.disabled = !this.#isUsable || !this.#isReachable(monthStart(year, month - 1));
    this.#next.disabled = !this.#isUsable || !this.#isReachable(monthStart(year, month + 1));
    const before = mod(date.getUTCDay() + 1 - value.firstWeekday, 7);
    const count = Math.round((monthStart(year, month + 1) - this.#month) / day);
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const focused = this.#days.contains(active) ? active?.dataset.day : undefined;
    const today = value.today - mod(value.today, day);
    const numbers = new Intl.NumberFormat(value.locale);
    const days = Array.from({ length: count }, (_, index) => {
      const start = this.#month + index * day;
      const button = part('calendar-day', 'button');
      button.type = 'button';
      button.dataset.day = String(start);
      button.textContent = numbers.format(index + 1);
      button.setAttribute('role', 'gridcell');
      button.setAttribute('aria-label', format(start, value, { dateStyle: 'full' }));
      button.setAttribute('aria-selected', String(start === this.#chosen));
      attribute(button, 'aria-current', start === today ? 'date' : undefined);
      attribute(button, 'aria-disabled', this.#canChoose(start) ? undefined : 'true');
      button.tabIndex = -1;
      if (index === 0) button.style.gridColumnStart = String(before + 1);
      return button;
    });
    this.#days.setAttribute('aria-label', format(this.#month, value, { year: 'numeric', month: 'long' }));
    // ARIA requires rows in a grid. Each week is one. Its style gives it no box, so that the days remain in the columns.
    const weeks = Array.from({ length: Math.ceil((before + count) / 7) }, (_, index) => {
      const week = part('calendar-days-week');
      week.setAttribute('role', 'row');
      week.append(...days.slice(Math.max(0, index * 7 - before), (index + 1) * 7 - before));
      return week;
    });
    this.#days.replaceChildren(...weeks);
    const entry = days.find((one) => Number(one.dataset.day) === this.#chosen) ?? days[0];
    // What assistive technology ignores stays no stop of the Tab key, also in another month.
    if (this.#isUsable && !this.node.closest('[aria-hidden=true]')) entry.tabIndex = 0;
    if (focused !== undefined) (days.find((one) => one.dataset.day === focused) ?? entry).focus({ preventScroll: true });
  }

  /** @param {number} year */
  #fillYears(year) {
    if ([...this.#years.options].some((option) => Number(option.value) === year)) return;
    const value = this.#value;
    const years = Array.from({ length: 2 * yearsAround + 1 }, (_, index) => year - yearsAround + index)
      .filter((one) => one >= 1 && one <= 9999 && [...Array(12).keys()].some((month) => this.#isReachable(monthStart(one, month))));
    this.#years.replaceChildren(...years.map((one) => (
      new Option(format(monthStart(one, 11), value, { year: 'numeric' }), String(one)))));
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (!targetOf(event).matches('.calendar-day')) {
      // The keys that change a list of months or years do not reach the elements around the calendar.
      if (targetOf(event).matches('select, button') && event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
      return;
    }
    const start = Number(targetOf(event).dataset.day);
    const forwards = this.node.closest('[dir=rtl]') ? -1 : 1;
    const date = new Date(start * 1000);
    /** @param {number} by */
    const inMonth = (by) => {
      const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + by + 1, 0)).getUTCDate();
      return monthStart(date.getUTCFullYear(), date.getUTCMonth() + by) + (Math.min(date.getUTCDate(), last) - 1) * day;
    };
    const week = mod(date.getUTCDay() + 1 - this.#value.firstWeekday, 7);
    /** @type {Record<string, () => number>} */
    const ways = {
      ArrowLeft: () => start - forwards * day, ArrowRight: () => start + forwards * day,
      ArrowUp: () => start - 7 * day, ArrowDown: () => start + 7 * day,
      PageUp: () => inMonth(-1), PageDown: () => inMonth(1),
      Home: () => start - week * day, End: () => start + (6 - week) * day,
    };
    if (event.key === 'Enter' || event.key === ' ') {
      // The browser clicks the button.
      event.stopPropagation();
      return;
    }
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const target = way();
    if (monthOf(target) !== this.#month) this.#see(monthOf(target));
    /** @type {HTMLElement | null} */ (this.#days.querySelector(`[data-day="${target}"]`))?.focus({ preventScroll: true });
  }
}

/**
 * Returns true if the language of a date writes the year before the month.
 * @param {ReadDate} value
 */
function namesYearFirst({ locale, calendar }) {
  const format = new Intl.DateTimeFormat(locale, { calendar, year: 'numeric', month: 'long' });
  const types = format.formatToParts(new Date(0)).map(({ type }) => type);
  // Calendars with eras name the year of an era.
  return types.findIndex((type) => type === 'year' || /** @type {string} */ (type) === 'relatedYear') < types.indexOf('month');
}
