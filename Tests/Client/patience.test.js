import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Patience } from '../../Sources/TesseraWeb/Client/wire/patience.js';

/** Returns what waits a moment, the calls that it makes, and a promise of the call with a name. */
function waiting() {
  /** @type {string[]} */
  const calls = [];
  /** @type {Map<string, () => void>} */
  const awaited = new Map();
  const note = (/** @type {string} */ name) => () => {
    calls.push(name);
    awaited.get(name)?.();
  };
  const one = new Patience({ late: note('late'), recovered: note('recovered'), gone: note('gone') }, { shortest: 1, longest: 1 });
  return { one, calls, until: (/** @type {string} */ name) => new Promise((resolve) => { awaited.set(name, () => resolve(null)); }) };
}

test('a host that sends nothing is late, and then gone', async () => {
  const { one, calls, until } = waiting();
  one.waits(0);
  one.waits(0);
  await until('gone');
  assert.deepEqual(calls, ['late', 'gone']);
});

test('a host that sends something again has recovered', async () => {
  const { one, calls, until } = waiting();
  one.waits(0);
  await until('late');
  one.hostSpoke();
  one.hostSpoke();
  assert.deepEqual(calls, ['late', 'recovered']);
  one.waits(0);
  await until('late');
  one.end();
  assert.deepEqual(calls, ['late', 'recovered', 'late']);
});

test('a host that sends something in time is neither', () => {
  const { one, calls } = waiting();
  one.waits(0);
  one.hostSpoke();
  assert.deepEqual(calls, []);
});
