import assert from 'node:assert/strict';
import { test } from 'node:test';
import { retryLoading } from '../../Sources/TesseraWeb/Client/images/retries.js';

/** A picture that cannot be loaded, with the number of times that the page has asked for it again. */
class Picture extends EventTarget {
  isConnected = true;
  requests = 0;

  /** @param {string} _source */
  set src(_source) {
    this.requests += 1;
  }

  fail() {
    this.dispatchEvent(new Event('error'));
  }
}

/** Returns a picture, with the pauses after which it was asked for again; each pause ends at once. */
function failing() {
  const picture = new Picture();
  /** @type {number[]} */
  const pauses = [];
  retryLoading(/** @type {HTMLImageElement} */ (/** @type {unknown} */ (picture)), 'picture', (action, pause) => {
    pauses.push(pause);
    action();
  });
  return { picture, pauses };
}

test('a picture is asked for again, three times and ever more rarely', () => {
  const { picture, pauses } = failing();
  for (let count = 0; count < 5; count += 1) picture.fail();
  assert.deepEqual(pauses, [1000, 4000, 16_000]);
  assert.equal(picture.requests, 3);
});

test('a picture that has left the page is not asked for again', () => {
  const { picture } = failing();
  picture.isConnected = false;
  picture.fail();
  assert.equal(picture.requests, 0);
});

test('without a network, a picture waits for one', () => {
  const { picture, pauses } = failing();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  picture.fail();
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  assert.equal(picture.requests, 0);
  dispatchEvent(new Event('online'));
  assert.equal(picture.requests, 1);
  assert.deepEqual(pauses, []);
});
