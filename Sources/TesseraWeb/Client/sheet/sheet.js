// A sheet that the user drags between its heights. It moves at once, without the app, which receives its height and its goal.

import { rubberBand } from '../basics/bounce.js';
import { reducedMotion } from '../basics/reduced-motion.js';
import { readCompanion, SheetCompanions } from './sheet-companions.js';
import { SpringMotion } from '../basics/spring-motion.js';
import { clamp, nearestIndex, number, numbers, object, px } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */

/**
 * A sheet, as the wire has it. `with` has the elements that change with it, which `readCompanion` reads.
 * @typedef {{ h: number[], at: number, g: number, rev: number, d?: boolean, sf?: boolean, with: unknown[] }} SheetContent
 */

/** The time for which the speed of a finger carries a sheet on, in milliseconds. */
const reach = 180;
/** The greatest distance that a sheet is pulled beyond its heights, in points. */
const slack = 90;
/** The distance below its lowest height at which a drag of a sheet that resists counts as an attempt to dismiss it, in points. */
const attempt = 60;

export class SheetPart {
  /** @type {Element} */
  element;
  /** The heights at which the sheet rests, ascending. */
  heights = [0];
  /** The height at which the sheet is out of sight, in points. */
  gone = 0;
  canBeDismissed = false;
  /** True if a finger that scrolls content at its start scrolls it on at once. */
  scrollsFirst = false;
  /**
   * The height of the sheet, in points; null while it has the height that the app has given it.
   * @type {number | null}
   */
  height = null;
  /** True if a finger moves the sheet. */
  isDragged = false;
  #selected = 0;
  /** @type {number | null} */
  #revision = null;
  /** @type {SheetCompanions} */
  #companions;
  /**
   * The index of the height to which the sheet was let go, which the app has not confirmed; -1 for out of sight, null for none.
   * @type {number | null}
   */
  #target = null;
  #motion = new SpringMotion();
  /** The frame for which a report is planned; 0 if none is. */
  #reportFrame = 0;
  /**
   * The height of which the app was informed last, in points; null before a drag.
   * @type {number | null}
   */
  #reported = null;

  /** @param {Element} element */
  constructor(element) {
    this.element = element;
    this.#companions = new SheetCompanions(element.context.find);
    element.node.classList.add('sheet');
    element.context.sheets.add(this);
  }

