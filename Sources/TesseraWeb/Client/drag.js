// Dragging by touch, as far as the browser does not do it: beyond an edge.
//
// The browser scrolls every ordinary drag. Only a drag that starts at an edge and goes outwards is taken over, and only
// while content rests at an edge does a listener exist that the browser must ask first. A drag that reaches an edge on
// its way belongs to the browser already; its part beyond the edge is drawn on top.

import { axes } from './axis.js';
import { inverseRubberBand, rubberBand } from './bounce.js';

/** How fast content goes to its place to rest: the share of the way that is left after a millisecond. */
const approach = 0.985;

export class Drag {
  #scroller;
  #finger = null;
  #isBlocking = false;
  #glide = 0;
  #signal;

  constructor(scroller, signal) {
    this.#scroller = scroller;
    this.#signal = signal;
    const { node } = scroller;
    const listen = (type, action) => node.addEventListener(type, action, { passive: true, signal });
    listen('touchstart', (event) => this.#began(event));
    listen('touchmove', this.#moved);
    listen('touchend', (event) => this.#ended(event));
    listen('touchcancel', (event) => this.#ended(event));
  }

  /** Whether a finger is on the content. */
  get isActive() {
    return this.#finger !== null;
  }

  get isGliding() {
    return this.#glide !== 0;
  }

  /** Listens in the browser's way exactly while the content rests at an edge beyond which it could be pulled. */
  updateEdges() {
    if (this.#finger) return;
    const scroller = this.#scroller;
    const isAtEdge = axes.some((axis) => scroller.canBounce(axis)
      && (scroller.isAtStart(axis) || scroller.isAtEnd(axis)));
    if (isAtEdge === this.#isBlocking) return;
    this.#isBlocking = isAtEdge;
    scroller.node.removeEventListener('touchmove', this.#moved);
    scroller.node.addEventListener('touchmove', this.#moved, { passive: !isAtEdge, signal: this.#signal });
  }

  #began(event) {
    if (this.#finger || !this.#scroller.value || this.#scroller.value.off) return;
    const touch = event.changedTouches[0];
    this.stopGliding();
    this.#scroller.overscroll.stop();
    this.#scroller.take();
    // A swipe after a swipe starts from where the first was going.
    this.#scroller.rest.update();
    this.#finger = { id: touch.identifier, axis: null, isOurs: false, beyond: null, samples: [] };
    this.#anchorAt(touch);
    this.#scroller.lock.begin({ isFingers: true });
    const held = axes.find((axis) => this.#scroller.overscroll[axis.name] !== 0);
    if (held) this.#takeOver(held);
  }

  /** Takes the content's present place as the one that belongs to the finger's present place. */
  anchor() {
    if (this.#finger) this.#anchorAt(this.#finger.last);
  }

  #anchorAt(touch) {
    const scroller = this.#scroller;
    const finger = this.#finger;
    finger.last = touch;
    finger.start = { x: touch.clientX, y: touch.clientY };
    finger.position = {};
    for (const axis of axes) {
      const shift = scroller.overscroll[axis.name];
      finger.position[axis.name] = scroller.node[axis.position]
        - Math.sign(shift) * inverseRubberBand(Math.abs(shift), scroller.extent(axis));
    }
  }

  #takeOver(axis) {
    this.#finger.axis = axis;
    this.#finger.isOurs = true;
    this.#scroller.rest.suspend();
    this.#scroller.node.dispatchEvent(new Event('takeover', { bubbles: true }));
  }

  #moved = (event) => {
    const finger = this.#finger;
    const touch = finger && [...event.changedTouches].find((one) => one.identifier === finger.id);
    if (!touch || event.defaultPrevented) return;
    finger.last = touch;
    const moved = { x: touch.clientX - finger.start.x, y: touch.clientY - finger.start.y };
    this.#scroller.lock.follow(moved);
    if (!finger.axis) this.#decide(moved, event);
    if (!finger.axis) return;
    if (finger.isOurs) {
      if (event.cancelable && this.#isBlocking) event.preventDefault();
      this.#follow(finger.axis, moved[finger.axis.name]);
      this.#sample(event, touch);
    } else {
      this.#trail(finger.axis, touch);
    }
  };

  /** At the first move: is this drag the browser's, or does it go outwards from an edge? */
  #decide(moved, event) {
    if (moved.x === 0 && moved.y === 0) return;
    const axis = Math.abs(moved.y) >= Math.abs(moved.x) ? axes[0] : axes[1];
    const scroller = this.#scroller;
    this.#finger.axis = axis;
    const isOutwards = moved[axis.name] > 0 ? scroller.isAtStart(axis) : scroller.isAtEnd(axis);
    if (isOutwards && event.cancelable && scroller.canBounce(axis)) this.#takeOver(axis);
  }

  /** Puts the content where the finger wants it. */
  #follow(axis, moved) {
    const scroller = this.#scroller;
    const wanted = this.#finger.position[axis.name] - moved;
    const limit = scroller.limit(axis);
    const extent = scroller.extent(axis);
    scroller.setPosition(axis, wanted);
    if (wanted < 0) scroller.overscroll.pull(axis.name, rubberBand(-wanted, extent));
    else if (wanted > limit) scroller.overscroll.pull(axis.name, -rubberBand(wanted - limit, extent));
    else scroller.overscroll.pull(axis.name, 0);
  }

  /** Draws the part of the browser's own drag that goes beyond an edge. */
  #trail(axis, touch) {
    const scroller = this.#scroller;
    const finger = this.#finger;
    const place = touch[axis.client];
    if (!scroller.canBounce(axis)) return;
    if (finger.beyond === null) {
      const direction = Math.sign(place - (finger.before ?? place));
      finger.before = place;
      if (direction > 0 && scroller.isAtStart(axis)) finger.beyond = { place, direction };
      else if (direction < 0 && scroller.isAtEnd(axis)) finger.beyond = { place, direction };
      return;
    }
    const { direction } = finger.beyond;
    const distance = (place - finger.beyond.place) * direction;
    if (distance <= 0) {
      finger.beyond = null;
      finger.before = place;
      scroller.overscroll.pull(axis.name, 0);
      return;
    }
    scroller.setPosition(axis, direction > 0 ? 0 : scroller.limit(axis));
    scroller.overscroll.pull(axis.name, direction * rubberBand(distance, scroller.extent(axis)));
  }

  #sample(event, touch) {
    const { samples, axis } = this.#finger;
    samples.push({ time: event.timeStamp, place: touch[axis.client] });
    while (samples.length > 1 && event.timeStamp - samples[0].time > 100) samples.shift();
  }

  #ended(event) {
    const finger = this.#finger;
    if (!finger || ![...event.changedTouches].some((touch) => touch.identifier === finger.id)) return;
    this.#finger = null;
    const scroller = this.#scroller;
    for (const axis of axes) {
      if (scroller.overscroll[axis.name] !== 0) scroller.letGo(axis);
    }
    if (finger.isOurs && !scroller.overscroll.isShifted) {
      const [first, last] = [finger.samples.at(0), finger.samples.at(-1)];
      const time = event.timeStamp - (first?.time ?? event.timeStamp);
      this.#letGo(finger, time > 0 ? (first.place - last.place) / time : 0);
    }
    scroller.released();
    scroller.settle();
    this.updateEdges();
  }

  /** Lets content glide on along an axis that something else has dragged, with a velocity in points a millisecond. */
  glideOn(axis, velocity) {
    this.#letGo({ axis, position: { [axis.name]: this.#scroller.node[axis.position] } }, velocity);
    if (!this.isGliding) this.#scroller.settle();
  }

  /** Lets content glide that was dragged back from beyond its edge: the browser's momentum is not in this drag. */
  #letGo({ axis, position: start }, velocity) {
    const scroller = this.#scroller;
    const share = scroller.deceleration;
    const position = scroller.node[axis.position];
    const projected = position + (velocity * share) / (1 - share);
    const rest = scroller.rest.target(axis, projected, velocity, start[axis.name]);
    if (rest !== null) return this.glide(axis, rest);
    if (Math.abs(velocity) <= 0.05) return;
    let speed = velocity;
    this.#glideAlong(axis, position, (before, elapsed) => {
      speed *= share ** elapsed;
      return Math.abs(speed) < 0.02 ? null : before + speed * elapsed;
    });
  }

  /** Lets content go to its place to rest, without the browser's help. */
  glide(axis, rest) {
    this.stopGliding();
    this.#scroller.rest.suspend();
    const start = this.#scroller.node[axis.position];
    const left = (total) => (start - rest) * approach ** total;
    this.#glideAlong(
      axis, start, (before, elapsed, total) => (Math.abs(left(total)) < 0.5 ? null : rest + left(total)), rest);
  }

  /** Moves content with each frame to where `next` says, until that is null, and then to `end`. */
  #glideAlong(axis, start, next, end) {
    const scroller = this.#scroller;
    let position = start;
    let before = performance.now();
    const first = before;
    const step = (time) => {
      const elapsed = Math.max(0, time - before);
      before = time;
      const place = next(position, elapsed, Math.max(0, time - first));
      position = place ?? end ?? position;
      scroller.setPosition(axis, position);
      if (place === null || position < 0 || position > scroller.limit(axis)) {
        this.#glide = 0;
        scroller.settle();
      } else {
        this.#glide = requestAnimationFrame(step);
      }
    };
    this.#glide = requestAnimationFrame(step);
  }

  stopGliding() {
    cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }

  dispose() {
    this.stopGliding();
    this.#finger = null;
  }
}
