// Scrolling elements. The browser scrolls; this keeps UIKit's coordinates, reports offsets and follows the app's wishes.
//
// An element that scrolls holds a `sizer`, as large as content and insets, which holds the `content` box at the insets.
// So a child's place is the app's, and an offset is the scroll position minus the inset, minus the overscroll.

import { reducedMotion } from './animation.js';
import { axes, horizontal, vertical } from './axis.js';
import { Overscroll, velocityReaching } from './bounce.js';
import { Drag } from './drag.js';
import { Indicators } from './indicators.js';
import { Push } from './push.js';
import { Rest, readRest } from './rest.js';
import { clamp, hundredths, number, numbers, px } from './values.js';
import { Velocity } from './velocity.js';

/** The longest box that is laid out, in points: browsers count to 16 or 33 million. Longer content shows a part. */
export const longest = 8_000_000;
/** The share of its speed that gliding content keeps each millisecond, where the app asks for no other. */
const usualRate = 0.998;
/** Where the content waits, after it was pulled to refresh, for the app to make room, in points. */
const refreshRoom = 60;
/** After so long without a scroll event, content is at rest even if the browser did not say so; in milliseconds. */
const quiet = 250;

export class Scroller {
  element;
  node;
  /** The point of a very long content that lies at the start of the sizer. */
  origin = { x: 0, y: 0 };
  value = null;
  sizer = document.createElement('div');
  /** Whether the user has moved the content since it was last at rest. */
  isUsers = false;
  /** The share of its speed that gliding content keeps each millisecond. */
  deceleration = usualRate;
  overscroll;
  drag;
  /** Where the content comes to rest. */
  rest;
  #content = document.createElement('div');
  #indicators;
  #push;
  #revision = -1;
  #isApps = false;
  #isScrolling = false;
  #isMoving = false;
  #last = null;
  #velocity = new Velocity();
  /** The velocity that a finger has left the content with, until it is reported. */
  #release = null;
  #isHeld = false;
  /** The position that an animation of the app's goes to. */
  #goal = null;
  #previous = { time: 0, x: 0, y: 0 };
  #frame = 0;
  #restTimer = 0;
  #holdTimer = 0;
  #listeners = new AbortController();

