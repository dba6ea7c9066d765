// A row that the user can swipe aside. It moves at once, without the app, which answers with the actions that come to light.

import { rubberBand, springPlace } from '../basics/bounce.js';
import { reducedMotion } from '../basics/reduced-motion.js';
import { focusedElement } from '../basics/target.js';
import { clamp, number, object, px } from '../basics/values.js';
import { words } from '../basics/words.js';

/** @import { Element } from '../scene/element.js' */
/** @import { SwipeActions } from './swipe-actions.js' */

/** @typedef {{ reveal?: number, cover?: number }} Goal Where a row moves to: both places, or the one that changes. */
/** @typedef {'closed' | 'open' | 'performed'} Place */
/** @typedef {'l' | 'r'} Side An edge of a row: the left or the right one. */

/** The time for which the speed of a finger carries a row on, in milliseconds. */
const reach = 150;
/** The share of a row's width from which on a swipe is one all the way. */
const fullShare = 0.6;
/** The greatest distance that a row goes towards an edge without actions, in points. */
const slack = 60;

/** @param {any} value */
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
   * The velocity with which the row was let go before its actions came; null if the row does not wait for actions.
   * @type {any}
   */
  #waits = null;
  /** True if the app was informed that the user swipes the row, which it is not without a connection. */
  #isHeard = false;
  #wantsFocus = false;
  /** @type {HTMLElement | null} */
  #focusBefore = null;
  /** @type {number | null} */
  #revision = null;
  /** @type {{ side: Side | null, isNew: boolean } | undefined} */
  #wish = undefined;
  /** @type {any} */
  #motion = null;
  #frame = 0;
  #handle = document.createElement('button');

  /** @param {Element} element */
  constructor(element) {
    this.element = element;
    this.#handle.type = 'button';
    this.#handle.className = 'swipe-handle';
    this.#handle.setAttribute('aria-label', words.actions);
    this.#handle.setAttribute('aria-keyshortcuts', 'Shift+F10 ArrowLeft ArrowRight');
    this.#handle.addEventListener('click', (event) => {
      // Otherwise the row would take the event for a click of its own.
      event.stopPropagation();
      this.open(this.sides[0]);
    });
    element.node.classList.add('swipes');
  }

  /**
   * Applies the description of a row.
   * @param {any} value
   */
  apply(value) {
    object(value);
    if (!Array.isArray(value.s) || !value.s.every(isSide)) throw new TypeError('the sides of a row are l and r');
    if (value.at !== undefined && !isSide(value.at)) throw new TypeError('an open side is l or r');
    const revision = number(value.rev, 'revision');
    this.sides = value.s;
    if (this.sides.length > 0) this.element.node.append(this.#handle);
    else this.#handle.remove();
    if (this.#revision !== null && revision <= this.#revision) return;
    const isNew = this.#revision === null;
    this.#revision = revision;
    if (isNew && !value.at) return;
    this.#wish = { side: value.at ?? null, isNew };
    this.element.context.swipes.schedule(this);
  }

  /** Carries out the wishes of the messages that have just been read. */
  settle() {
    const wish = this.#wish;
    this.#wish = undefined;
    if (wish) this.#obey(wish);
    else if (this.actions && this.#waits) this.#decide(this.#waits);
    else if (this.actions && this.place === 'closed' && !this.isMoving && !this.#motion) this.#report('closed');
    this.render();
  }

  /** @param {any} options */
  #obey({ side, isNew }) {
    this.isMoving = false;
    this.#waits = null;
    if (side && this.actions?.side === side) {
      this.side = side;
      // After a key has opened the row, its actions have the focus.
      this.#wantsFocus = this.element.node.querySelector(':focus-visible') !== null;
      this.element.context.swipes.rowMoves(this);
      this.#go('open', { isImmediate: isNew });
    } else {
      this.#go('closed', {});
    }
  }

  /** The node that comes after all contents of the row, or null. */
  get tail() {
    return this.#handle.parentNode ? this.#handle : null;
  }

  /** True if the row itself has the focus, or its part that opens it by keyboard. */
  get ownsFocus() {
    return document.activeElement === this.#handle || document.activeElement === this.element.node;
  }

  /** The width of the row, in points. */
  get width() {
    return Math.max(1, this.element.frame.width);
  }

  /** The width of the open actions, in points; an estimate until the app has sent them. */
  get #openWidth() {
    return this.actions ? Math.max(1, this.actions.width) : Math.min(74, this.width / 2);
  }

  /** The distance from which on a swipe is one all the way, in points. */
  get #fullAt() {
    return Math.min(Math.max(this.width * fullShare, this.#openWidth + 24), this.width - 8);
  }

  /** True if the row lies where it belongs, and nothing moves it. */
  get isClosed() {
    return this.reveal === 0 && this.place === 'closed' && !this.isMoving && !this.#waits;
  }

  // MARK: Gestures

  /**
   * Begins a move of the row away from an edge, or goes on with one, with a finger or a wheel.
   * @param {Side} side
   */
  begin(side) {
    this.#stop();
    this.#waits = null;
    this.#ask(this.side ?? side);
    this.isMoving = true;
    this.element.context.swipes.rowMoves(this);
  }

  /** @param {Side} side */
  #ask(side) {
    const isKnown = this.side === side && this.place === 'open';
    this.side = side;
    this.#isHeard = isKnown || this.#send('began');
  }

  /**
   * Puts the row `distance` points from where it belongs, as far as the actions let it.
   * @param {number} distance
   * @param {boolean} canPerform
   */
  move(distance, canPerform) {
    // The app may have put it back already.
    if (!this.isMoving) return;
    const mayPerform = canPerform && this.actions?.performsFirst !== false;
    const width = this.#openWidth;
    if (distance < 0) this.reveal = -rubberBand(-distance, slack);
    else if (this.actions && !mayPerform && distance > width) this.reveal = width + rubberBand(distance - width, slack);
    else this.reveal = Math.min(distance, this.width);
    const isFull = Boolean(this.actions) && mayPerform && this.reveal >= this.#fullAt;
    if (isFull !== (this.place === 'performed')) {
      this.place = isFull ? 'performed' : 'open';
      this.#animate({ cover: isFull ? 1 : 0 });
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
    if (this.actions) this.#decide({ velocity, canPerform });
    else if (!this.#isHeard || this.reveal + velocity * reach <= this.#openWidth / 2) this.#go('closed', { velocity });
    else this.#waits = { velocity, canPerform };
  }

  /** @param {any} options */
  #decide({ velocity, canPerform }) {
    this.#waits = null;
    const width = this.#openWidth;
    if (this.#wantsFocus) {
      this.#report('opened');
      this.#go('open', {});
    } else if (canPerform && this.actions?.performsFirst && this.reveal >= this.#fullAt && velocity > -0.3) {
      this.#report('performed');
      this.#go('performed', { velocity });
    } else if (this.reveal + velocity * reach > width / 2) {
      this.#report('opened');
      this.#go('open', { velocity });
    } else {
      this.#go('closed', { velocity });
    }
  }

  /**
   * Opens an edge by keyboard or assistive technology; the first action gets the focus.
   * @param {Side} side
   */
  open(side) {
    if (!this.sides.includes(side)) return;
    if (this.side !== null && this.side !== side) return;
    this.#wantsFocus = true;
    if (this.actions && this.place === 'open') return this.#focus();
    this.#stop();
    this.#ask(side);
    if (!this.#isHeard) {
      this.side = null;
      return;
    }
    this.element.context.swipes.rowMoves(this);
    this.#waits = { velocity: 0, canPerform: false };
    this.element.context.swipes.schedule(this);
  }

  /** Moves the row back. */
  close() {
    this.isMoving = false;
    this.#waits = null;
    if (this.place !== 'closed' || this.reveal !== 0) this.#go('closed', {});
  }

  /** Moves the row back without a report, because the app is gone. */
  forget() {
    this.close();
    this.#stop();
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
    if (this.isMoving || this.#waits) return;
    this.#stop();
    [this.reveal, this.cover, this.side, this.place] = [0, 0, null, 'closed'];
    this.render();
  }

  #focus() {
    if (!this.#wantsFocus || !this.actions) return;
    this.#wantsFocus = false;
    this.#focusBefore = focusedElement();
    this.actions.focusFirst();
  }

  /** Gives the focus back to the part of the row that had it before one of the actions. */
  #giveFocusBack() {
    if (!this.actions?.element.node.contains(document.activeElement)) return;
    const isInRow = this.#focusBefore && this.element.node.contains(this.#focusBefore);
    (isInRow ? this.#focusBefore ?? this.#handle : this.#handle).focus({ preventScroll: true });
  }

  // MARK: Motion

  /**
   * @param {Place} place
   * @param {{ velocity?: number, isImmediate?: boolean }} options
   */
  #go(place, { velocity = 0, isImmediate = false }) {
    this.place = place;
    this.cover = clamp(this.cover, 0, 1);
    if (place === 'closed') this.#giveFocusBack();
    const to = {
      reveal: { closed: 0, open: this.#openWidth, performed: this.width }[place], cover: place === 'performed' ? 1 : 0,
    };
    // A hidden action cannot take the focus.
    if (place === 'open') this.reveal = Math.max(this.reveal, 0.5);
    if (isImmediate || (to.reveal === this.reveal && to.cover === this.cover)) this.#arrive(to);
    else this.#animate(to, velocity * 1000);
    this.render();
    if (place === 'open') this.#focus();
  }

  /**
   * @param {Goal} to
   * @param {number} [velocity]
   */
  #animate(to, velocity = 0) {
    this.#stop();
    if (reducedMotion.matches) return this.#arrive(to);
    const springs = /** @type {['reveal' | 'cover', number][]} */ (Object.entries(to)).map(([name, end]) => {
      // The spring counts in points: one of them is a hundredth of the cover.
      const scale = name === 'cover' ? 0.01 : 1;
      return { name, end, scale, velocity: name === 'cover' ? 0 : velocity, distance: (this[name] - end) / scale };
    });
    /** @type {number | null} */
    let start = null;
    /** @param {number} time */
    const step = (time) => {
      start ??= time;
      let isAtRest = true;
      for (const spring of springs) {
        const place = springPlace(spring, (time - start) / 1000);
        isAtRest &&= place === null;
        this[spring.name] = spring.end + (place ?? 0) * spring.scale;
      }
      if (isAtRest) return this.#arrive(to);
      this.#frame = requestAnimationFrame(step);
      this.render();
    };
    this.#motion = to;
    this.#frame = requestAnimationFrame(step);
  }

  #stop() {
    cancelAnimationFrame(this.#frame);
    this.#motion = null;
  }

  /** @param {Goal} to */
  #arrive(to) {
    this.#stop();
    Object.assign(this, to);
    if (this.place === 'closed' && !this.isMoving) {
      const hadActions = this.actions !== null;
      if (hadActions) this.#report('closed');
      this.side = null;
      this.#wantsFocus = false;
    }
    this.render();
  }

  /** Writes the place of the row. */
  render() {
    const { node } = this.element;
    node.classList.toggle('swiping', this.reveal !== 0);
    node.style.setProperty('--slide', px(this.side === 'r' ? -this.reveal : this.reveal));
    this.#handle.setAttribute('aria-expanded', String(this.place === 'open'));
    this.actions?.render(this.reveal, this.cover);
  }

  // MARK: Reports

  /** Reports the place of the row again, which the app may not have received. */
  resend() {
    if (!this.actions || this.isMoving || this.#motion) return;
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
    this.#handle.remove();
    this.element.node.classList.remove('swipes', 'swiping');
    this.element.node.style.removeProperty('--slide');
  }

  dispose() {
    this.#stop();
    this.element.context.swipes.remove(this);
  }
}
