import assert from 'node:assert/strict';
import { test } from 'node:test';
import { borderOfLine, looks, looksBetween, placed } from '../../Sources/TesseraWeb/Client/scene/element-looks.js';

/** @type {any} */
const element = { properties: { o: 0.5 }, parent: null, effect: null };

test('a place has fractions of points', () => {
  assert.deepEqual(placed({ x: 1.5, y: 2, width: 10, height: 20.25 }, element), {
    left: '1.5px', top: '2px', width: '10px', height: '20.25px',
  });
});

test('a place is relative to the part of very long content that is laid out', () => {
  const within = { ...element, parent: { scroller: { origin: { x: 0, y: 1000 } } } };
  assert.equal(placed({ x: 0, y: 1020, width: 10, height: 10 }, within).top, '20px');
});

test('a line that is thinner than a pixel takes the whole pixel and the one before, clipped to its part', () => {
  assert.deepEqual(placed({ x: 0, y: 43.5, width: 100, height: 0.5 }, element), {
    left: '0px', top: '42px', width: '100px', height: '2px', 'clip-path': 'inset(1.5px 0px 0px 0px)',
  });
  // What lies in the line begins where its frame does.
  assert.equal(borderOfLine({ x: 0, y: 43.5, width: 100, height: 0.5 }, element), '1.5px 0px 0px 0px');
  assert.equal(borderOfLine({ x: 9, y: 0, width: 0.5, height: 44 }, element), '0px 0px 0px 1px');
  assert.equal(borderOfLine({ x: 0, y: 43, width: 100, height: 1 }, element), '');
});

test('an effect of scrolling changes the opacity and the height', () => {
  const fading = { ...element, effect: { opacity: 0.5, growth: 10 } };
  assert.deepEqual(looks.o(0.5, fading), { opacity: 0.25 });
  assert.deepEqual(looks.o(undefined, element), { opacity: '' });
  assert.equal(placed({ x: 0, y: 0, width: 1, height: 10 }, fading).height, '20px');
});

test('the frames of an animation have the values of style between its ends', () => {
  const { framed, between } = looksBetween(element, { bg: '#ff0000ff' }, [], [
    { offset: 0.25, set: { o: 0 }, cleared: [] },
    { offset: 0.5, set: {}, cleared: ['o'] },
    { offset: 0.75, set: { bg: '#00ff00ff' }, cleared: [] },
  ]);
  assert.deepEqual([...framed], ['o', 'bg']);
  // A frame that does not name a property has the value at the end.
  assert.deepEqual(between.get('opacity'), [
    { offset: 0.25, value: '0' }, { offset: 0.5, value: '' }, { offset: 0.75, value: '0.5' },
  ]);
  assert.deepEqual(between.get('background-color')?.map(({ value }) => value), ['#ff0000ff', '#ff0000ff', '#00ff00ff']);
});

test('a property that arrives at the end early, and stays there, has that value in the frames', () => {
  const frames = [{ offset: 0.3, set: {}, cleared: [] }, { offset: 0.6, set: { bg: '#00ff00ff' }, cleared: [] }];
  const { framed, between } = looksBetween(element, { o: 1, bg: '#ff0000ff' }, [], frames);
  assert.deepEqual([...framed], ['bg', 'o']);
  assert.deepEqual(between.get('opacity'), [{ offset: 0.3, value: '1' }, { offset: 0.6, value: '1' }]);
  // Without frames, nothing lies between the ends.
  assert.equal(looksBetween(element, { o: 1 }, [], []).between.size, 0);
});

test('a transform has six numbers in the plane and sixteen in space', () => {
  assert.deepEqual(looks.tf([1, 0, 0, 1, 5, 6], element), { transform: 'matrix(1, 0, 0, 1, 5, 6)' });
  const entries = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1];
  assert.deepEqual(looks.tf(entries, element), { transform: `matrix3d(${entries.join(', ')})` });
  assert.deepEqual(looks.tf(undefined, element), { transform: '' });
  assert.throws(() => looks.tf([1, 2, 3], element), TypeError);
});

test('a space that has ended changes nothing, and does not take that of an element around it', () => {
  const entries = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002, 0, 0, 0, 1];
  assert.deepEqual(looks.ps({ s: entries }, element), { '--space': `matrix3d(${entries.join(', ')})` });
  assert.deepEqual(looks.ps({ b: true }, element), { '--space': '' });
  const emptied = { ...element, space: {} };
  assert.match(String(looks.ps(undefined, emptied)['--space']), /^matrix3d\(1, 0, /);
});
