// The motion of a scrolling element: the owner of its phase, of all that moves its content, and of what is reported to the app.
//
// Gestures reach the motion through `take`, `pull`, `letGo` and their like, and the app through offset-requests.js. Each change
// of the place ends in `moved`, which reports it with the next frame, and each end of a motion in `settle`, which reports once
// that all is at rest.

import { axes, vertical } from '../basics/axis.js';
import { velocityReaching } from '../basics/bounce.js';
import { refreshRoom } from '../basics/protocol.js';
import { AskedDrag } from './asked-drag.js';
import { Drag } from './drag.js';
import { Indicators } from './indicators.js';
import { DirectionLock } from './lock.js';
import { Overscroll } from './overscroll.js';
import { Rest } from './rest.js';
import { RoomWait } from './room-wait.js';
import { ScrollArea } from './scroll-area.js';
import { updateEffects } from './scroll-effect.js';
import { ScrollEnd } from './scroll-end.js';
import { ScrollGlide } from './scroll-glide.js';
import { ScrollPhase } from './scroll-phase.js';
import { Reports } from './scroll-reports.js';
import { SharedMotion } from './shared-motion.js';
import { clamp } from '../basics/values.js';

/** @import { Axis, Point } from '../basics/axis.js' */
/** @import { Element } from '../scene/element.js' */
/** @import { Scrolling } from './scroll-content.js' */

/** The longest time in milliseconds for which the browser's momentum goes on after an animation of the app. */
const longestMomentum = 2000;