  constructor(element) {
    this.element = element;
    this.node = element.node;
    this.sizer.className = 'sizer';
    this.#content.className = 'content';
    this.#indicators = new Indicators(this);
    this.sizer.append(this.#indicators.node, this.#content);
    element.hold(this.#content);
    this.node.append(this.sizer);
    this.node.classList.add('scroller');
    this.node.tabIndex = 0;
    this.overscroll = new Overscroll(this.#content, () => this.#shifted(), () => this.settle());
    this.rest = new Rest(this);
    this.drag = new Drag(this, this.#listeners.signal);
    this.#push = new Push(this, this.#listeners.signal);
    const { signal } = this.#listeners;
    this.node.addEventListener('scroll', (event) => this.#scrolled(event), { passive: true, signal });
    this.node.addEventListener('scrollend', (event) => this.#ended(event), { passive: true, signal });
  }

  /** The layer that stays in place while the content scrolls. */
  get overlay() {
    return this.#indicators.node;
  }

  /** Applies a scroll description of the wire. */
  apply(value) {
    const insets = numbers(value.in, 4);
    const at = numbers(value.at, 2);
    const revision = number(value.rev, 'revision');
    number(value.w, 'width');
    number(value.h, 'height');
    const rest = readRest(value.rs);
    const rate = value.dr === undefined ? usualRate : number(value.dr, 'deceleration rate');
    if (rate <= 0 || rate >= 1) throw new TypeError('a deceleration rate lies between 0 and 1');
    this.deceleration = rate;
    const shift = value.by === undefined ? [0, 0] : numbers(value.by, 2);
    const old = this.value;
    const before = old && this.offset;
    this.value = { ...value, in: insets, by: shift, rest };
    this.#layOut();
    if (!before || revision > this.#revision) {
      this.#revision = revision;
      this.#go({ x: at[0], y: at[1] }, Boolean(value.an && before));
    } else {
      this.#shift({ x: shift[0] - old.by[0], y: shift[1] - old.by[1] }, before);
      this.#stay(before, old.in);
    }
    this.resize();
  }

  /** Follows a change of the element's own size. */
  resize() {
    if (!this.value) return;
    this.#layOutAxes();
    for (const axis of axes) this.overlay.style.setProperty(`--${axis.extent}`, px(this.extent(axis)));
    this.rest.update();
    this.drag.updateEdges();
  }

  // MARK: Geometry

  /** The element's own size along `axis`, in points. */
  extent(axis) {
    return this.element.frame[axis.extent];
  }

  /** The size of content and insets along `axis`, in points. */
  total(axis) {
    return Math.max(0, this.value[axis.content]) + this.value.in[axis.start] + this.value.in[axis.end];
  }

  /** The last scroll position of the node along `axis`. */
  limit(axis) {
    return Math.max(0, Math.min(longest, this.total(axis)) - this.extent(axis));
  }

  /** Whether the user can move the content along `axis`. */
  canMove(axis) {
    return !this.value.off && (this.limit(axis) > 0.5 || Boolean(this.value[axis.bounces]));
  }

  canBounce(axis) {
    return !this.value.off && Boolean(this.value[axis.bounces]);
  }

  isAtStart(axis) {
    return this.node[axis.position] <= 0.5 && this.origin[axis.name] === 0;
  }

  isAtEnd(axis) {
    // A browser rounds its last position to whole pixels.
    return this.node[axis.position] >= this.limit(axis) - 1
      && this.origin[axis.name] + Math.min(longest, this.total(axis)) >= this.total(axis) - 1;
  }

  /** Where the content is, as UIKit counts it. */
  get offset() {
    const along = (axis) => this.origin[axis.name] + this.node[axis.position] - this.value.in[axis.start]
      - this.overscroll[axis.name];
    return { x: along(horizontal), y: along(vertical) };
  }

  /** Scrolls the node, within its limits. */
  setPosition(axis, position) {
    const target = clamp(position, 0, this.limit(axis));
    if (Math.abs(this.node[axis.position] - target) > 0.01) this.node[axis.position] = target;
  }

  #layOut() {
    for (const axis of axes) {
      this.sizer.style[axis.extent] = px(Math.min(longest, this.total(axis)));
    }
    this.#content.style.left = px(this.value.in[horizontal.start]);
    this.#content.style.top = px(this.value.in[vertical.start]);
    for (const axis of axes) {
      this.sizer.style.setProperty(`--inset-${axis.sides[0]}`, px(this.value.in[axis.start]));
      this.sizer.style.setProperty(`--inset-${axis.sides[1]}`, px(this.value.in[axis.end]));
    }
    this.#layOutAxes();
  }

  #layOutAxes() {
    for (const axis of axes) {
      const isOpen = this.canMove(axis);
      this.node.style.setProperty(axis.overflow, isOpen && !this.#isHeld ? 'auto' : 'hidden');
      // The rubber band is drawn here; a browser's own would come on top. Other directions go to what lies around.
      this.node.style.setProperty(axis.overscroll, isOpen ? 'none' : 'auto');
    }
    this.#allowTouches();
  }

  /** Leaves drags to the browser in the directions in which this element or one around it scrolls. */
  #allowTouches() {
    const pans = new Set();
    for (const axis of axes) {
      for (let element = this.element; element; element = element.parent) {
        if (element.scroller?.value && element.scroller.canMove(axis)) pans.add(axis.pan);
      }
    }
    const action = [...pans, 'pinch-zoom'].join(' ');
    if (this.node.style.touchAction === action) return;
    this.node.style.touchAction = action;
    // What scrolls inside of this one leaves other directions to it.
    for (const scroller of scrollersIn(this.element)) {
      if (scroller.value) scroller.#allowTouches();
    }
  }

  // MARK: The app's wishes

  /** Goes where the app has put the content. */
  #go(offset, isAnimated) {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!this.drag.isActive) {
      this.overscroll.stop();
      for (const axis of axes) this.overscroll.pull(axis.name, 0);
    }
    this.drag.stopGliding();
    if (this.isUsers && isAnimated) this.#hold(true);
    this.isUsers = false;
    this.#isApps = isAnimated;
    for (const axis of axes) this.#rebase(axis, offset[axis.name] + this.value.in[axis.start]);
    const target = (axis) => clamp(
      offset[axis.name] + this.value.in[axis.start] - this.origin[axis.name], 0, this.limit(axis));
    const [top, left] = [target(vertical), target(horizontal)];
    const isThere = this.#isAt({ top, left });
    this.#goal = isAnimated && !isThere ? { top, left } : null;
    if (!isThere) {
      // The marks are still around the old place.
      this.rest.suspend();
      this.node.scrollTo({ top, left, behavior: isAnimated && !reducedMotion.matches ? 'smooth' : 'instant' });
    }
    if (isAnimated) {
      // An animation to the same place ends at once; the app waits for its end.
      this.#isMoving = true;
      if (isThere) this.settle();
      else this.#awaitEnd();
      return;
    }
    this.#last = this.offset;
    if (Math.abs(this.#last.y - offset.y) > 1 || Math.abs(this.#last.x - offset.x) > 1) {
      this.#isMoving = true;
      this.#last = null;
      this.moved();
    }
    this.#indicators.update();
  }

  /**
   * Holds content that the app wants elsewhere against the browser's momentum, which goes on below an animation and
   * would carry the content away from its end. A browser lets nobody end momentum, but does not scroll what is closed.
   */
  #hold(isHeld) {
    if (isHeld === this.#isHeld || (isHeld && this.drag.isActive)) return;
    this.#isHeld = isHeld;
    this.#layOutAxes();
  }

  /** Moves a place along with content that the app has moved: what is visible stays where it is. */
  #shift(distance, place) {
    for (const axis of axes) {
      const points = distance[axis.name];
      if (points === 0) continue;
      place[axis.name] += points;
      if (this.#last) this.#last[axis.name] += points;
      // To set a position ends the browser's own motion; until that ends by itself, the content moves instead.
      if (this.#isScrolling) this.#setOrigin(axis, this.origin[axis.name] + points);
      else this.#previous[axis.name] += points;
    }
  }

  /** Keeps the content still while insets or its size change; at its very start, it stays at the start. */
  #stay(before, oldInsets) {
    for (const axis of axes) {
      const change = this.value.in[axis.start] - oldInsets[axis.start];
      const shift = this.overscroll[axis.name];
      if (change !== 0 && before[axis.name] <= 0.5 - oldInsets[axis.start]) {
        clearTimeout(this.#holdTimer);
        this.setPosition(axis, 0);
        this.#isApps = !this.isUsers;
        this.#isMoving = true;
        this.overscroll.pull(axis.name, shift - change);
        if (this.drag.isActive) this.drag.anchor();
        else this.overscroll.release(axis.name);
        this.moved();
      } else {
        const position = before[axis.name] + this.value.in[axis.start] + shift;
        this.#rebase(axis, position);
        this.setPosition(axis, position - this.origin[axis.name]);
      }
    }
    if (!this.#isMoving) this.#last = this.offset;
    this.#indicators.update();
  }

  /** Chooses which part of a very long content is laid out, so that `position` lies well inside it. */
  #rebase(axis, position) {
    const total = this.total(axis);
    const middle = Math.round(position - longest / 2);
    const origin = total <= longest ? 0 : clamp(middle, 0, total - longest);
    const old = this.origin[axis.name];
    const local = position - old;
    const isNear = local > longest / 8 && local < (longest * 7) / 8;
    const isEdge = (old === 0 && local >= 0 && local < longest / 2)
      || (old === total - longest && local > longest / 2 && local <= longest);
    if (origin === old || (total > longest && (isNear || isEdge))) return;
    // What was shifted in motion is put right at rest, or before an end comes into view that is none.
    const room = this.extent(axis) / 4;
    if (total <= longest && this.#isScrolling && local > room && local < this.limit(axis) - room) return;
    this.#setOrigin(axis, origin);
  }

  #setOrigin(axis, origin) {
    this.origin[axis.name] = origin;
    for (const child of this.element.children) child.place();
  }

  // MARK: Motion

  /** The rubber band has shifted the content. */
  #shifted() {
    for (const child of this.element.children) child.sticky?.follow();
    this.moved();
  }

  #scrolled(event) {
    if (event.target !== this.node) return;
    this.#isScrolling = true;
    this.#awaitEnd();
    const seconds = Math.max(0.001, (event.timeStamp - this.#previous.time) / 1000);
    for (const axis of axes) {
      const position = this.node[axis.position];
      const before = this.#previous[axis.name];
      this.#previous[axis.name] = position;
      if (position === before || this.drag.isActive || !this.isUsers) continue;
      if (this.overscroll[axis.name] === 0) this.#arrive(axis, (position - before) / seconds);
      this.#recentre(axis);
    }
    this.#previous.time = event.timeStamp;
    this.drag.updateEdges();
    this.moved();
  }

  #awaitEnd() {
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#ended(), quiet);
  }

  #isAt({ top, left }) {
    return Math.abs(this.node.scrollTop - top) < 0.5 && Math.abs(this.node.scrollLeft - left) < 0.5;
  }

  /** Bounces where content that the user has set in motion has run into an edge. */
  #arrive(axis, speed) {
    const isArriving = speed < 0 ? this.isAtStart(axis) : this.isAtEnd(axis);
    if (isArriving && this.canBounce(axis)) this.bounce(axis, speed * 0.03);
  }

  /** Sends the content some points beyond the edge that it is at (the end where positive), and back. */
  bounce(axis, points) {
    const distance = clamp(Math.abs(points), 4, 40);
    this.overscroll.release(axis.name, { velocity: -Math.sign(points) * velocityReaching(distance) });
  }

  #recentre(axis) {
    const position = this.origin[axis.name] + this.node[axis.position];
    const old = this.origin[axis.name];
    this.#rebase(axis, position);
    if (old !== this.origin[axis.name]) this.setPosition(axis, position - this.origin[axis.name]);
  }

