import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vertical } from '../../Sources/TesseraWeb/Client/basics/axis.js';
import { Drag } from '../../Sources/TesseraWeb/Client/scroll/drag.js';

/**
 * Content of 2000 points in a view of 500 that bounces upright.
 * @param {number} position
 * @param {number} [shift]
 */
const content = (position, shift = 0) => /** @type {any} */ ({
  node: { scrollTop: position, scrollLeft: 0 }, overscroll: { x: 0, y: shift }, extent: () => 500,
  limit: (/** @type {any} */ axis) => (axis === vertical ? 1500 : 0), canBounce: (/** @type {any} */ axis) => axis === vertical,
  isAtStart: () => position <= 0.5, isAtEnd: () => position >= 1499, canUse: () => true, partner: () => null,
  isOutwards(/** @type {any} */ _axis, /** @type {number} */ way) {
    return way > 0 ? this.isAtStart() : this.isAtEnd();
  },
});

/**
 * An event of the finger 7, or of another one.
 * @param {number} y
 * @param {number} timeStamp
 * @param {number} [identifier]
 */
const event = (y, timeStamp, identifier = 7) => /** @type {any} */ ({
  changedTouches: [{ identifier, clientX: 100, clientY: y }], timeStamp, cancelable: true,
});

/**
 * Moves the finger of a drag.
 * @param {Drag} drag
 * @param {number} y
 * @param {number} time
 */
function move(drag, y, time) {
  const one = event(y, time);
  const way = drag.way(one);
  return way && drag.move(way, one);
}

test('the browser handles a drag within the content', () => {
  const drag = new Drag(content(700));
  assert.equal(drag.begin(event(300, 0).changedTouches[0]), false);
  assert.equal(move(drag, 320, 16), null);
  assert.deepEqual(drag.end(event(320, 32)), { axis: vertical, isOurs: false, start: 700, velocity: 0, pair: null, asked: null });
});

test('a drag outwards from an edge is taken over, and pulls the content beyond', () => {
  const drag = new Drag(content(0));
  drag.begin(event(300, 0).changedTouches[0]);
  const first = move(drag, 400, 16);
  assert.deepEqual([first?.isOurs, first?.takesOver, first?.position], [true, true, -100]);
  // 500 · 0.11 / 1.11
  assert.ok(Math.abs((first?.shift ?? 0) - 49.5495) < 0.001);
  const second = move(drag, 250, 32);
  assert.deepEqual([second?.takesOver, second?.position, second?.shift], [false, 50, 0], 'the same drag scrolls back into the content');
});

test('a drag that the elements around can use better is left to them', () => {
  const drag = new Drag({ ...content(0), canUse: () => false });
  drag.begin(event(300, 0).changedTouches[0]);
  assert.equal(move(drag, 400, 16), null);
  assert.equal(move(drag, 200, 32), null);
});

test('a drag that an element further in uses is left to it', () => {
  const [inner, outer] = [new Drag(content(700)), new Drag(content(0))];
  for (const drag of [inner, outer]) drag.begin(event(300, 0).changedTouches[0]);
  const one = event(400, 16);
  for (const drag of [inner, outer]) assert.equal(drag.move(drag.way(one) ?? { x: 0, y: 0 }, one), null);
  assert.equal(outer.end(event(400, 32))?.isOurs, false);
});

test('the browser handles a drag inwards from an edge', () => {
  const drag = new Drag(content(0));
  drag.begin(event(300, 0).changedTouches[0]);
  assert.equal(move(drag, 290, 16), null);
});

test('content that is beyond an edge is taken over at once, where it is', () => {
  // A shift of 49.5495 points belongs to a way of 100 points.
  const drag = new Drag(content(0, 49.5495495));
  assert.equal(drag.begin(event(300, 0).changedTouches[0]), true);
  const same = move(drag, 300, 16);
  assert.ok(Math.abs((same?.position ?? 0) + 100) < 0.001);
  assert.ok(Math.abs((same?.shift ?? 0) - 49.5495) < 0.001);
});

test('the browser\'s own drag that reaches an edge is drawn beyond it', () => {
  const area = content(1500);
  const drag = new Drag(area);
  area.isAtEnd = () => false;
  drag.begin(event(300, 0).changedTouches[0]);
  assert.equal(move(drag, 280, 16), null);
  area.isAtEnd = () => true;
  assert.equal(move(drag, 260, 32), null, 'from here on');
  const beyond = move(drag, 160, 48);
  assert.deepEqual([beyond?.isOurs, beyond?.position], [false, 1500]);
  assert.ok(Math.abs((beyond?.shift ?? 0) + 49.5495) < 0.001);
  assert.deepEqual(move(drag, 270, 64), { axis: vertical, isOurs: false, takesOver: false, position: null, shift: 0 });
});

test('the velocity is that of the last tenth of a second', () => {
  const drag = new Drag(content(0));
  drag.begin(event(300, 0).changedTouches[0]);
  move(drag, 500, 10);
  move(drag, 400, 200);
  move(drag, 300, 250);
  // 100 points in the 60 milliseconds until the finger comes up; upwards scrolls on.
  assert.equal(drag.end(event(300, 260))?.velocity, 100 / 60);
});

test('a finger that has rested releases the content without a velocity', () => {
  const drag = new Drag(content(0));
  drag.begin(event(300, 0).changedTouches[0]);
  move(drag, 400, 200);
  move(drag, 300, 250);
  assert.equal(drag.end(event(300, 360))?.velocity, 0);
});

test('other fingers change nothing', () => {
  const drag = new Drag(content(0));
  drag.begin(event(300, 0).changedTouches[0]);
  assert.equal(drag.way(event(400, 16, 8)), null);
  assert.equal(drag.end(event(400, 32, 8)), null);
  assert.ok(drag.isActive);
  assert.ok(drag.end(event(400, 48)));
  assert.equal(drag.isActive, false);
});
