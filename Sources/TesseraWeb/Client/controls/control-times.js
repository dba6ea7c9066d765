// The arithmetic of dates. A time is a number of seconds of a clock at the place of the date, so that there are no time zones.

/** @import { ReadDate } from './control-date.js' */

/**
 * Returns a time in the notation of ISO 8601, or an empty text for years that browsers' fields do not have.
 * @param {number} seconds
 */
export function isoText(seconds) {
  const date = new Date(seconds * 1000);
  const year = date.getUTCFullYear();
  return year >= 1 && year <= 9999 ? date.toISOString() : '';
}

/**
 * Returns a time in the language of a date.
 * @param {number} seconds
 * @param {Pick<ReadDate, 'locale' | 'calendar'>} value
 * @param {Intl.DateTimeFormatOptions} options
 */
export function format(seconds, value, options) {
  const { locale, calendar } = value;
  return new Intl.DateTimeFormat(locale, { calendar, timeZone: 'UTC', ...options }).format(new Date(seconds * 1000));
}

/**
 * Returns the name of a part of dates in the language of a date.
 * @param {'day' | 'month' | 'year'} field
 * @param {Pick<ReadDate, 'locale'>} value
 */
export function nameOfField(field, { locale }) {
  return new Intl.DisplayNames(locale, { type: 'dateTimeField' }).of(field) ?? field;
}

/** The number of characters of a weekday's name that have room above a column of days. */
const longestName = 6;

/**
 * Returns the names of the days of a week in the language of a date: short ones, or single letters where the short ones would
 * overlap, as in Arabic.
 * @param {Pick<ReadDate, 'locale' | 'calendar' | 'firstWeekday'>} value
 */
export function weekdayNames(value) {
  // The first of January 2023 was a Sunday.
  const sunday = monthStart(2023, 0);
  /** @param {'short' | 'narrow'} weekday */
  const names = (weekday) => Array.from({ length: 7 }, (_, index) => (
    format(sunday + ((index + value.firstWeekday - 1) % 7) * 86_400, value, { weekday })));
  const short = names('short');
  return short.every((name) => [...name].length <= longestName) ? short : names('narrow');
}

/**
 * Returns the remainder of a division, which is never negative.
 * @param {number} value
 * @param {number} by
 */
export const mod = (value, by) => ((value % by) + by) % by;

/**
 * Returns the first second of a month, which is counted from 0 for January.
 * @param {number} year
 * @param {number} month
 */
export function monthStart(year, month) {
  const date = new Date(0);
  // The date takes years below 100 for those of the first century.
  date.setUTCFullYear(year, month, 1);
  return date.getTime() / 1000;
}

/** @param {number} seconds */
export function monthOf(seconds) {
  const date = new Date(seconds * 1000);
  return monthStart(date.getUTCFullYear(), date.getUTCMonth());
}
