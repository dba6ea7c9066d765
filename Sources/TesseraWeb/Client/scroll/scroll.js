// Scrolling elements. The browser scrolls; the client keeps UIKit's coordinates, draws what goes beyond an edge, and reports
// offsets.
//
// A gesture goes one way: scroll-fingers.js and scroll-wheels.js listen for its events and ask a part what they do to the content
// (drag.js for fingers, push.js for wheels and keys, lock.js for the direction, rest.js for pages). scroll-motion.js carries that
// out on the boxes of scroll-area.js, in the phases of scroll-phase.js, and lets scroll-reports.js report the place and the end.
// What the app asks for goes through offset-requests.js to the motion. This file is the element's part: it applies the app's
// descriptions and receives the browser's scrolling.

import { axes } from '../basics/axis.js';
import { OffsetRequests } from './offset-requests.js';
import { readScroll } from './scroll-content.js';
import { updateEffects } from './scroll-effect.js';
import { ScrollFingers } from './scroll-fingers.js';
import { ScrollMotion } from './scroll-motion.js';
import { ScrollWheels } from './scroll-wheels.js';
import { px } from '../basics/values.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { Element } from '../scene/element.js' */
/** @import { ScrollContent } from './scroll-content.js' */

export class Scroller extends ScrollMotion {
  #listeners = new AbortController();
  #fingers = new ScrollFingers(this, this.#listeners.signal);
  #wheels = new ScrollWheels(this, this.#listeners.signal);
  #requests = new OffsetRequests(this);

  /** @param {Element} element */
  constructor(element) {
    super(element);
    const { node } = this;
    this.sizer.append(this.indicators.node, this.content);
    node.append(this.sizer);
    node.classList.add('scroller');
    const options = { passive: true, signal: this.#listeners.signal };
    node.addEventListener('scroll', (event) => this.#scrolled(event), options);
    element.context.unscrolled.add(this);
    node.addEventListener('scrollend', (event) => { if (event.target === node) this.scrollEnd.reported(); }, options);
  }

  /** The layer that stays in place while the content scrolls. */
  get overlay() {
    return this.indicators.node;
  }

  // MARK: The app's description

  /**
   * Applies a scroll description of the wire.
   * @param {ScrollContent} value
   */
  apply(value) {
    const content = readScroll(value);
    const old = this.value;
    const before = old && this.offset;
    this.forgetArrival();
    this.value = content;
    this.overlay.classList.toggle('mirrored', Boolean(content.rl));
    this.#wheels.update();
    this.layOut();
    const isMove = !before || content.rev > this.reports.revision;
    const isAnimated = Boolean(content.an && before);
    if (before) this.#requests.shift({ x: content.by[0] - old.by[0], y: content.by[1] - old.by[1] }, before);
    // An animation goes on from what is visible.
    if (before && (!isMove || isAnimated)) this.#requests.stay(before, old.in);
    if (isMove) {
      this.reports.revision = content.rev;
      this.#requests.go({ x: content.at[0], y: content.at[1] }, isAnimated);
      this.asked?.answer({ x: content.at[0], y: content.at[1] });
    }
    this.resize();
    this.element.space?.place();
    this.indicators.apply(old);
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

  /** @override */
  updateEdges() {
    this.#fingers.update();
  }

  /** @override */
  updateRest() {
    this.#wheels.turnPages(Boolean(this.value) && this.rest.update(this.isApps));
  }

  // MARK: The browser's scrolling

  /** @param {Event} event */
  #scrolled(event) {
    if (event.target !== this.node) return;
    this.resistMomentum();
    this.phase.change('scroll');
    this.keepDirection();
    this.scrollEnd.wait();
    const seconds = Math.max(0.001, (event.timeStamp - this.previous.time) / 1000);
    for (const axis of axes) {
      const position = this.node[axis.position];
      const before = this.previous[axis.name];
      this.previous[axis.name] = position;
      if (position === before || this.drag.isActive || !this.isUsers) continue;
      if (this.overscroll[axis.name] === 0) this.arrived(axis, (position - before) / seconds);
      this.recentre(axis);
    }
    this.previous.time = event.timeStamp;
    // What asks for the place comes before what changes styles, after which the browser would lay out the page to tell it.
    this.updateEdges();
    this.moved();
    updateEffects(this.element);
    this.element.space?.place();
  }

  // MARK: The end

  /** @override */
  check() {
    super.check();
    this.phase.check({ wheel: this.#wheels.isPushing });
  }

  /** @override */
  dispose() {
    this.#listeners.abort();
    this.#wheels.dispose();
    super.dispose();
  }

  /** Makes the element one that does not scroll. */
  remove() {
    this.dispose();
    // The next scrolling part of the element takes its node for being at the start.
    this.node.scrollTo({ left: 0, top: 0, behavior: 'instant' });
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
