// The events that the page has sent and that the host has not passed to the app yet. After a lost connection they are sent again.
//
// Events have no numbers: page and host both count them, and the host says how many it has passed to the app. While `mostEvents`
// wait, the page takes only those for which the app waits.

import { mostEvents } from '../basics/protocol.js';

/** @typedef {Record<string, unknown>} Event An event, as the wire has it. */
/** @typedef {{ event: Event, began?: Event }} Entry An event, and for a touch the event with which it began. */

/**
 * The types of events that answer a question of the app.
 * @type {Set<unknown>}
 */
const answers = new Set(['clock', 'answer']);

/**
 * The types of events that say how things are at a moment. After a lost connection the page says how they are then.
 * @type {Set<unknown>}
 */
const momentary = new Set([
  'screen', 'visibility', 'keyboard', 'commandKey', 'hover', 'transform', 'contextMenu', 'clock', 'carry', 'dragIn', 'answer',
  'roundTrip',
]);

export class Outbox {
  /** @type {Entry[]} */
  #waiting = [];
  /**
   * The number of events that the host has passed to the app; null where the host does not count them.
   * @type {number | null}
   */
  #passed = null;
  /**
   * The events with which the touches began that are down, by their numbers.
   * @type {Map<unknown, Event>}
   */
  #down = new Map();
  /** True if the host has refused the first event that waits. */
  #isFirstRefused = false;

  /** True if no event waits. */
  get isEmpty() {
    return this.#waiting.length === 0;
  }

  /** True if the host counts the events of the page. */
  get isCounting() {
    return this.#passed !== null;
  }

  /**
   * Keeps an event until the host has passed it to the app. Returns false if too many wait already and the app does not wait for
   * this one.
   * @param {Event} event
   */
  add(event) {
    if (this.#passed === null) return true;
    if (this.#waiting.length >= mostEvents && !this.#isAwaited(event)) return false;
    if (event.type !== 'touch') {
      this.#waiting.push({ event });
      return true;
    }
    if (event.phase === 'began') this.#down.set(event.id, event);
    this.#waiting.push({ event, began: this.#down.get(event.id) });
    if (isEnd(event)) this.#down.delete(event.id);
    return true;
  }

  /**
   * Returns true if the app waits for an event: the answer to a question, or the end of a touch whose beginning was taken. There
   * are no more of these events than questions and touches.
   * @param {Event} event
   */
  #isAwaited(event) {
    if (answers.has(event.type)) return event.outcome !== 'working';
    return event.type === 'touch' && isEnd(event) && this.#down.has(event.id);
  }

  /**
   * Forgets the events that the host has passed to the app, which are `passed` since the device began.
   * @param {unknown} passed
   */
  take(passed) {
    if (this.#passed === null || typeof passed !== 'number' || !(passed >= this.#passed)) return;
    this.#waiting.splice(0, passed - this.#passed);
    this.#passed = passed;
  }

  /** Notes that the host has refused an event and closes the connection: it would refuse the event each time. */
  refused() {
    this.#isFirstRefused = true;
  }

  /**
   * Begins a connection on which the host has passed `passed` events to the app. Returns the events to send again.
   * @param {unknown} passed
   * @param {boolean} isNew True if the device is another one than before.
   * @returns {Event[]}
   */
  begin(passed, isNew) {
    if (isNew || typeof passed !== 'number') this.#waiting = [];
    this.take(passed);
    if (this.#isFirstRefused) this.#waiting.shift();
    this.#isFirstRefused = false;
    this.#down.clear();
    this.#passed = typeof passed === 'number' ? passed : null;
    const events = repeatable(this.#waiting).map(withoutTarget);
    this.#waiting = [];
    for (const event of events) this.add(event);
    return events;
  }
}

/**
 * Returns true if an event of a touch is its last.
 * @param {Event} event
 */
function isEnd(event) {
  return event.phase === 'ended' || event.phase === 'cancelled';
}

/**
 * Returns those of the events that still mean the same on another connection. A touch is among them from its beginning to its end
 * or not at all, because the app cancels touches as a connection ends.
 * @param {Entry[]} entries
 */
function repeatable(entries) {
  const whole = new Set(entries.filter(({ event }) => event.phase === 'ended').map(({ began }) => began));
  const begun = new Set();
  /** @type {Event[]} */
  const events = [];
  for (const { event, began } of entries) {
    if (momentary.has(event.type) && event.phase !== 'dropped') continue;
    if (event.type === 'touch') {
      if (!began || !whole.has(began)) continue;
      if (!begun.has(began) && event !== began) events.push(began);
      begun.add(began);
    }
    const last = events.at(-1);
    // Of the places that content was at one after the other, the last one is enough.
    if (last && continues(event, last)) events.pop();
    events.push(event);
  }
  return events;
}

/**
 * Returns an event without its target. A target contains a number of patches, which counts from a scene of the former connection
 * and means nothing on another one.
 * @param {Event} event
 */
function withoutTarget(event) {
  return event.target ? { ...event, target: undefined } : event;
}

/**
 * Returns true if an event reports the further way of the content that `last` reports.
 * @param {Event} event
 * @param {Event} last
 */
function continues(event, last) {
  return event.type === 'scroll' && last.type === 'scroll' && event.view === last.view && event.phase === last.phase
    && event.revision === last.revision && event.wheel === last.wheel && last.vx === undefined;
}
