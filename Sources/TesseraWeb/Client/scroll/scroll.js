// Scrolling elements. The browser scrolls; the client keeps UIKit's coordinates, draws what goes beyond an edge, and reports offsets.
//
// A gesture goes one way through four files. This file listens for its events and asks the part that understands them (drag.js for fingers,
// push.js for wheels and keys, lock.js for the direction, rest.js for pages) what they do to the content. scroll-motion.js carries that out
// on the boxes of scroll-area.js, in the phases of scroll-phase.js, and lets scroll-reports.js report the place and the end.

import { axes, otherAxis, vertical } from '../basics/axis.js';
import { readCollapse } from './collapse.js';
import { usualRate } from '../basics/protocol.js';
import { keyPush, use, WheelPush } from './push.js';
import { readRest } from './rest.js';
import { updateEffects } from './scroll-effect.js';
import { ScrollMotion } from './scroll-motion.js';
import { number, numbers, px } from '../basics/values.js';
import { wheelPoints } from '../basics/wheel.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { Element } from '../scene/element.js' */

export class Scroller extends ScrollMotion {
  #push = new WheelPush(() => this.#wheelPaused());
  /** True while the browser must ask before it scrolls with a finger, and with a wheel. */
  #blocksFingers = false;
  #blocksWheel = false;
  /** True while the notches of a wheel turn pages. */
  #turnsPages = false;
  #listeners = new AbortController();

