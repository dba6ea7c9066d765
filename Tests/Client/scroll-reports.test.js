import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vertical } from '../../Sources/TesseraWeb/Client/basics/axis.js';
import { Reports } from '../../Sources/TesseraWeb/Client/scroll/scroll-reports.js';

/** Returns reports with the list of what they send, each as its phase and its offset down. */
function record() {
  /** @type {[string, number][]} */
  const sent = [];
  const reports = new Reports(({ phase, y }) => sent.push([String(phase), Number(y)]) > 0);
  return { reports, sent };
}
const at = (/** @type {number} */ y) => ({ x: 0, y });

test('an offset is reported once', () => {
  const { reports, sent } = record();
  assert.equal(reports.report(at(10.123), 'dragging'), true);
  assert.equal(reports.report(at(10.1235), 'dragging'), false);
  assert.deepEqual(sent, [['dragging', 10.12]]);
});

test('rest is reported once', () => {
  const { reports, sent } = record();
  reports.report(at(10), 'decelerating');
  reports.rested(at(10));
  reports.rested(at(10));
  assert.deepEqual(sent, [['decelerating', 10], ['idle', 10]]);
});

test('a motion between two frames has a beginning and an end', () => {
  const { reports, sent } = record();
  reports.assume(at(0));
  reports.rested(at(30));
  assert.deepEqual(sent, [['decelerating', 30], ['idle', 30]]);
});

test('the app gets no report of a place to which it has moved the content', () => {
  const { reports, sent } = record();
  assert.equal(reports.suppose(at(100), at(100.6)), true);
  reports.rested(at(100));
  assert.deepEqual(sent, []);
});

test('the app gets a report if the content could not go there', () => {
  const { reports, sent } = record();
  assert.equal(reports.suppose(at(80), at(100)), false);
  reports.report(at(80), 'decelerating');
  reports.rested(at(80));
  assert.deepEqual(sent, [['decelerating', 80], ['idle', 80]]);
});

test('a report of content that a wheel moves states that, and a report of its rest does not', () => {
  /** @type {unknown[]} */
  const sent = [];
  const reports = new Reports(({ phase, wheel }) => sent.push([phase, wheel]) > 0);
  reports.isWheel = true;
  reports.report(at(10), 'decelerating');
  reports.rested(at(10));
  assert.deepEqual(sent, [['decelerating', true], ['idle', undefined]]);
});

test('points by which the app has moved the content are not reported', () => {
  const { reports, sent } = record();
  reports.assume(at(100));
  reports.shift(vertical, 50);
  reports.rested(at(150));
  assert.deepEqual(sent, []);
});

test('a report that no connection took is sent again', () => {
  /** @type {number[]} */
  const tried = [];
  const reports = new Reports(({ y }) => tried.push(Number(y)) > 1);
  assert.equal(reports.report(at(10), 'dragging'), true);
  assert.equal(reports.report(at(10), 'dragging'), true);
  assert.equal(reports.report(at(10), 'dragging'), false);
  assert.deepEqual(tried, [10, 10]);
});

test('rest is reported again to an app that was out of reach, and motion by itself', () => {
  const { reports, sent } = record();
  assert.equal(reports.resend(at(5)), false);
  reports.assume(at(5));
  assert.equal(reports.resend(at(5)), true);
  reports.report(at(6), 'dragging');
  assert.equal(reports.resend(at(6)), false);
  assert.deepEqual(sent, [['idle', 5], ['dragging', 6]]);
});

test('content that moves has a speed until it rests', () => {
  let time = 1000;
  const now = performance.now;
  performance.now = () => time;
  /** @type {unknown[]} */
  const speeds = [];
  const reports = new Reports(({ speed }) => speeds.push(speed) > 0);
  for (const y of [0, 60, 62]) {
    reports.report(at(y), 'dragging');
    time += 20;
  }
  reports.rested(at(62));
  // 60 points in 20 ms, 62 points in 40 ms.
  performance.now = now;
  assert.deepEqual(speeds, [undefined, [0, 3], [0, 1.6], undefined]);
});