export class ScrollMotion extends ScrollArea {
  phase = new ScrollPhase();
  indicators = new Indicators(this);
  drag = new Drag(this);
  lock = new DirectionLock();
  rest = new Rest(this);
  gliding = new ScrollGlide(this, this.rest, this.phase, () => this.settle(), (axis, velocity) => this.#ranOut(axis, velocity));
  reports;
  roomWait = new RoomWait(this.phase);
  /** What the content does together with that of another element. */
  shared = new SharedMotion(this);
  /**
   * The drags that a gesture of the app accompanies; null before the first one.
   * @type {AskedDrag | null}
   */
  asked = null;
  /** The end of the browser's scrolling, and the goal of the app's animation. */
  scrollEnd = new ScrollEnd(this, () => this.#scrollEnded());
  /** The scroll positions of the last scroll event, and its time. */
  previous = { time: 0, x: 0, y: 0 };
  /** The frame for which a report is planned; 0 where none is. */
  #reportFrame = 0;
  /** True while content that the app moves is closed to the browser's momentum. */
  #isClosed = false;
  /**
   * The offset at which an animation of the app has ended that closed the content to the browser's momentum, and the time in
   * milliseconds after which no momentum is left; null where there is none.
   * @type {{ offset: Point, until: number } | null}
   */
  #arrival = null;

  /** @param {Element} element */
  constructor(element) {
    super(element);
    this.overscroll = new Overscroll(this.content, () => this.#shifted(), () => this.#springsEnded());
    this.reports = new Reports((message) => {
      const { by } = this.value;
      const shift = by.some((sum) => sum !== 0) && { shift: by };
      return element.context.send({ type: 'scroll', view: element.id, ...message, ...shift });
    });
  }

  /** Returns the drags that a gesture of the app accompanies. */
  askedDrag() {
    return (this.asked ??= new AskedDrag(this));
  }

  // MARK: The phase

  /** @override */
  get isScrolling() {
    return this.phase.has('browser');
  }

  /** True if the user has moved the content since it was last at rest. */
  get isUsers() {
    return this.phase.isUsers;
  }

  /** True while the content is on its way to where the app wants it. */
  get isApps() {
    return this.phase.driver === 'app';
  }

  /** True while the content moves by itself. */
  get isInMotion() {
    return this.phase.isInMotion;
  }

  /** Throws an error where the phase and the parts contradict one another. */
  check() {
    const { phase } = this;
    phase.check({
      finger: this.drag.isActive, glide: this.gliding.isRunning, spring: this.overscroll.isMoving, room: this.roomWait.isRunning,
    });
    if (phase.name === 'idle' && this.overscroll.isShifted) throw new Error('content is idle beyond an edge');
    if (this.isUsers && (this.scrollEnd.goal || this.#isClosed)) throw new Error('the app animates content that the user has taken');
    if (this.gliding.isCollapsing && !phase.has('glide')) throw new Error('content that goes to the place of a bar stands still');
  }

  /**
   * @override
   * @param {Axis} axis
   */
  isShut(axis) {
    return this.#isClosed || this.lock.shuts(axis);
  }

  /**
   * Notes that the user has a hand in the motion from here on.
   * @param {boolean} [isWheel] True if the user turns a wheel or uses a trackpad.
   */
  take(isWheel = false) {
    this.#endRequest();
    this.forgetArrival();
    if (this.gliding.isCollapsing) this.gliding.stop();
    this.phase.change(isWheel && !this.phase.has('finger') ? 'wheelTakes' : 'userTakes');
  }

  /** Puts the marks of the places of rest around the present place. A subclass listens for wheels as these places need it. */
  updateRest() {}

  /** Lets a subclass listen for fingers as the edges need it at which the content is. */
  updateEdges() {}

  // MARK: Beyond an edge

  /**
   * Puts the content some points beyond an edge; 0 is within.
   * @param {Axis} axis
   * @param {number} shift
   */
  pull(axis, shift) {
    this.overscroll.pull(axis.name, shift);
    this.#noteSprings();
  }

  /**
   * Lets a spring pull the content to `to`, from where it is and with a velocity in points a second.
   * @param {Axis} axis
   * @param {{ velocity?: number, to?: number }} [options]
   */
  release(axis, options) {
    this.overscroll.release(axis.name, options);
    this.#noteSprings();
  }

  /** Stops content that a spring pulls, where it is. */
  stopSprings() {
    this.overscroll.stop();
    this.#noteSprings();
  }

  #noteSprings() {
    this.phase.change(this.overscroll.isMoving ? 'springStart' : 'springStop');
  }

  #springsEnded() {
    // The last step of a spring tells others of the place, and one of them may have removed the element.
    if (!this.value) return;
    this.#noteSprings();
    this.settle();
  }

  /** Updates the elements that depend on the rubber band, and reports the place. */
  #shifted() {
    this.moved();
    const sticky = this.element.children.flatMap((child) => child.sticky ?? []);
    // The browser lays out the page to tell the offset, which it would do for each element that has moved one before.
    const offset = sticky.length > 0 && this.value ? this.offset : undefined;
    for (const part of sticky) part.resist(offset);
    updateEffects(this.element);
  }

  /**
   * Sends the content some points beyond the edge that it is at (the end where positive), and back.
   * @param {Axis} axis
   * @param {number} points
   */
  bounce(axis, points) {
    const distance = clamp(Math.abs(points), 4, 40);
    this.release(axis, { velocity: -Math.sign(points) * velocityReaching(distance) });
  }

  /**
   * Lets go of content that a finger or a wheel has pulled. Where it refreshes, it stays below the spinner until the app makes
   * room.
   * @param {Axis} axis
   */
  letGo(axis) {
    const shift = this.overscroll[axis.name];
    const refresh = axis === vertical && shift > 0 ? this.refresh : null;
    if (refresh?.release(shift)) {
      this.release(axis, { to: refreshRoom });
      this.roomWait.begin(() => {
        refresh.giveUp();
        this.release(axis);
        this.settle();
      });
    } else if (shift !== 0) {
      this.release(axis);
    }
    this.settle();
  }

  /** Lets content go that waits for the room of a refresh, which has ended before the app has made room. */
  refreshEnded() {
    if (!this.roomWait.isRunning) return;
    this.roomWait.end();
    this.release(vertical);
    this.settle();
  }

  /** The pull-to-refresh control of the element, or null. */
  get refresh() {
    return this.element.children.find((child) => child.refresh)?.refresh ?? null;
  }

  // MARK: Gliding and the browser's scrolling

  /**
   * Lets content glide on along an axis that something else has dragged, with a velocity in points a millisecond.
   * @param {Axis} axis
   * @param {number} velocity
   */
  glideOn(axis, velocity) {
    this.gliding.begin(axis, this.node[axis.position], velocity);
    if (!this.gliding.isRunning) this.settle();
  }

  /**
   * Lets content go on that has run into an edge with a velocity in points a millisecond: other content instead, or beyond the
   * edge.
   * @param {Axis} axis
   * @param {number} velocity
   */
  #ranOut(axis, velocity) {
    if (this.shared.passesOn(velocity)) this.shared.passOnGlide(axis, velocity);
    else this.arrived(axis, velocity * 1000);
  }

  /**
   * Bounces where content that the user has set in motion has run into an edge, with a speed in points a second.
   * @param {Axis} axis
   * @param {number} speed
   */
  arrived(axis, speed) {
    const isArriving = speed < 0 ? this.isAtStart(axis) : this.isAtEnd(axis);
    if (isArriving && this.canBounce(axis) && !this.shared.passesOn(speed)) this.bounce(axis, speed * 0.03);
  }

  /**
   * The position at which content stands still at its end: its last one, unless the app has held it back before.
   * @param {Axis} axis
   */
  end(axis) {
    return this.shared.end(axis);
  }

  /** True where content that is let go does not stay, because it comes to rest at other places only. */
  get isBetweenPlaces() {
    return axes.some((axis) => {
      const start = this.node[axis.position];
      const target = this.rest.target(axis, { projected: start, velocity: 0, start });
      return target !== null && Math.abs(target - start) >= 1;
    });
  }

  /** Notes that the browser moves the content from now on, until it reports the end or the content has not moved for a while. */
  browserMoves() {
    this.phase.change('scroll');
    this.scrollEnd.wait();
  }

  #scrollEnded() {
    this.phase.change('scrollEnd');
    this.settle();
  }

