// The numbers of these tests are also those of ParticleFieldTests.swift.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf, scattered, share } from '../../Sources/TesseraWeb/Client/images/particle-numbers.js';
import { limit, ParticleField, spansOf } from '../../Sources/TesseraWeb/Client/images/particles.js';

/** @import { EmitterCellContent, EmitterContent, EmitterInterval } from '../../Sources/TesseraWeb/Client/images/particles.js' */

/**
 * @param {number[]} actual
 * @param {number[]} expected
 */
function near(actual, expected) {
  assert.equal(actual.length, expected.length);
  actual.forEach((value, index) => assert.ok(Math.abs(value - expected[index]) <= 1e-6, `${actual} is not ${expected}`));
}

/**
 * Returns a source with one interval, which emits two particles a second at (10, 20).
 * @param {Partial<EmitterCellContent>[]} cells
 * @param {Partial<EmitterInterval>} [interval]
 * @param {Partial<EmitterContent>} [more]
 */
function field(cells, interval = {}, more = {}) {
  return new ParticleField({
    s: 7, n: 0, c: cells.map((cell) => ({ l: [2, 0], v: [0, 0], d: [0, 0, 0], ...cell })),
    p: [{ f: 0, p: [10, 20, 0], k: [[0, 2, 0]], ...interval }], ...more,
  });
}

test('random numbers are those of the app', () => {
  assert.deepEqual([scattered(0), scattered(1), scattered(0xdeadbeef)], [0, 1364076727, 233162409]);
  assert.deepEqual([keyOf(7, 0), keyOf(7, 1)], [654565011, 709402517]);
  near([share(7, 3)], [0.3394567205]);
});

test('the first particle is born after the time between two, and each lives for its lifetime', () => {
  const one = field([{}]);
  const ages = (/** @type {number} */ time) => one.particles(time).map(({ age }) => age);
  near(ages(0.4), []);
  near(ages(0.5), [0]);
  near(ages(1.75), [1.25, 0.75, 0.25]);
  // Those of 0.5, 1, … seconds; the one of 1 second has just reached its end.
  near(ages(3), [1.5, 1, 0.5, 0]);
});

test('the numbers of a particle determine how it moves, turns, grows and fades', () => {
  const one = field([{
    v: [100, 0], d: [Math.PI / 2, 0, 0], a: [10, 40, 0], z: [0.5, 0, 0.25], y: [3, 0], c: [1, 0.5, 0.25, 1], cs: [-0.5, 0, 2, -0.25],
  }], { k: [[0, 1, 0]] });
  const [{ x, y, scale, angle, color }] = one.particles(2);
  // One second after its birth: 10 + 10 / 2, and 20 + 100 + 40 / 2.
  near([x, y, scale, angle, ...color], [15, 140, 0.75, 3, 0.5, 0.5, 1, 0.75]);
});

test('an interval continues with the particles of the one before', () => {
  // 2.5 particles are due in 1.25 seconds. The next of 4 a second comes after another half, an eighth of a second later.
  const cells = [{ l: [9, 0] }];
  const both = field(cells, {}, { p: [
    { f: 0, t: 1.25, p: [0, 0, 0], k: [[0, 2, 0]] }, { f: 1.25, p: [5, 0, 0], k: [[0, 4, 2.5]] },
  ] });
  assert.deepEqual(both.particles(1.7).map(({ age, x }) => [Math.round((1.7 - age) * 1e6) / 1e6, x]), [
    [0.5, 0], [1, 0], [1.375, 5], [1.625, 5],
  ]);
});

test('particles emit particles in their colour and scale', () => {
  // The rocket is born after one second and lives for 1.02 seconds, so that its only spark is born after two.
  const two = field([
    { l: [1.02, 0], v: [50, 0], z: [2, 0, 0], c: [1, 0, 0.5, 1], k: [[1, 1]] }, { l: [3, 0], z: [0.5, 0, 0] },
  ], { t: 1, k: [[0, 1, 0]] });
  const sparks = two.particles(2.5);
  assert.deepEqual(sparks.map(({ cell }) => cell), [1]);
  near([sparks[0].age, sparks[0].x, sparks[0].y, sparks[0].scale, ...sparks[0].color], [0.5, 60, 20, 1, 1, 0, 0.5, 1]);
  assert.deepEqual(spansOf([{ l: [2, 1], v: [], d: [], k: [[1, 3]] }, { l: [3, 0], v: [], d: [] }]), [5.5, 3]);
  near([two.end], [1 + 1.02 + 3]);
});

test('a particle that would emit itself emits nothing', () => {
  assert.equal(field([{ k: [[0, 1000]] }]).particles(1.2).length, 2);
});