  /** @param {Element} element */
  constructor(element) {
    super(element);
    const { node } = this;
    this.sizer.append(this.indicators.node, this.content);
    node.append(this.sizer);
    node.classList.add('scroller');
    node.tabIndex = 0;
    const options = { passive: true, signal: this.#listeners.signal };
    node.addEventListener('touchstart', (event) => this.#touchBegan(event), options);
    node.addEventListener('touchmove', this.#touchMoved, options);
    node.addEventListener('touchend', (event) => this.#touchEnded(event), options);
    node.addEventListener('touchcancel', (event) => this.#touchEnded(event), options);
    node.addEventListener('wheel', this.#wheeled, options);
    node.addEventListener('keydown', (event) => this.#pressed(event), options);
    node.addEventListener('scroll', (event) => this.#scrolled(event), options);
    node.addEventListener('scrollend', (event) => { if (event.target === node) this.scrolled(); }, options);
  }

  /** The layer that stays in place while the content scrolls. */
  get overlay() {
    return this.indicators.node;
  }

  // MARK: The app's description

  /**
   * Applies a scroll description of the wire.
   * @param {any} value
   */
  apply(value) {
    const insets = numbers(value.in, 4);
    const at = numbers(value.at, 2);
    const revision = number(value.rev, 'revision');
    number(value.w, 'width');
    number(value.h, 'height');
    const rest = readRest(value.rs);
    const collapse = readCollapse(value.cz);
    const rate = value.dr === undefined ? usualRate : number(value.dr, 'deceleration rate');
    if (rate <= 0 || rate >= 1) throw new TypeError('a deceleration rate lies between 0 and 1');
    this.deceleration = rate;
    const shift = value.by === undefined ? [0, 0] : numbers(value.by, 2);
    const old = this.value;
    const before = old && this.offset;
    this.value = { ...value, in: insets, by: shift, rest, collapse };
    this.overlay.classList.toggle('mirrored', Boolean(value.rl));
    this.#updateWheel();
    this.layOut();
    const isMove = !before || revision > this.reports.revision;
    const isAnimated = Boolean(value.an && before);
    if (before) this.shift({ x: shift[0] - old.by[0], y: shift[1] - old.by[1] }, before);
    // An animation goes on from what is visible.
    if (before && (!isMove || isAnimated)) this.stay(before, old.in);
    if (isMove) {
      this.reports.revision = revision;
      this.go({ x: at[0], y: at[1] }, isAnimated);
    }
    this.resize();
    updateEffects(this.element);
  }

  /** Adapts to a change of the element's own size. */
  resize() {
    if (!this.value) return;
    this.layOutAxes();
    for (const axis of axes) this.overlay.style.setProperty(`--${axis.extent}`, px(this.extent(axis)));
    this.updateRest();
    this.updateEdges();
  }

  // MARK: Fingers

  /** @param {TouchEvent} event */
  #touchBegan(event) {
    if (this.drag.isActive || !this.value || this.value.off) return;
    this.stopGliding();
    this.stopSprings();
    this.take();
    // A swipe after a swipe starts from where the first was going.
    this.updateRest();
    const isTakenOver = this.drag.begin(event.changedTouches[0]);
    this.phase.change('fingerDown');
    this.#beginLock(true);
    if (isTakenOver) this.#takeOver();
  }

  /** @param {TouchEvent} event */
  #touchMoved = (event) => {
    const way = event.defaultPrevented ? null : this.drag.way(event);
    if (!way) return;
    if (this.lock.advance(way)) {
      this.layOutAxes();
      this.#keepDirection();
    }
    const move = this.drag.move(way, event);
    if (!move) return;
    if (move.takesOver) this.#takeOver();
    if (move.isOurs && event.cancelable && this.#blocksFingers) event.preventDefault();
    if (move.position !== null) this.setPosition(move.axis, move.position);
    if (move.shift !== null) this.pull(move.axis, move.shift);
  };

  /** Takes a drag from the browser and from whatever else has the finger. */
  #takeOver() {
    this.rest.suspend();
    this.node.dispatchEvent(new Event('takeover', { bubbles: true }));
  }

  /** @param {TouchEvent} event */
  #touchEnded(event) {
    const release = this.drag.end(event);
    if (!release) return;
    this.phase.change('fingerUp');
    const { axis, isOurs, start, velocity } = release;
    for (const one of axes) {
      if (this.overscroll[one.name] !== 0) this.letGo(one);
    }
    if (axis && isOurs && !this.overscroll.isShifted) this.glideFrom(axis, start, velocity);
    this.released();
    this.settle();
    this.updateEdges();
  }

  /**
   * Lets the browser ask before it scrolls with a finger exactly while the content is at an edge beyond which it could be pulled.
   * @override
   */
  updateEdges() {
    if (this.drag.isActive) return;
    const isAtEdge = axes.some((axis) => this.canBounce(axis) && (this.isAtStart(axis) || this.isAtEnd(axis)));
    if (isAtEdge === this.#blocksFingers) return;
    this.#blocksFingers = isAtEdge;
    this.#listenAgain('touchmove', this.#touchMoved, isAtEdge);
  }

  /**
   * Listens for events anew; the browser asks a listener that is blocking before it scrolls.
   * @param {string} type
   * @param {(event: any) => void} listener
   * @param {boolean} isBlocking
   */
  #listenAgain(type, listener, isBlocking) {
    this.node.removeEventListener(type, listener);
    this.node.addEventListener(type, listener, { passive: !isBlocking, signal: this.#listeners.signal });
  }

  // MARK: The direction of a gesture

  /** @param {boolean} isFingers */
  #beginLock(isFingers) {
    const start = { x: this.node.scrollLeft, y: this.node.scrollTop };
    if (this.lock.begin(start, { isFingers, isWanted: Boolean(this.value?.lk) }) && this.value) this.layOutAxes();
  }

  /** Takes back what the browser scrolled along a direction before that was closed. */
  #keepDirection() {
    const { kept } = this.lock;
    if (kept) this.setPosition(kept.axis, kept.position);
  }

  // MARK: Wheels and keys

  /** Lets the browser ask before it scrolls with a wheel while one direction may have to be kept still. */
  #updateWheel() {
    const isBlocking = Boolean(this.value?.lk);
    if (isBlocking === this.#blocksWheel) return;
    this.#blocksWheel = isBlocking;
    this.#listenAgain('wheel', this.#wheeled, isBlocking);
  }

  /** @param {WheelEvent} event */
  #wheeled = (event) => {
    if (event.ctrlKey || !this.value) return;
    if (this.#push.turn(event, this.isAtStart(vertical))) this.#beginLock(false);
    this.lock.advance(this.#push.turned);
    for (const axis of axes) {
      const points = wheelPoints(event, axis.delta, this.extent(axis));
      if (points === 0 || !this.canMove(axis) || this.lock.closes(axis) || !use(event, axis)) continue;
      this.take();
      this.#pushBy(axis, -points);
      // Only a scroll without the closed direction is the browser's.
      const other = otherAxis(axis);
      if (!this.lock.closes(other) || event[other.delta] === 0 || !event.cancelable) continue;
      event.preventDefault();
      this.setPosition(axis, this.node[axis.position] + points);
    }
  };

  /**
   * Lets a wheel push the content, downwards or to the right where positive.
   * @param {Axis} axis
   * @param {number} way
   */
  #pushBy(axis, way) {
    const shift = this.#push.push(axis, way, {
      isOutwards: way > 0 ? this.isAtStart(axis) : this.isAtEnd(axis), canBounce: this.canBounce(axis),
      shift: this.overscroll[axis.name], extent: this.extent(axis), canRefresh: this.refresh !== null,
    });
    if (shift === null) return;
    this.phase.change('wheelPush');
    this.pull(axis, shift);
  }

  #wheelPaused() {
    this.phase.change('wheelPause');
    for (const axis of axes) this.letGo(axis);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const push = this.value ? keyPush(event, this.node) : null;
    if (!push) return;
    const [axis, way] = push;
    if (!this.canMove(axis) || !use(event, axis)) return;
    this.take();
    const isOutwards = way < 0 ? this.isAtStart(axis) : this.isAtEnd(axis);
    if (isOutwards && this.canBounce(axis)) this.bounce(axis, way);
  }

  // MARK: Pages

  /** @override */
  updateRest() {
    const turnsPages = Boolean(this.value) && this.rest.update(this.isApps);
    if (turnsPages === this.#turnsPages) return;
    this.#turnsPages = turnsPages;
    // The browser asks a listener for wheels before it scrolls, so there is one only while pages are turned.
    if (turnsPages) this.node.addEventListener('wheel', this.#turned, { passive: false, signal: this.#listeners.signal });
    else this.node.removeEventListener('wheel', this.#turned);
  }

  /** @param {WheelEvent} event */
  #turned = (event) => {
    const turn = this.rest.turn(event);
    if (!turn) return;
    if (turn.axis && turn.position !== undefined) {
      this.take();
      this.glideTo(turn.axis, turn.position);
    }
    event.preventDefault();
  };

  // MARK: The browser's scrolling

  /** @param {Event} event */
  #scrolled(event) {
    if (event.target !== this.node) return;
    this.phase.change('scroll');
    this.#keepDirection();
    this.awaitEnd();
    const seconds = Math.max(0.001, (event.timeStamp - this.previous.time) / 1000);
    for (const axis of axes) {
      const position = this.node[axis.position];
      const before = this.previous[axis.name];
      this.previous[axis.name] = position;
      if (position === before || this.drag.isActive || !this.isUsers) continue;
      if (this.overscroll[axis.name] === 0) this.#arrive(axis, (position - before) / seconds);
      this.recentre(axis);
    }
    this.previous.time = event.timeStamp;
    updateEffects(this.element);
    this.updateEdges();
    this.moved();
  }

  /**
   * Bounces where content that the user has set in motion has run into an edge, with a speed in points a second.
   * @param {Axis} axis
   * @param {number} speed
   */
  #arrive(axis, speed) {
    const isArriving = speed < 0 ? this.isAtStart(axis) : this.isAtEnd(axis);
    if (isArriving && this.canBounce(axis)) this.bounce(axis, speed * 0.03);
  }

  // MARK: The end

  /** @override */
  check() {
    super.check();
    this.phase.check({ wheel: this.#push.isPushing });
  }

  /** @override */
  dispose() {
    this.#listeners.abort();
    this.#push.dispose();
    super.dispose();
  }

  /** Makes the element one that does not scroll. */
  remove() {
    this.dispose();
    this.element.moveChildren(this.node);
    this.sizer.remove();
    this.node.classList.remove('scroller');
    this.node.removeAttribute('tabindex');
    for (const name of ['overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y', 'touch-action',
      'scroll-snap-type']) {
      this.node.style.removeProperty(name);
    }
  }
}
