import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, isoText, mod, monthOf, monthStart, weekdayNames } from '../../Sources/TesseraWeb/Client/controls/control-times.js';

const day = 86_400;
/** Midnight of 7 May 2024, which is 19,850 days after the beginning of 1970. */
const may7 = 19_850 * day;

test('a remainder is never negative', () => {
  assert.deepEqual([mod(7, 5), mod(-7, 5), mod(-5, 5), mod(0, 5)], [2, 3, 0, 0]);
});

test('a time is written as browsers write it', () => {
  assert.equal(isoText(may7 + 9 * 3600 + 41 * 60), '2024-05-07T09:41:00.000Z');
  assert.equal(isoText(-day), '1969-12-31T00:00:00.000Z');
});

test('years that the fields of browsers do not have are not written', () => {
  assert.equal(isoText(-62_135_596_801), '', 'the last second of the year 0');
  assert.equal(isoText(253_402_300_800), '', 'the first second of the year 10000');
  assert.equal(isoText(253_402_300_799), '9999-12-31T23:59:59.000Z');
});

test('a month begins at midnight of its first day', () => {
  assert.equal(monthStart(2024, 4), 19_844 * day);
  assert.equal(monthOf(may7 + 3600), 19_844 * day);
  assert.equal(monthStart(2024, 12), monthStart(2025, 0), 'the month after December is the next January');
  assert.equal(monthStart(2024, -1), monthStart(2023, 11));
  // February 2024 has 29 days, and February 2023 has 28.
  assert.equal((monthStart(2024, 2) - monthStart(2024, 1)) / day, 29);
  assert.equal((monthStart(2023, 2) - monthStart(2023, 1)) / day, 28);
});

test('the years of the first century are not those of the twentieth', () => {
  assert.equal(isoText(monthStart(50, 0)).slice(0, 4), '0050');
});

test('a date is written in its language, calendar and whatever zone the browser is in', () => {
  assert.equal(format(may7, { locale: 'en-US', calendar: 'gregory' }, { dateStyle: 'medium' }), 'May 7, 2024');
  assert.equal(format(may7, { locale: 'ja-JP', calendar: 'gregory' }, { dateStyle: 'medium' }), '2024/05/07');
  assert.match(format(may7, { locale: 'ja-JP', calendar: 'japanese' }, { dateStyle: 'full' }), /令和6年5月7日/);
});

test('weekdays have short names from the first one on, and single letters where the short names are long', () => {
  const names = (locale, firstWeekday) => weekdayNames({ locale, calendar: 'gregory', firstWeekday });
  assert.deepEqual(names('en-US', 1), ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  assert.deepEqual(names('de-DE', 2), ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
  // Saturday is the seventh day.
  assert.deepEqual(names('ar-EG', 7), ['س', 'ح', 'ن', 'ث', 'ر', 'خ', 'ج']);
});
