// A row that the user can swipe aside. It moves at once, without the app, which answers with the actions that come to light.

import { reducedMotion } from '../basics/reduced-motion.js';
import { SpringMotion } from '../basics/spring-motion.js';
import { SwipeFocus } from './swipe-focus.js';
import { isFull, placeAfter, revealAt } from './swipe-places.js';
import { clamp, number, object, px } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */
/** @import { SwipeActions } from './swipe-actions.js' */
/** @import { Place, Side } from './swipe-places.js' */

/** @typedef {{ reveal?: number, cover?: number }} Goal Where a row moves to: both places, or the one that changes. */
/** @typedef {{ velocity: number, canPerform: boolean }} Release How a row was let go, with a velocity in points a millisecond. */
/** @typedef {{ s: Side[], at?: Side, rev: number }} SwipeContent A row that can be swiped aside, as the wire has it. */

/**
 * Returns true if a value of the wire is an edge.
 * @param {unknown} value
 * @returns {value is Side}
 */
const isSide = (value) => value === 'l' || value === 'r';

export class SwipeRow {
  /** @type {Element} */
  element;
  /**
   * The edges at which actions may come to light, the one first that a key opens.
   * @type {Side[]}
   */
  sides = [];
  /**
   * The edge from which the row has moved away; null while it lies where it belongs.
   * @type {Side | null}
   */
  side = null;
  /** The distance that the row has moved, in points. */
  reveal = 0;
  /** The share of the other actions that the first action covers, 0…1. */
  cover = 0;
  /**
   * The actions of the row, once the app has sent them.
   * @type {SwipeActions | null}
   */
  actions = null;
  /** True if a finger, or a wheel, moves the row. */
  isMoving = false;
  /**
   * The place at which the row is, or to which it is on its way.
   * @type {Place}
   */
  place = 'closed';
  /**
   * How the row was let go before its actions came; null if the row does not wait for actions.
   * @type {Release | null}
   */
  #release = null;
  /** True if the app was informed that the user swipes the row, which it is not without a connection. */
  #isReported = false;
  /** @type {number | null} */
  #revision = null;
  /**
   * The request of the app that has still to be carried out: the edge to open, or null to close the row. `isNew` is true for a
   * row that was created with it.
   * @type {{ side: Side | null, isNew: boolean } | null}
   */
  #request = null;
  #motion = new SpringMotion();
  #focus;

  /** @param {Element} element */
  constructor(element) {
    this.element = element;
    this.#focus = new SwipeFocus(element.node, () => this.open(this.sides[0]));
    element.node.classList.add('swipes');
  }

  /**
   * Applies the description of a row.
   * @param {SwipeContent} value
   */
  apply(value) {
    object(value);
    if (!Array.isArray(value.s) || !value.s.every(isSide)) throw new TypeError('the sides of a row are l and r');
    if (value.at !== undefined && !isSide(value.at)) throw new TypeError('an open side is l or r');
    const revision = number(value.rev, 'revision');
    this.sides = value.s;
    this.#focus.offer(this.sides.length > 0);
    if (this.#revision !== null && revision <= this.#revision) return;
    const isNew = this.#revision === null;
    this.#revision = revision;
    if (isNew && !value.at) return;
    this.#request = { side: value.at ?? null, isNew };
    this.element.context.swipes.schedule(this);
  }

  /** Carries out what the messages have asked for that have just been read. */
  settle() {
    const request = this.#request;
    this.#request = null;
    if (request) this.#carryOut(request);
    else if (this.actions && this.#release) this.#decide(this.#release);
    else if (this.actions && this.place === 'closed' && !this.isMoving && !this.#motion.isRunning) this.#report('closed');
    this.render();
  }

  /** @param {{ side: Side | null, isNew: boolean }} request */
  #carryOut({ side, isNew }) {
    this.isMoving = false;
    this.#release = null;
    if (side && this.actions?.side === side) {
      this.side = side;
      // After a key has opened the row, its actions have the focus.
      this.#focus.wantIfVisible();
      this.element.context.swipes.rowMoves(this);
      this.#go('open', { isImmediate: isNew });
    } else {
      this.#go('closed', {});
    }
  }

  /** The node that comes after all contents of the row, or null. */
  get tail() {
    return this.#focus.tail;
  }

  /** True if the row itself has the focus, or its part that opens it by keyboard. */
  get ownsFocus() {
    return this.#focus.isOnRow;
  }

  /** The width of the row, in points. */
  get width() {
    return Math.max(1, this.element.frame.width);
  }

  /** The width of the open actions, in points; an estimate until the app has sent them. */
  get #openWidth() {
    return this.actions ? Math.max(1, this.actions.width) : Math.min(74, this.width / 2);
  }

  /**
   * Returns the measures of the row. The first action is performed only where `canPerform` is true and the actions allow it.
   * @param {boolean} canPerform
   */
  #measures(canPerform) {
    return {
      width: this.width, openWidth: this.#openWidth, hasActions: this.actions !== null,
      canPerform: canPerform && this.actions?.performsFirst !== false,
    };
  }

