import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  inverseRubberBand, rubberBand, springPlace, velocityReaching,
} from '../../Sources/TesseraWeb/Client/basics/bounce.js';

/**
 * @param {number | null} actual
 * @param {number} expected
 * @param {number} [tolerance]
 */
function near(actual, expected, tolerance = 0.001) {
  assert.ok(actual !== null && Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected}`);
}

test('content goes less far beyond an edge than the finger', () => {
  assert.equal(rubberBand(0, 500), 0);
  // (1 − 1 / (0.55 · 100 / 500 + 1)) · 500 = 500 · 0.11 / 1.11
  near(rubberBand(100, 500), 49.5495);
  // 0.55 · 1000 / 500 = 1.1, and 500 · 1.1 / 2.1 = 261.905
  near(rubberBand(1000, 500), 261.9048);
  assert.ok(rubberBand(1e9, 500) < 500, 'content never leaves its view');
});

test('the finger is found from the content', () => {
  near(inverseRubberBand(49.5495, 500), 100);
  near(inverseRubberBand(261.9048, 500), 1000);
  assert.equal(inverseRubberBand(0, 500), 0);
  // Beyond 99 hundredths of the view, the finger stays where it is at 99: 500 / 0.55 · 99.
  near(inverseRubberBand(600, 500), 90_000);
});

test('a spring begins where it was released and is at rest after a quarter of a second or more', () => {
  assert.equal(springPlace({ distance: 100, velocity: 0 }, 0), 100);
  // (100 + 12 · 100 · 1/12) · e⁻¹ = 200 / e
  near(springPlace({ distance: 100, velocity: 0 }, 1 / 12), 73.5759);
  // (100 + 600) · e⁻⁶
  near(springPlace({ distance: 100, velocity: 0 }, 0.5), 1.7352);
  assert.equal(springPlace({ distance: 100, velocity: 0 }, 0.75), null);
});

test('a spring that starts at its place of rest does not end at once', () => {
  assert.equal(springPlace({ distance: 0, velocity: 600 }, 0), 0);
  // 600 · 0.1 · e^−1.2
  near(springPlace({ distance: 0, velocity: 600 }, 0.1), 18.0717);
});

test('a velocity carries content beyond an edge by the wanted distance', () => {
  // 12 · e · 20
  near(velocityReaching(20), 652.3876);
  // A spring without distance is farthest after 1/12 of a second.
  near(springPlace({ distance: 0, velocity: velocityReaching(20) }, 1 / 12), 20);
});
