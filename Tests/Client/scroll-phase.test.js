import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ScrollPhase } from '../../Sources/TesseraWeb/Client/scroll/scroll-phase.js';

/**
 * Returns the phases through which transitions lead.
 * @param {...string} names
 */
function phases(...names) {
  const phase = new ScrollPhase();
  return names.map((name) => {
    phase.change(name);
    return phase.name;
  });
}

test('a drag with momentum bounces', () => {
  assert.deepEqual(
    phases('userTakes', 'fingerDown', 'scroll', 'fingerUp', 'springStart', 'scrollEnd', 'springStop', 'rest'),
    ['idle', 'dragging', 'dragging', 'scrolling', 'bouncing', 'bouncing', 'idle', 'idle']);
});

test('a wheel can move content beyond an edge', () => {
  assert.deepEqual(
    phases('wheelPush', 'wheelPush', 'wheelPause', 'springStart', 'springStop'), ['pushed', 'pushed', 'idle', 'bouncing', 'idle']);
});

test('a pull to refresh waits for room', () => {
  assert.deepEqual(
    phases('fingerDown', 'fingerUp', 'springStart', 'roomWait', 'springStop', 'roomEnd', 'springStart', 'springStop'),
    ['dragging', 'idle', 'bouncing', 'bouncing', 'waiting', 'idle', 'bouncing', 'idle']);
});

test('content that glides is scrolled by the browser, too', () => {
  assert.deepEqual(phases('glideStart', 'scroll', 'glideStop', 'scrollEnd'), ['gliding', 'gliding', 'scrolling', 'idle']);
});

test('only one driver moves content', () => {
  const phase = new ScrollPhase();
  assert.equal(phase.driver, null);
  phase.change('userTakes');
  assert.equal(phase.driver, 'user');
  phase.change('appAnimates');
  assert.equal(phase.driver, 'app');
  phase.change('appPuts');
  assert.equal(phase.driver, null);
  phase.change('userTakes');
  phase.change('rest');
  assert.equal(phase.driver, null);
});

test('a wheel moves content until the client moves it on', () => {
  const phase = new ScrollPhase();
  phase.change('wheelTakes');
  assert.deepEqual([phase.isUsers, phase.isTurned], [true, true]);
  for (const [name, isTurned] of /** @type {const} */ ([
    ['scroll', true], ['springStart', false], ['springStop', true], ['glideStart', false], ['glideStop', true], ['fingerDown', false],
    ['fingerUp', true], ['userTakes', false],
  ])) {
    phase.change(name);
    assert.equal(phase.isTurned, isTurned, name);
  }
  assert.equal(phase.isUsers, true);
});

test('nothing is at rest while it moves', () => {
  for (const name of ['fingerDown', 'wheelPush', 'glideStart', 'springStart', 'scroll']) {
    const phase = new ScrollPhase();
    phase.change(name);
    assert.throws(() => phase.change('rest'), /rest while the content is/);
  }
});

test('a finger moves content, but the content does not move by itself', () => {
  const phase = new ScrollPhase();
  phase.change('fingerDown');
  assert.deepEqual([phase.isBusy, phase.isInMotion], [true, false]);
  phase.change('scroll');
  assert.deepEqual([phase.isBusy, phase.isInMotion], [true, true]);
});

test('ending twice, or ending something that was not begun, changes nothing', () => {
  assert.deepEqual(phases('glideStop', 'fingerUp', 'scroll', 'scroll', 'scrollEnd', 'scrollEnd'),
    ['idle', 'idle', 'scrolling', 'scrolling', 'idle', 'idle']);
});

test('a check compares the phase with the parts', () => {
  const phase = new ScrollPhase();
  phase.change('springStart');
  phase.check({ spring: true, glide: false });
  assert.throws(() => phase.check({ spring: false }), /the content is bouncing, but spring is at rest/);
  assert.throws(() => phase.check({ glide: true }), /the content is bouncing, but glide is at work/);
});

test('an unknown transition is refused', () => {
  assert.throws(() => new ScrollPhase().change('jump'), /there is no transition jump/);
});
