// Scrolling elements. The browser scrolls; this keeps UIKit's coordinates, reports offsets and follows the app's wishes.

import { axes, vertical } from './axis.js';
import { Overscroll, velocityReaching } from './bounce.js';
import { Drag } from './drag.js';
import { Indicators } from './indicators.js';
import { Lock } from './lock.js';
import { Push } from './push.js';
import { Rest, readRest } from './rest.js';
import { Collapse, readCollapse } from './collapse.js';
import { ScrollArea } from './scroll-area.js';
import { updateEffects } from './scroll-effect.js';
import { Reports } from './scroll-reports.js';
import { Wishes } from './scroll-wishes.js';
import { clamp, number, numbers, px } from './values.js';

/** @import { Axis } from './axis.js' */
/** @import { Element } from './element.js' */

/** The share of its speed that gliding content keeps each millisecond, where the app asks for no other. */
const usualRate = 0.998;
/** Where the content waits, after it was pulled to refresh, for the app to make room, in points. */
const refreshRoom = 60;
/** After so long without a scroll event, content is at rest even if the browser did not say so; in milliseconds. */
const quiet = 250;
/** How many such times an animation of the app's may pause on a busy device before the content jumps to its end. */
const mostPauses = 8;

export class Scroller extends ScrollArea {
  /** Whether the user has moved the content since it was last at rest. */
  isUsers = false;
  /** The share of its speed that gliding content keeps each millisecond. */
  deceleration = usualRate;
  /** @type {Drag} */
  drag;
  /**
   * Where the content comes to rest.
   * @type {Rest}
   */
  rest;
  reports = new Reports(this);
  wishes = new Wishes(this);
  /** @type {Indicators} */
  indicators;
  /** The scroll position of the last scroll event, and its time. */
  previous = { time: 0, x: 0, y: 0 };
  /** @type {Push} */
  #push;
  #collapse = new Collapse(this);
  #restTimer = 0;
  /** How many times in a row the app's animation has paused. */
  #pauses = 0;
  #holdTimer = 0;
  #listeners = new AbortController();

  /** @param {Element} element */
  constructor(element) {
    super(element);
    this.indicators = new Indicators(this);
    this.sizer.append(this.indicators.node, this.content);
    this.node.append(this.sizer);
    this.node.classList.add('scroller');
    this.node.tabIndex = 0;
    this.overscroll = new Overscroll(this.content, () => this.#shifted(), () => this.settle());
    this.lock = new Lock(this);
    this.rest = new Rest(this);
    this.drag = new Drag(this, this.#listeners.signal);
    this.#push = new Push(this, this.#listeners.signal);
    const { signal } = this.#listeners;
    this.node.addEventListener('scroll', (event) => this.#scrolled(event), { passive: true, signal });
    this.node.addEventListener('scrollend', (event) => this.#ended(event), { passive: true, signal });
  }

  /** The layer that stays in place while the content scrolls. */
  get overlay() {
    return this.indicators.node;
  }

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
    this.#push.update();
    this.layOut();
    const isMove = !before || revision > this.reports.revision;
    const isAnimated = Boolean(value.an && before);
    if (before) this.wishes.shift({ x: shift[0] - old.by[0], y: shift[1] - old.by[1] }, before);
    // An animation goes on from what is visible.
    if (!isMove || isAnimated) this.wishes.stay(before, old.in);
    if (isMove) {
      this.reports.revision = revision;
      this.wishes.go({ x: at[0], y: at[1] }, isAnimated);
    }
    this.resize();
    updateEffects(this.element);
  }

  /** Follows a change of the element's own size. */
  resize() {
    if (!this.value) return;
    this.layOutAxes();
    for (const axis of axes) this.overlay.style.setProperty(`--${axis.extent}`, px(this.extent(axis)));
    this.rest.update();
    this.drag.updateEdges();
  }

  // MARK: Motion

  /** The rubber band has shifted the content. */
  #shifted() {
    for (const child of this.element.children) child.sticky?.follow();
    updateEffects(this.element);
    this.reports.moved();
  }

  /** @param {Event} event */
  #scrolled(event) {
    if (event.target !== this.node) return;
    this.isScrolling = true;
    this.lock.keep();
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
    this.drag.updateEdges();
    this.reports.moved();
  }

  /** Takes the content for resting unless it moves again soon. */
  awaitEnd() {
    this.#pauses = 0;
    this.#awaitQuiet();
  }

  #awaitQuiet() {
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#paused(), quiet);
  }

