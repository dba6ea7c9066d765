// Readers of values of the wire. Whatever an app sends is data: each reader returns something that is safe to put into a
// style, or throws, and the one property that had it is skipped.

/**
 * Returns a finite number, or throws an error.
 * @param {unknown} value
 * @param {string} [name]
 */
export function number(value, name = 'number') {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError(`${name} is not a finite number`);
  return value;
}

/**
 * Returns an array of exactly `count` finite numbers, or throws an error.
 * @param {unknown} value
 * @param {number} count
 */
export function numbers(value, count) {
  if (!Array.isArray(value) || value.length !== count) throw new TypeError(`${count} numbers are expected`);
  return value.map((item) => number(item));
}

/**
 * Returns a string, or throws an error.
 * @param {unknown} value
 * @param {string} [name]
 */
export function string(value, name = 'text') {
  if (typeof value !== 'string') throw new TypeError(`${name} is not a string`);
  return value;
}

/**
 * Returns an object, or throws an error. Its keys are not checked: they are those of the value's type, or any if the value is
 * unknown.
 * @template T
 * @param {T} value
 * @param {string} [name]
 * @returns {unknown extends T ? any : T & object}
 */
export function object(value, name = 'value') {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} is not an object`);
  return /** @type {any} */ (value);
}

const hexadecimal = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
const wide = /^color\(display-p3 (?:[01]|[01]?\.\d+) (?:[01]|[01]?\.\d+) (?:[01]|[01]?\.\d+)(?: \/ ([01]|[01]?\.\d+))?\)$/;

/**
 * Returns a colour as `#rrggbb`, `#rrggbbaa` or `color(display-p3 r g b / a)`, or throws an error.
 * @param {unknown} value
 */
export function color(value) {
  if (typeof value !== 'string' || !(hexadecimal.test(value) || wide.test(value))) {
    throw new TypeError(`a colour is #rrggbb, #rrggbbaa or color(display-p3 r g b / a), not ${value}`);
  }
  return value;
}

/**
 * Returns a colour of the wire without its opacity, and the opacity, 0…1.
 * @param {string} value
 * @returns {[string, number]}
 */
export function opaque(value) {
  const alpha = wide.exec(value)?.[1];
  if (alpha !== undefined) return [value.replace(/ \/ .*\)$/, ')'), Number(alpha)];
  if (value.length !== 9 || value[0] !== '#') return [value, 1];
  return [value.slice(0, 7), parseInt(value.slice(7), 16) / 255];
}

/**
 * Returns true if a description of the wire has a value for an optional key.
 * @template T
 * @param {T} value
 * @returns {value is NonNullable<T>}
 */
export const isPresent = (value) => value !== undefined && value !== null;

/**
 * Returns a length of style in CSS pixels, which are an app's points.
 * @param {number} value
 */
export const px = (value) => `${value}px`;

/**
 * Returns the number nearest to a value that lies between `low` and `high`.
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
export const clamp = (value, low, high) => Math.max(low, Math.min(high, value));

/**
 * Returns the index of the number that is nearest to `wanted`, the first of several; 0 for an empty list.
 * @param {number[]} list
 * @param {number} wanted
 */
export function nearestIndex(list, wanted) {
  return list.reduce((best, one, index) => (Math.abs(one - wanted) < Math.abs(list[best] - wanted) ? index : best), 0);
}

/**
 * Returns a number rounded to hundredths, as the wire carries it.
 * @param {number} value
 */
export const hundredths = (value) => Math.round(value * 100) / 100;

/**
 * Returns the words of something that was thrown.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** Warns a developer that something was skipped. */
export const warn = (/** @type {unknown[]} */ ...parts) => console.warn('Tessera:', ...parts);