test('particles come from a shape', () => {
  const places = (/** @type {Partial<EmitterInterval>} */ interval) => field(
    [{ l: [9, 0] }], { s: [40, 20, 10], k: [[0, 1, 0]], ...interval },
  ).particles(2).flatMap(({ x, y, z }) => [x, y, z]);
  near(places({ h: 'line' }), [20.46005, 20, 0, -4.742124, 20, 0]);
  near(places({ h: 'line', m: 'points' }), [30, 20, 0, -10, 20, 0]);
  near(places({ h: 'rectangle' }), [20.46005, 14.894954, 0, -4.742124, 13.719498, 0]);
  near(places({ h: 'rectangle', m: 'outline' }), [-10, 21.380149, 0, 5.773627, 10, 0]);
  near(places({ h: 'cuboid', m: 'outline' }), [-10, 30, -2.552523, -2.561005, 10, 5]);
  near(places({ h: 'cuboid', m: 'surface' }), [-0.210091, 17.179813, -5, -10, 13.719498, -1.578581]);
  near(places({ h: 'circle' }), [11.428782, 0.262854, 0, 21.69358, 32.681482, 0]);
  near(places({ h: 'circle', m: 'outline' }), [12.888062, -19.895602, 0, 37.115672, 49.406468, 0]);
  near(places({ h: 'sphere' }), [11.764966, -4.381182, -14.512893, 24.758146, 36.00495, -17.570729]);
});

test('particles of an outline move outwards', () => {
  const ring = field([{ l: [9, 0], v: [30, 0] }], { h: 'circle', m: 'outline', s: [40, 0, 0], k: [[0, 1, 0]] });
  for (const { x, y, age } of ring.particles(5.5)) near([Math.hypot(x - 10, y - 20)], [40 + 30 * age]);
});

test('particles of a line move upwards, or down with half a turn', () => {
  for (const [angle, height] of [[0, -40], [Math.PI, 80]]) {
    const line = field([{ l: [9, 0], v: [60, 0], d: [angle, 0, 0] }], { h: 'line', k: [[0, 1, 0]] });
    // One second after the birth of the first one.
    const [{ x, y }] = line.particles(2);
    near([x, y], [10, height]);
  }
});

test('random properties are those of the app', () => {
  const many = field([
    {
      l: [4, 2], v: [100, 40], d: [1, 0.5, 2], a: [1, 2, 3], z: [1, 0.5, -0.1], y: [1, 2], c: [0.5, 0.5, 0.5, 1], cr: [1, 1, 1, 0],
      cs: [0, 0, 0, -0.25], k: [[1, 3]],
    },
    { l: [1, 0.5], v: [10, 0], d: [0, 0, 6.283185307] },
  ]);
  const particles = many.particles(1.2);
  assert.deepEqual(particles.map(({ cell }) => cell), [0, 1, 1, 0]);
  const [first, second] = particles;
  near([first.x, first.y, first.z, first.scale, first.angle], [55.803288, 74.134166, 39.183419, 0.977494, 1.384938]);
  near(first.color, [0.877795, 0.066252, 0.596681, 0.825]);
  near([second.x, second.y, second.z, second.scale, second.color[3]], [33.560767, 42.467615, 18.475438, 1.014161, 0.916667]);
});

test('the order of drawing depends on the age', () => {
  const order = (/** @type {EmitterContent['o']} */ o) => field([{}], {}, { o }).particles(1.75).map(({ age }) => age);
  near(order('oldestFirst'), [1.25, 0.75, 0.25]);
  near(order('oldestLast'), [0.25, 0.75, 1.25]);
});

test('the number of particles is limited, however many are asked for', () => {
  assert.equal(field([{ l: [1e6, 0] }], { k: [[0, 1e6, 0]] }).particles(1e5).length, limit);
  const nested = field([{ l: [1e3, 0], k: [[1, 1e6]] }, { l: [1e3, 0], k: [[2, 1e6]] }, { l: [1e3, 0] }], { k: [[0, 1e6, 0]] });
  assert.ok(nested.particles(1e4).length <= limit);
  // 10000 particles of a place are left out before ten newer ones of another.
  const both = field([{ l: [1e6, 0] }], {}, {
    p: [{ f: 0, t: 1, p: [0, 0, 0], k: [[0, 1e4, 0]] }, { f: 1, p: [5, 0, 0], k: [[0, 10, 1e4]] }],
  }).particles(2.05);
  assert.equal(both.length, limit);
  assert.deepEqual(both.slice(-11).map(({ x }) => x), [0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
  assert.deepEqual(field([{ l: [Infinity, 0], v: [NaN, 0] }]).particles(3), []);
});
