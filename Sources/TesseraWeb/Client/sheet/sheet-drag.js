// Dragging sheets: by finger, which content in a sheet shares with it, and by mouse.
//
// A finger on content that can scroll away from its start scrolls it. Where the content is at its start, a finger that goes down
// takes the sheet, and one that goes up takes it until the sheet has its greatest height; from there on it scrolls the content. A
// finger with which the browser scrolls takes the sheet once the content has come to its start.

import { vertical } from '../basics/axis.js';
import { elementOf } from '../basics/element-of.js';
import { beforeScrolling } from '../basics/still.js';
import { targetOf } from '../basics/target.js';
import { Velocity } from '../basics/velocity.js';
import { isKept } from '../touch/wishes.js';

/** @import { Point } from '../basics/axis.js' */
/** @import { Scroller } from '../scroll/scroll.js' */
/** @import { SheetPart } from './sheet.js' */

/**
 * A pointer on a sheet, with the place where it went down.
 * @typedef {object} Pointer
 * @property {number} id
 * @property {SheetPart} sheet
 * @property {Scroller[]} scrollers The elements in the sheet that scroll around the pointer, the innermost first.
 * @property {boolean} isTouch
 * @property {number} x
 * @property {number} y
 * @property {boolean} isOurs True once the pointer moves the sheet.
 * @property {boolean} isDecided True once the pointer has moved far enough for its direction to count.
 * @property {Velocity} velocity
 * @property {number} last The vertical place of the pointer at its last event.
 * @property {number} start The vertical place at which the pointer took the sheet.
 * @property {number} height The height of the sheet then, in points.
 * @property {number} wanted The height at which the pointer wants the sheet, in points.
 */

/** The distance that a mouse goes before its direction counts, in points. */
const least = 6;

export class SheetDrags {
  /** @type {HTMLElement} */
  #screen;
  /**
   * The sheets of the scene.
   * @type {Set<SheetPart>}
   */
  #sheets = new Set();
  /**
   * The pointer that moves a sheet or may move one; null if there is none.
   * @type {Pointer | null}
   */
  #pointer = null;

