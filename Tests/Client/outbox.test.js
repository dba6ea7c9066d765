import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Outbox } from '../../Sources/TesseraWeb/Client/wire/outbox.js';

/**
 * Returns an outbox of a device that is new.
 * @param {Record<string, any>[]} events
 */
function outbox(...events) {
  const one = new Outbox();
  one.begin(0, true);
  for (const event of events) assert.equal(one.add(event), true);
  return one;
}
const tap = (/** @type {number} */ id) => ['began', 'ended'].map((phase) => ({ type: 'touch', id, phase }));
const scroll = (/** @type {number} */ y, /** @type {object} */ more = {}) => ({ type: 'scroll', view: 1, y, phase: 'dragging', revision: 0, ...more });

test('events that the host has not passed on are sent again in their order', () => {
  const [a, b, c] = [{ type: 'escape' }, { type: 'submit', view: 1 }, { type: 'refresh', view: 2 }];
  const one = outbox(a, b, c);
  one.take(1);
  assert.deepEqual(one.begin(1, false), [b, c]);
  assert.deepEqual(one.begin(2, false), [c]);
  assert.deepEqual(one.begin(3, false), []);
  assert.equal(one.isEmpty, true);
});

test('another device gets no events of the one before', () => {
  assert.deepEqual(outbox({ type: 'escape' }).begin(0, true), []);
});

test('a host that does not count events gets them once', () => {
  const one = new Outbox();
  one.begin(undefined, true);
  assert.equal(one.isCounting, false);
  for (let index = 0; index < 5000; index += 1) assert.equal(one.add({ type: 'escape' }), true);
  assert.equal(one.isEmpty, true);
});

test('a limited number of events may wait', () => {
  const one = outbox(...Array(1024).fill({ type: 'escape' }));
  assert.equal(one.add({ type: 'escape' }), false);
  one.take(1);
  assert.equal(one.add({ type: 'escape' }), true);
});

test('the answer to a question waits even beyond that number', () => {
  const one = outbox(...Array(1024).fill({ type: 'escape' }));
  assert.equal(one.add({ type: 'clock', time: 2 }), true);
  assert.equal(one.add({ type: 'answer', n: 1 }), true);
});

test('a touch ends even beyond that number', () => {
  const one = outbox({ type: 'touch', id: 5, phase: 'began' }, ...Array(1023).fill({ type: 'escape' }));
  assert.equal(one.add({ type: 'touch', id: 5, phase: 'moved' }), false);
  assert.equal(one.add({ type: 'touch', id: 5, phase: 'ended' }), true);
  assert.equal(one.add({ type: 'touch', id: 6, phase: 'ended' }), false, 'its beginning was not taken');
});

test('impossible numbers change nothing', () => {
  const one = outbox({ type: 'escape' });
  for (const number of [-1, NaN, 'one', null]) one.take(number);
  assert.equal(one.isEmpty, false);
  one.take(1e9);
  assert.equal(one.isEmpty, true);
});

test('a touch whose end was lost is sent from its beginning, and one without an end is not', () => {
  const [began, ended] = tap(5);
  const one = outbox(began, { ...began, phase: 'moved' }, ended, { type: 'touch', id: 6, phase: 'began' });
  // The app has got the beginning and cancels that touch.
  assert.deepEqual(one.begin(2, false), [began, ended]);
});

test('the same pointer touches twice', () => {
  const [first, up] = tap(1);
  const [second, again] = tap(1);
  const one = outbox(first, up, second, again);
  assert.deepEqual(one.begin(1, false), [first, up, second, again]);
});

test('a touch that is sent again names no element, since its patches count from a scene of the connection before', () => {
  const [began, ended] = tap(1);
  assert.ok(began && ended);
  const one = outbox({ ...began, target: { view: 7, x: 1, y: 2, patches: 3 } }, ended);
  assert.deepEqual(JSON.parse(JSON.stringify(one.begin(0, false))), [began, ended]);
});

test('a touch that scrolling took over is not sent again', () => {
  const [began] = tap(1);
  assert.deepEqual(outbox(began, { ...began, phase: 'cancelled' }, scroll(1)).begin(0, false), [scroll(1)]);
});

test('only the last of several places of content is sent, and the speed of a finger', () => {
  const release = scroll(5, { phase: 'decelerating', vy: 2, vx: 0 });
  const events = [scroll(1), scroll(2), release, scroll(9, { phase: 'decelerating' }), { type: 'escape' }, scroll(9, { view: 3 })];
  assert.deepEqual(outbox(...events).begin(0, false), [scroll(2), release, ...events.slice(3)]);
});

test('a place to which a wheel has brought content is sent beside one to which it went on by itself', () => {
  const [turned, further] = [scroll(5, { phase: 'decelerating', wheel: true }), scroll(9, { phase: 'decelerating' })];
  assert.deepEqual(outbox(scroll(2, { phase: 'decelerating', wheel: true }), turned, further).begin(0, false), [turned, further]);
});

test('events about a moment that is over are not sent again', () => {
  assert.deepEqual(outbox({ type: 'hover' }, { type: 'commandKey', on: true }, { type: 'dragIn', n: 1 }, { type: 'clock', time: 2 }, { type: 'roundTrip', milliseconds: 9 }, { type: 'escape' }).begin(0, false), [{ type: 'escape' }]);
});

test('a drop of another program is sent again, and its way is not', () => {
  const [moved, dropped] = ['moved', 'dropped'].map((phase) => ({ type: 'dragIn', n: 1, phase }));
  assert.deepEqual(outbox(moved, dropped, { type: 'dragIn', n: 2, phase: 'left' }).begin(0, false), [dropped]);
});

test('an event that the host refuses is not sent again', () => {
  const one = outbox({ type: 'escape' }, { type: 'nonsense' }, { type: 'submit' });
  one.refused();
  assert.deepEqual(one.begin(1, false), [{ type: 'submit' }]);
});