  /** True if the row lies where it belongs, and nothing moves it. */
  get isClosed() {
    return this.reveal === 0 && this.place === 'closed' && !this.isMoving && !this.#release;
  }

  // MARK: Gestures

  /**
   * Begins a move of the row away from an edge, or goes on with one, with a finger or a wheel.
   * @param {Side} side
   */
  begin(side) {
    this.#motion.stop();
    this.#release = null;
    this.#ask(this.side ?? side);
    this.isMoving = true;
    this.element.context.swipes.rowMoves(this);
  }

  /** @param {Side} side */
  #ask(side) {
    const isKnown = this.side === side && this.place === 'open';
    this.side = side;
    this.#isReported = isKnown || this.#send('began');
  }

  /**
   * Puts the row `distance` points from where it belongs, or as far from there as the actions allow.
   * @param {number} distance
   * @param {boolean} canPerform
   */
  move(distance, canPerform) {
    // The app may have put it back already.
    if (!this.isMoving) return;
    const measures = this.#measures(canPerform);
    this.reveal = revealAt(distance, measures);
    const isAllTheWay = isFull(this.reveal, measures);
    if (isAllTheWay !== (this.place === 'performed')) {
      this.place = isAllTheWay ? 'performed' : 'open';
      this.#animate({ cover: isAllTheWay ? 1 : 0 });
    }
    this.render();
  }

  /**
   * Lets go of the row with a velocity in points a millisecond, positive away from its place.
   * @param {number} velocity
   * @param {boolean} canPerform
   */
  release(velocity, canPerform) {
    if (!this.isMoving) return;
    this.isMoving = false;
    const release = { velocity, canPerform };
    const staysClosed = placeAfter(this.reveal, velocity, this.#measures(canPerform)) === 'closed';
    if (this.actions) this.#decide(release);
    else if (!this.#isReported || staysClosed) this.#go('closed', { velocity });
    else this.#release = release;
  }

  /**
   * Lets the row go to the place that results from how it was let go, and reports it.
   * @param {Release} release
   */
  #decide({ velocity, canPerform }) {
    this.#release = null;
    const byFocus = this.#focus.isWanted;
    const place = byFocus ? 'open' : placeAfter(this.reveal, velocity, this.#measures(canPerform));
    if (place !== 'closed') this.#report(place === 'open' ? 'opened' : 'performed');
    this.#go(place, byFocus ? {} : { velocity });
  }

  /**
   * Opens an edge by keyboard or assistive technology; the first action gets the focus.
   * @param {Side} side
   */
  open(side) {
    if (!this.sides.includes(side)) return;
    if (this.side !== null && this.side !== side) return;
    this.#focus.isWanted = true;
    if (this.actions && this.place === 'open') return this.#focus.moveTo(this.actions);
    this.#motion.stop();
    this.#ask(side);
    if (!this.#isReported) {
      this.side = null;
      return;
    }
    this.element.context.swipes.rowMoves(this);
    this.#release = { velocity: 0, canPerform: false };
    this.element.context.swipes.schedule(this);
  }

  /** Moves the row back. */
  close() {
    this.isMoving = false;
    this.#release = null;
    if (this.place !== 'closed' || this.reveal !== 0) this.#go('closed', {});
  }

  /** Moves the row back without a report, because the app is gone. */
  forget() {
    this.close();
    this.#motion.stop();
    this.#arrive({ reveal: 0, cover: 0 });
  }

  // MARK: The actions

  /** @param {SwipeActions} actions */
  attach(actions) {
    this.actions = actions;
    this.element.context.swipes.schedule(this);
  }

  /** @param {SwipeActions} actions */
  detach(actions) {
    if (this.actions !== actions) return;
    this.actions = null;
    // Others may be on their way to a row that is in motion; where it rests, nothing is behind it any more.
    if (this.isMoving || this.#release) return;
    this.#motion.stop();
    [this.reveal, this.cover, this.side, this.place] = [0, 0, null, 'closed'];
    this.render();
  }

  // MARK: Motion

  /**
   * @param {Place} place
   * @param {{ velocity?: number, isImmediate?: boolean }} options
   */
  #go(place, { velocity = 0, isImmediate = false }) {
    this.place = place;
    this.cover = clamp(this.cover, 0, 1);
    if (place === 'closed') this.#focus.giveBack(this.actions);
    const to = {
      reveal: { closed: 0, open: this.#openWidth, performed: this.width }[place], cover: place === 'performed' ? 1 : 0,
    };
    // A hidden action cannot take the focus.
    if (place === 'open') this.reveal = Math.max(this.reveal, 0.5);
    if (isImmediate || (to.reveal === this.reveal && to.cover === this.cover)) this.#arrive(to);
    else this.#animate(to, velocity * 1000);
    this.render();
    if (place === 'open') this.#focus.moveTo(this.actions);
  }

  /**
   * @param {Goal} to
   * @param {number} [velocity]
   */
  #animate(to, velocity = 0) {
    this.#motion.stop();
    if (reducedMotion.matches) return this.#arrive(to);
    const springs = /** @type {['reveal' | 'cover', number][]} */ (Object.entries(to)).map(([name, end]) => {
      // The spring counts in points: one of them is a hundredth of the cover.
      const scale = name === 'cover' ? 0.01 : 1;
      return { name, end, scale, velocity: name === 'cover' ? 0 : velocity, distance: (this[name] - end) / scale };
    });
    this.#motion.run(springs, (distances) => {
      springs.forEach(({ name, end, scale }, index) => {
        this[name] = end + distances[index] * scale;
      });
      this.render();
    }, () => this.#arrive(to));
  }

  /** @param {Goal} to */
  #arrive(to) {
    this.#motion.stop();
    Object.assign(this, to);
    if (this.place === 'closed' && !this.isMoving) {
      const hadActions = this.actions !== null;
      if (hadActions) this.#report('closed');
      this.side = null;
      this.#focus.isWanted = false;
    }
    this.render();
  }

  /** Writes the place of the row. */
  render() {
    const { node } = this.element;
    node.classList.toggle('swiping', this.reveal !== 0);
    node.style.setProperty('--slide', px(this.side === 'r' ? -this.reveal : this.reveal));
    this.#focus.describe(this.place === 'open');
    this.actions?.render(this.reveal, this.cover);
  }

  // MARK: Reports

  /** Reports the place of the row again, which the app may not have received. */
  resend() {
    if (!this.actions || this.isMoving || this.#motion.isRunning) return;
    this.#report(this.place === 'open' ? 'opened' : 'closed');
  }

  /** @param {string} phase */
  #report(phase) {
    this.#send(phase, this.actions?.side ?? this.side);
  }

  /**
   * @param {string} phase
   * @param {Side | null} [side]
   */
  #send(phase, side = this.side) {
    return Boolean(side) && this.element.context.send({
      type: 'swipe', view: this.element.id, phase, side, revision: this.#revision,
    });
  }

  /** Makes the element one that stays where it is. */
  remove() {
    this.dispose();
    this.#focus.remove();
    this.element.node.classList.remove('swipes', 'swiping');
    this.element.node.style.removeProperty('--slide');
  }

  dispose() {
    this.#motion.stop();
    this.element.context.swipes.remove(this);
  }
}