  // MARK: The app's motion

  /**
   * Closes content that the app wants elsewhere to the browser's momentum, which goes on below an animation and would carry the
   * content away from its end. A script cannot end a browser's momentum, but a browser does not scroll content that is closed.
   * @param {boolean} isClosed
   */
  closeToMomentum(isClosed) {
    if (isClosed === this.#isClosed || (isClosed && this.phase.has('finger'))) return;
    this.#isClosed = isClosed;
    this.layOutAxes();
  }

  /** Forgets where an animation of the app has ended, because the user or the app moves the content again. */
  forgetArrival() {
    this.#arrival = null;
  }

  /**
   * Puts content back that the browser's momentum has carried away from the end of an animation of the app. Momentum that lasts
   * longer than the animation goes on as soon as the content is open again.
   */
  resistMomentum() {
    if (!this.#arrival || this.phase.isBusy || this.phase.driver !== null) return;
    const { offset, until } = this.#arrival;
    if (performance.now() > until) return this.forgetArrival();
    this.closeToMomentum(true);
    for (const axis of axes) this.setPosition(axis, offset[axis.name] + this.value.in[axis.start] - this.origin[axis.name]);
  }

  /** Ends a motion that the app has begun, because the user has taken the content or all is at rest. */
  #endRequest() {
    this.closeToMomentum(false);
    this.scrollEnd.goal = null;
    if (this.isApps) this.phase.change('appPuts');
  }

  // MARK: The direction of a gesture

  /**
   * Begins a gesture that is kept to one direction if the app wants that.
   * @param {boolean} isFingers
   */
  beginLock(isFingers) {
    const start = { x: this.node.scrollLeft, y: this.node.scrollTop };
    if (this.lock.begin(start, { isFingers, isWanted: Boolean(this.value?.lk) }) && this.value) this.layOutAxes();
  }

  /** Takes back what the browser scrolled along a direction before that was closed. */
  keepDirection() {
    const { kept } = this.lock;
    if (kept) this.setPosition(kept.axis, kept.position);
  }

  // MARK: Reports

  /** Reports the offset with the next frame. */
  moved() {
    if (this.phase.has('finger')) this.reports.dragged(this.offset);
    this.#reportFrame ||= requestAnimationFrame(() => this.#report());
  }

  #report() {
    this.#reportFrame = 0;
    if (!this.value) return;
    const isNews = this.reportPlace();
    this.indicators.update();
    if (isNews) this.indicators.show();
    // The app knows of the finger before it learns that the finger refreshes.
    this.refresh?.pull(Math.max(0, this.overscroll.y), this.phase.has('finger'));
    // An animation of the app that the browser has not begun yet ends later.
    if (!this.isApps || !this.scrollEnd.isShort) this.settle();
  }