  /**
   * Applies the description of a sheet.
   * @param {SheetContent} value
   */
  apply(value) {
    object(value);
    if (!Array.isArray(value.h) || value.h.length === 0) throw new TypeError('a sheet has at least one height');
    const heights = numbers(value.h, value.h.length);
    const selected = number(value.at, 'selected height');
    if (!Number.isInteger(selected) || !(selected in heights)) throw new TypeError('the selected height is one of them');
    const revision = number(value.rev, 'revision');
    const companions = (value.with ?? []).map(readCompanion);
    this.gone = number(value.g, 'height that is gone');
    [this.heights, this.#selected] = [heights, selected];
    this.canBeDismissed = Boolean(value.d);
    this.scrollsFirst = Boolean(value.sf);
    this.#companions.replace(companions);
    const isMoved = this.#revision !== null && revision > this.#revision;
    this.#revision = revision;
    if (isMoved) this.#takeAppsHeight();
    else if (this.#target === selected) this.#target = null;
    this.element.context.unplaced.add(this);
  }

  /** True if the app has described the sheet in a way that can be read. */
  get isKnown() {
    return this.#revision !== null;
  }

  get lowest() {
    return this.heights[0];
  }

  get highest() {
    return /** @type {number} */ (this.heights.at(-1));
  }

  /** The height of the sheet, in points. */
  get current() {
    return this.height ?? this.heights[this.#selected];
  }

  /** True if the finger, or a spring, moves the sheet. */
  get isMoving() {
    return this.isDragged || this.#motion.isRunning;
  }

  /** Takes the app's height for the sheet, and ends a motion of the user's. */
  #takeAppsHeight() {
    this.#target = null;
    const wasMoving = this.isMoving || this.height !== null;
    this.isDragged = false;
    this.#stop();
    if (wasMoving) this.#spring(this.heights[this.#selected], 0);
  }

  // MARK: Dragging

  /** Takes the sheet with a finger. Returns its height, in points. */
  begin() {
    this.#stop();
    this.height = this.current;
    this.isDragged = true;
    this.#target = null;
    this.#reported = Math.round(this.height);
    return this.height;
  }

  /**
   * Moves the sheet to a height with the finger, in points.
   * @param {number} wanted
   */
  drag(wanted) {
    if (!this.isDragged) return;
    const { lowest, highest } = this;
    if (wanted > highest) this.height = highest + rubberBand(wanted - highest, slack);
    else if (wanted < lowest && !this.canBeDismissed) this.height = lowest - rubberBand(lowest - wanted, slack);
    else this.height = Math.max(wanted, this.gone);
    this.render();
    if (this.heights.length > 1) this.#reportFrame ||= requestAnimationFrame(() => this.#report());
  }

  /** Reports the height of the sheet while it lies between two of its heights. */
  #report() {
    this.#reportFrame = 0;
    if (!this.isDragged) return;
    const height = Math.round(clamp(/** @type {number} */ (this.height), this.lowest, this.highest));
    if (height === this.#reported) return;
    this.#reported = height;
    this.#send({ phase: 'moved', height });
  }

  /**
   * Lets go of the sheet at a height, with a velocity in points a millisecond, positive upwards. The sheet goes to the one of its
   * heights that is nearest to where it would come.
   * @param {number} wanted
   * @param {number} velocity
   */
  release(wanted, velocity) {
    if (!this.isDragged) return;
    this.isDragged = false;
    const { lowest, gone, heights } = this;
    const coming = wanted + velocity * reach;
    const isAway = coming < (lowest + gone) / 2;
    let event;
    if (this.canBeDismissed && isAway) {
      this.#target = -1;
      event = { phase: 'dismissed' };
    } else {
      this.#target = nearestIndex(heights, coming);
      const isAttempt = !this.canBeDismissed && (isAway || wanted < lowest - attempt);
      event = { phase: isAttempt ? 'attempted' : 'settled', detent: this.#target };
    }
    // Without a connection the sheet goes back.
    if (!this.#send(event) || this.#target === this.#selected) this.#target = null;
    this.#spring(this.#target === -1 ? gone : heights[this.#target ?? this.#selected], velocity);
  }

  /** Lets the sheet go back to where the app has it, without a report. */
  forget() {
    this.isDragged = false;
    this.#target = null;
    if (this.height !== null) this.#spring(this.heights[this.#selected], 0);
  }

  /** @param {Record<string, unknown>} event */
  #send(event) {
    return Boolean(this.element.context.send({
      type: 'sheet', view: this.element.id, revision: this.#revision, ...event,
    }));
  }

  // MARK: Motion

  /**
   * @param {number} end
   * @param {number} velocity
   */
  #spring(end, velocity) {
    this.#stop();
    const spring = { distance: this.current - end, velocity: velocity * 1000 };
    if (reducedMotion.matches || (spring.distance === 0 && velocity === 0)) return this.#arrive(end);
    this.#motion.run([spring], ([distance]) => {
      this.height = Math.max(end + distance, this.gone);
      this.render();
    }, () => this.#arrive(end));
  }

  #stop() {
    this.#motion.stop();
    cancelAnimationFrame(this.#reportFrame);
    this.#reportFrame = 0;
  }

  /** @param {number} end */
  #arrive(end) {
    this.#stop();
    this.height = end;
    this.render();
  }

  /** Writes the height of the sheet, and the look of its companions. */
  render() {
    const { node, frame } = this.element;
    const selected = this.heights[this.#selected];
    if (!this.isMoving && this.#target === null && Math.abs(this.current - selected) < 0.01) this.height = null;
    // The app was informed of where the sheet is, and has described everything for that place.
    if (this.height === null && Math.abs(frame.height - selected) < 0.05) {
      node.style.removeProperty('--rise');
      this.#companions.reset();
      return;
    }
    node.style.setProperty('--rise', px(frame.height - this.current));
    this.#companions.update(this.current);
  }

  dispose() {
    this.#stop();
    this.isDragged = false;
    this.#companions.reset();
    this.element.context.sheets.remove(this);
  }

  /** Makes the element one that stays where it is. */
  remove() {
    this.dispose();
    this.element.node.classList.remove('sheet');
    this.element.node.style.removeProperty('--rise');
  }
}