  /** @param {HTMLElement} screen */
  constructor(screen) {
    this.#screen = screen;
    screen.addEventListener('pointerdown', (event) => this.#pressed(event), { capture: true });
    addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'touch' && event.pointerId === this.#pointer?.id) this.#moved(event, event);
    });
    addEventListener('pointerup', (event) => {
      if (event.pointerId === this.#pointer?.id) this.#released(event.timeStamp);
    });
    addEventListener('pointercancel', (event) => {
      // The touch events of a finger go on while the browser scrolls with it.
      if (event.pointerType !== 'touch' && event.pointerId === this.#pointer?.id) this.#released(event.timeStamp);
    });
    /** @param {TouchEvent} event */
    const ended = (event) => {
      if (this.#pointer?.isTouch && event.touches.length === 0) this.#released(event.timeStamp);
    };
    screen.addEventListener('touchend', ended, { capture: true, passive: true });
    screen.addEventListener('touchcancel', ended, { capture: true, passive: true });
  }

  /** @param {SheetPart} sheet */
  add(sheet) {
    this.#sheets.add(sheet);
  }

  /**
   * Forgets a sheet that is gone.
   * @param {SheetPart} sheet
   */
  remove(sheet) {
    this.#sheets.delete(sheet);
    if (this.#pointer?.sheet === sheet) this.#end();
  }

  /**
   * Gives up a pointer that belongs to a gesture of the app, unless the pointer moves a sheet already.
   * @param {number} id
   */
  giveUp(id) {
    if (this.#pointer?.id === id && !this.#pointer.isOurs) this.#end();
  }

  /** Ends the drag and lets all sheets go back, because the app is gone. */
  forget() {
    this.#end();
    for (const sheet of this.#sheets) sheet.forget();
  }

  /** Puts the sheets in their places, after the app has changed the elements around them. */
  render() {
    for (const sheet of this.#sheets) sheet.render();
  }

  /** @param {PointerEvent} event */
  #pressed(event) {
    // A second finger ends the drag.
    if (!event.isPrimary) return this.#released(event.timeStamp);
    this.#end();
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    const { sheet, scrollers } = around(targetOf(event));
    if (!sheet || isKept(targetOf(event)) || targetOf(event).closest('.keeps, input, textarea, select, [contenteditable]')) return;
    const isTouch = event.pointerType === 'touch';
    // A mouse scrolls by its wheel and chooses text.
    if (!isTouch && (scrollers.length > 0 || targetOf(event).closest('.t'))) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    this.#pointer = {
      id, sheet, scrollers, isTouch, x, y, isOurs: false, isDecided: false, velocity: new Velocity(), last: y,
      start: y, height: 0, wanted: 0,
    };
    if (isTouch) this.#screen.addEventListener('touchmove', this.#touched, beforeScrolling);
  }

  /** @param {TouchEvent} event */
  #touched = (event) => {
    if (event.touches.length > 1) return this.#released(event.timeStamp);
    this.#moved(event.changedTouches[0], event);
  };

  /**
   * @param {{ clientX: number, clientY: number }} place
   * @param {UIEvent} event
   */
  #moved(place, event) {
    const pointer = this.#pointer;
    if (!pointer) return;
    const way = { x: place.clientX - pointer.x, y: place.clientY - pointer.y };
    if (!pointer.isOurs && !this.#takes(pointer, way, place.clientY)) {
      pointer.last = place.clientY;
      return;
    }
    if (event.cancelable) event.preventDefault();
    // Otherwise the scrolling element would draw its content beyond its edge.
    if (pointer.isTouch) event.stopPropagation();
    pointer.last = place.clientY;
    pointer.wanted = pointer.height + pointer.start - place.clientY;
    pointer.velocity.add(event.timeStamp, { x: 0, y: place.clientY });
    this.#moveSheet(pointer);
  }

  /**
   * Returns true if the pointer moves its sheet, now that it has moved this far.
   * @param {Pointer} pointer
   * @param {Point} way
   * @param {number} y
   */
  #takes(pointer, way, y) {
    const { sheet, scrollers } = pointer;
    if (pointer.isDecided) {
      // The browser scrolls: the sheet goes on where the content cannot.
      const isAtStart = scrollers.length > 0 && scrollers.every((one) => one.isAtStart(vertical));
      if (!isAtStart || y <= pointer.last || scrollers.some((one) => one.refresh)) return false;
    } else {
      const far = Math.hypot(way.x, way.y);
      // A browser decides with a finger's first move whether it scrolls.
      if (far === 0 || (!pointer.isTouch && far < least)) return false;
      pointer.isDecided = true;
      if (Math.abs(way.x) > Math.abs(way.y)) {
        this.#end();
        return false;
      }
      if (!this.#isSheets(pointer, way.y)) {
        // Without content that scrolls, the finger moves no sheet any more.
        if (scrollers.length === 0) this.#end();
        return false;
      }
    }
    pointer.isOurs = true;
    pointer.start = y;
    pointer.height = sheet.begin();
    pointer.wanted = pointer.height;
    for (const scroller of scrollers) {
      scroller.stopSprings();
      scroller.pull(vertical, 0);
    }
    // From here on neither the app nor a scrolling element gets the pointer.
    sheet.element.node.dispatchEvent(new CustomEvent('takeover', { bubbles: true, detail: pointer.id }));
    if (!pointer.isTouch) this.#screen.setPointerCapture(pointer.id);
    return true;
  }

  /**
   * Returns true if a way up or down moves the sheet rather than content in it.
   * @param {Pointer} pointer
   * @param {number} way
   */
  #isSheets({ sheet, scrollers }, way) {
    if (scrollers.length === 0) return true;
    if (!scrollers.every((one) => one.isAtStart(vertical))) return false;
    if (way > 0) return !scrollers.some((one) => one.refresh);
    return !sheet.scrollsFirst && sheet.current < sheet.highest - 0.5;
  }

  /**
   * Moves the sheet, and scrolls the content in it by the distance that the sheet cannot go up.
   * @param {Pointer} pointer
   */
  #moveSheet({ sheet, scrollers, wanted }) {
    const [scroller] = scrollers;
    const beyond = Math.max(0, wanted - sheet.highest);
    if (!scroller) return sheet.drag(wanted);
    sheet.drag(Math.min(wanted, sheet.highest));
    if (beyond > 0) scroller.take();
    scroller.setPosition(vertical, beyond);
  }

  /** @param {number} time */
  #released(time) {
    const pointer = this.#pointer;
    this.#end(true);
    if (!pointer?.isOurs) return;
    const { sheet, scrollers, wanted } = pointer;
    const velocity = -pointer.velocity.end(time).y;
    const [scroller] = scrollers;
    if (!scroller || wanted <= sheet.highest) return sheet.release(wanted, velocity);
    sheet.release(sheet.highest, 0);
    scroller.glideOn(vertical, velocity);
  }

  #end(isReleased = false) {
    const pointer = this.#pointer;
    this.#pointer = null;
    this.#screen.removeEventListener('touchmove', this.#touched, beforeScrolling);
    if (pointer?.isOurs && !isReleased) pointer.sheet.forget();
  }
}

/**
 * Returns the sheet around a node, and the elements in the sheet that scroll up and down around the node, the innermost first.
 * @param {HTMLElement} node
 */
function around(node) {
  const scrollers = [];
  for (let element = elementOf(node); element; element = element.parent) {
    if (element.sheet?.isKnown) return { sheet: element.sheet, scrollers };
    if (element.scroller?.value && element.scroller.canMove(vertical)) scrollers.push(element.scroller);
  }
  return { sheet: null, scrollers };
}