  /** Ends the motion, unless the app's animation has further to go: then it waits for that, but not for ever. */
  #paused() {
    if (!this.wishes.isShort) {
      this.#ended();
    } else if (this.#pauses < mostPauses) {
      this.#pauses += 1;
      this.#awaitQuiet();
    } else {
      this.wishes.finish();
      this.#ended();
    }
  }

  /**
   * Bounces where content that the user has set in motion has run into an edge.
   * @param {Axis} axis
   * @param {number} speed
   */
  #arrive(axis, speed) {
    const isArriving = speed < 0 ? this.isAtStart(axis) : this.isAtEnd(axis);
    if (isArriving && this.canBounce(axis)) this.bounce(axis, speed * 0.03);
  }

  /**
   * Sends the content some points beyond the edge that it is at (the end where positive), and back.
   * @param {Axis} axis
   * @param {number} points
   */
  bounce(axis, points) {
    const distance = clamp(Math.abs(points), 4, 40);
    this.overscroll.release(axis.name, { velocity: -Math.sign(points) * velocityReaching(distance) });
  }

  /** @param {Event} [event] */
  #ended(event) {
    if (event && event.target !== this.node) return;
    // Momentum that was stopped ends too; the animation goes on.
    if (event && this.wishes.isShort) return;
    this.isScrolling = false;
    clearTimeout(this.#restTimer);
    this.settle();
  }

  /** Notes that the user has a hand in the motion now. */
  take() {
    this.wishes.end();
    this.#collapse.interrupt();
    this.isUsers = true;
  }

  /** Whether the content is on its way to where the app wants it. */
  get isApps() {
    return this.wishes.isUnderWay;
  }

  /** Notes that the finger has gone. */
  released() {
    this.reports.released();
  }

  get isInMotion() {
    return this.isScrolling || this.drag.isGliding || this.overscroll.isMoving;
  }

  /**
   * Lets go of content that a finger or a wheel has pulled; far enough beyond the top, this refreshes.
   * @param {Axis} axis
   */
  letGo(axis) {
    const shift = this.overscroll[axis.name];
    const refresh = axis === vertical && shift > 0 ? this.refresh : null;
    if (refresh?.release(shift)) {
      this.overscroll.release(axis.name, { to: refreshRoom });
      this.endHold();
      this.#holdTimer = setTimeout(() => {
        refresh.giveUp();
        this.overscroll.release(axis.name);
        this.settle();
      }, 1000);
    } else if (shift !== 0) {
      this.overscroll.release(axis.name);
    }
    this.settle();
  }

  /** Ends the wait for the app to make room for its refresh control. */
  endHold() {
    clearTimeout(this.#holdTimer);
  }

  /** The pull-to-refresh control that the element holds, or null. */
  get refresh() {
    return this.element.children.find((child) => child.refresh)?.refresh ?? null;
  }

  /** Where everything has come to rest, says so once. */
  settle() {
    if (this.drag.isActive || this.#push.isPushing || this.isInMotion || this.overscroll.isShifted) return;
    if (this.isUsers && this.#collapse.finish()) return;
    this.reports.cancel();
    this.wishes.end();
    this.lock.rest();
    this.isUsers = false;
    for (const axis of axes) this.recentre(axis);
    this.refresh?.pull(0);
    this.drag.updateEdges();
    this.rest.update();
    this.indicators.hide();
    this.reports.rested();
  }

  // MARK: The end

  dispose() {
    this.#listeners.abort();
    this.overscroll.dispose();
    this.drag.dispose();
    this.#push.dispose();
    this.rest.dispose();
    this.reports.cancel();
    clearTimeout(this.#restTimer);
    this.endHold();
    this.value = null;
  }

  /** Makes the element one that does not scroll. */
  remove() {
    this.dispose();
    this.element.hold(this.node);
    this.sizer.remove();
    this.node.classList.remove('scroller');
    this.node.removeAttribute('tabindex');
    for (const name of ['overflow-x', 'overflow-y', 'overscroll-behavior-x', 'overscroll-behavior-y', 'touch-action',
      'scroll-snap-type']) {
      this.node.style.removeProperty(name);
    }
  }
}
