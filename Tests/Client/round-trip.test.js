import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RoundTrip } from '../../Sources/TesseraWeb/Client/wire/round-trip.js';

/** Returns a measurement with a clock that the test sets, the number of its pings, and its reports. */
function measurement() {
  const facts = { now: 10_000, pings: 0, /** @type {number[]} */ reports: [] };
  const one = new RoundTrip(() => { facts.pings += 1; }, (time) => facts.reports.push(time), () => facts.now);
  /** @param {number[]} times The milliseconds that each answer takes. */
  const answer = (...times) => {
    for (const time of times) {
      facts.now += time;
      one.answered();
    }
  };
  return { one, facts, answer };
}

test('the least of three measurements is reported', () => {
  const { one, facts, answer } = measurement();
  one.begin();
  answer(180, 150, 240);
  assert.deepEqual(facts, { now: 10_570, pings: 3, reports: [150] });
});

test('a host on the same machine is not worth a report', () => {
  const { one, facts, answer } = measurement();
  one.begin();
  answer(60, 19, 30);
  assert.deepEqual(facts.reports, []);
});

test('it is measured again while events are sent, and reported when it has changed', () => {
  const { one, facts, answer } = measurement();
  one.used();
  assert.equal(facts.pings, 0);
  one.begin();
  answer(100, 100, 100);
  one.used();
  assert.equal(facts.pings, 3);
  for (const time of [300, 119, 200, 190]) {
    facts.now += 3000;
    one.used();
    one.used();
    answer(time);
  }
  // The last three are 119, 200 and 190 in the end; 119 differs from 100 too little.
  assert.deepEqual(facts.reports, [100]);
  facts.now += 3000;
  one.used();
  answer(400);
  assert.deepEqual(facts.reports, [100, 190]);
});

test('another connection is measured anew', () => {
  const { one, facts, answer } = measurement();
  one.begin();
  answer(100, 100, 100);
  one.end();
  answer(5);
  one.begin();
  answer(70, 80, 90);
  assert.deepEqual(facts.reports, [100, 70]);
});