  /** Reports the offset to the app at once. Returns false if the app knows it already. */
  reportPlace() {
    if (!this.value) return false;
    this.#noteWheel();
    return this.reports.report(this.offset, this.#reportedPhase);
  }

  get #reportedPhase() {
    return this.phase.has('finger') ? 'dragging' : this.isApps ? 'animating' : 'decelerating';
  }

  /**
   * Reports to the app that the user would move content beyond the edge at which it stays, because another content moves instead.
   * In UIKit, content that bounces is pulled a little way then, and apps wait for that.
   * @param {Axis} axis
   * @param {number} points
   */
  reportBeyond(axis, points) {
    if (!this.value || points === 0 || !this.canBounce(axis)) return;
    const { offset } = this;
    offset[axis.name] += points;
    this.reports.report(offset, this.#reportedPhase);
    this.moved();
  }

  /**
   * Notes for the reports whether a wheel moves the content. A wheel that turns a page counts until the first report of the
   * motion.
   */
  #noteWheel() {
    const { phase, reports } = this;
    reports.isWheel = phase.isTurned || (phase.driver === 'wheel' && !reports.isMoving);
  }

  /** Cancels the report that is planned for the next frame. */
  cancelReport() {
    cancelAnimationFrame(this.#reportFrame);
    this.#reportFrame = 0;
  }

  /** Reports to an app that was out of reach where the content is. */
  resend() {
    if (this.value && !this.reports.resend(this.offset)) this.moved();
  }

  /** Reports that the finger has gone. */
  released() {
    this.#noteWheel();
    this.reports.released(this.offset, this.isInMotion || this.overscroll.isShifted);
  }

  // MARK: Rest

  /** Ends the motion and reports that once, if everything has come to rest. */
  settle() {
    if (this.phase.isBusy || this.overscroll.isShifted || this.asked?.isWaiting) return;
    if (this.isUsers && this.gliding.beginToBar()) return;
    this.cancelReport();
    // A spring may end while the animation is still on its way.
    if (this.#isClosed && this.scrollEnd.goal && !this.scrollEnd.isShort) {
      this.#arrival = { offset: this.offset, until: performance.now() + longestMomentum };
    }
    this.#endRequest();
    this.#noteWheel();
    if (this.lock.momentumEnded()) this.layOutAxes();
    this.phase.change('rest');
    for (const axis of axes) this.recentre(axis);
    this.refresh?.pull(0);
    this.refresh?.rearm(0);
    this.updateEdges();
    this.updateRest();
    this.indicators.hide();
    this.reports.rested(this.offset);
  }

  /** Ends all motion without a report. */
  dispose() {
    this.overscroll.dispose();
    this.gliding.stop();
    this.drag.dispose();
    this.asked?.dispose();
    this.cancelReport();
    this.scrollEnd.dispose();
    this.roomWait.end();
    this.value = /** @type {Scrolling} */ (/** @type {unknown} */ (null));
  }
}