  #ended(event) {
    if (event && event.target !== this.node) return;
    // Momentum that was stopped ends too; the animation goes on.
    if (event && this.#goal && !this.#isAt(this.#goal)) return;
    this.#isScrolling = false;
    clearTimeout(this.#restTimer);
    this.settle();
  }

  /** Notes that the user has a hand in the motion now. */
  take() {
    this.#hold(false);
    this.#goal = null;
    this.isUsers = true;
    this.#isApps = false;
  }

  /** Whether the content is on its way to where the app wants it. */
  get isApps() {
    return this.#isApps;
  }

  /** Notes that the finger has gone, and says so at once where the content goes on: the app may choose where to. */
  released() {
    const { x, y } = this.#velocity.end(performance.now());
    if (!this.#isMoving) return;
    this.#release = { vx: hundredths(x), vy: hundredths(y) };
    if (this.isInMotion || this.overscroll.isShifted) this.#send(this.offset, 'decelerating');
  }

  get isInMotion() {
    return this.#isScrolling || this.drag.isGliding || this.overscroll.isMoving;
  }

  /** Lets go of content that a finger or a wheel has pulled; far enough beyond the top, this refreshes. */
  letGo(axis) {
    const shift = this.overscroll[axis.name];
    const refresh = axis === vertical && shift > 0 ? this.refresh : null;
    if (refresh?.release(shift)) {
      this.overscroll.release(axis.name, { to: refreshRoom });
      clearTimeout(this.#holdTimer);
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

  /** The pull-to-refresh control that the element holds, or null. */
  get refresh() {
    return this.element.children.find((child) => child.refresh)?.refresh ?? null;
  }

  // MARK: Reports

  /** Reports the offset with the next frame. */
  moved() {
    if (this.drag.isActive) this.#velocity.add(performance.now(), this.offset);
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#report());
  }

  #report() {
    this.#frame = 0;
    if (!this.value) return;
    this.refresh?.pull(Math.max(0, this.overscroll.y));
    this.#indicators.update();
    if (!this.#isReported) {
      this.#isMoving = true;
      this.#indicators.show();
      this.#send(this.offset, this.drag.isActive ? 'dragging' : this.#isApps ? 'animating' : 'decelerating');
    }
    this.settle();
  }

  get #isReported() {
    const { x, y } = this.offset;
    return this.#last !== null && Math.abs(this.#last.x - x) < 0.01 && Math.abs(this.#last.y - y) < 0.01;
  }

  #send(offset, phase) {
    const isSent = this.element.context.send({
      type: 'scroll', view: this.element.id, x: hundredths(offset.x), y: hundredths(offset.y),
      revision: this.#revision, phase, ...(this.value.by.some((sum) => sum !== 0) && { shift: this.value.by }),
      ...this.#release,
    });
    this.#release = null;
    if (isSent) this.#last = offset;
  }

  /** Where everything has come to rest, says so once. */
  settle() {
    if (this.drag.isActive || this.#push.isPushing || this.isInMotion || this.overscroll.isShifted) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#hold(false);
    this.#goal = null;
    this.isUsers = false;
    this.#isApps = false;
    for (const axis of axes) this.#recentre(axis);
    this.refresh?.pull(0);
    this.drag.updateEdges();
    this.rest.update();
    this.#indicators.hide();
    if (!this.#isMoving && this.#isReported) return;
    this.#isMoving = false;
    this.#send(this.offset, 'idle');
  }

  /** Tells an app that was out of reach where the content is. */
  resend() {
    if (this.#last && !this.#isMoving) this.#send(this.offset, 'idle');
    else this.moved();
  }

  // MARK: The end

  dispose() {
    this.#listeners.abort();
    this.overscroll.dispose();
    this.drag.dispose();
    this.#push.dispose();
    this.rest.dispose();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#restTimer);
    clearTimeout(this.#holdTimer);
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

/** The outermost of the scrolling elements that `element` holds. */
function scrollersIn(element) {
  return element.children.flatMap((child) => (child.scroller ? [child.scroller] : scrollersIn(child)));
}
