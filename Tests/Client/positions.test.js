import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeOf } from '../../Sources/TesseraWeb/Client/services/positions.js';

/** @param {Partial<GeolocationCoordinates>} more */
const position = (more) => /** @type {GeolocationPosition} */ (/** @type {unknown} */ ({
  timestamp: 5000,
  coords: {
    latitude: 35.5, longitude: 139.5, accuracy: 12, altitude: null, altitudeAccuracy: null, heading: null, speed: null, ...more,
  },
}));

test('a place has what the browser knows', () => {
  const place = placeOf(position({ altitude: -3, altitudeAccuracy: 4, heading: 270, speed: 1.5 }), 6500);
  assert.deepEqual(place, {
    latitude: 35.5, longitude: 139.5, accuracy: 12, altitude: -3, altitudeAccuracy: 4, course: 270, speed: 1.5, age: 1500,
  });
  assert.equal(placeOf(position({ heading: NaN }), 6500)?.course, undefined);
});

test('a place is within the ranges of the wire', () => {
  assert.equal(placeOf(position({ latitude: 90.5 }), 6500), undefined);
  assert.equal(placeOf(position({ longitude: NaN }), 6500), undefined);
  assert.equal(placeOf(position({ accuracy: 1e12 }), 6500)?.accuracy, 1e9);
  assert.equal(placeOf(position({ accuracy: Infinity }), 6500)?.accuracy, 1e9);
  // The clock of the browser was set back meanwhile.
  assert.equal(placeOf(position({}), 1000)?.age, 0);
});
