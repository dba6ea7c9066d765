import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

const { Viewer, distance } = await import('../../Sources/TesseraWeb/Client/motion/tilt.js');

const content = { l: [-20, 0], r: [20, 0], t: [0, -10], b: [0, 10] };

test('an element moves in proportion to the place of the viewer', () => {
  assert.deepEqual(distance(content, { x: 0, y: 0 }), { x: 0, y: 0 });
  assert.deepEqual(distance(content, { x: -0.5, y: 1 }), { x: -10, y: 10 });
  assert.deepEqual(distance({ ...content, o: [3, 4] }, { x: 1, y: -0.5 }), { x: 23, y: -1 });
});

test('the way in which the user first holds the device is the position of rest', () => {
  const viewer = new Viewer();
  viewer.take(50, 10, 0);
  assert.deepEqual([viewer.x, viewer.y], [0, 0]);
});

test('a viewer is on the side whose edge is lifted, at most as far as counts', () => {
  const viewer = new Viewer();
  viewer.take(50, 10, 0);
  // The right edge goes down by 15 of 30 degrees, and the upper edge up by 60.
  viewer.take(110, 25, 0);
  assert.deepEqual([viewer.x, viewer.y], [-0.5, -1]);
});

test('the position of rest adapts to a device that is held in another way', () => {
  const viewer = new Viewer();
  viewer.take(0, 0, 0);
  for (let count = 0; count < 2000; count += 1) viewer.take(0, 15, 0);
  assert.ok(Math.abs(viewer.x) < 0.01);
});

test('angles continue from one end of their range to the other', () => {
  const viewer = new Viewer();
  viewer.take(175, 0, 0);
  viewer.take(-170, 0, 0);
  assert.equal(viewer.y, -0.5);
});
