// Context menus: a finger that stays, the secondary button of the mouse and the keyboard ask the app for one.
//
// Where the app has said that a menu is certain, a finger lifts its element at once, before the app has received the question.

import { elementOf } from '../basics/element-of.js';
import { coordinate, wish } from '../basics/protocol.js';
import { targetOf } from '../basics/target.js';
import { reportPlaces, touchedElement } from './touched-element.js';
import { wishesAt, wishing } from './wishes.js';

/** @import { Send } from '../connection.js' */
/** @import { Element } from '../scene/element.js' */
/** @import { Touches } from './touch.js' */

/** The times after which a finger that stays lifts its element and asks for a menu, in milliseconds. */
const liftDelay = 150;
const menuDelay = 500;
/** The distance that a finger may move meanwhile, in points. */
const allowance = 10;
/** The time for which an element stays lifted without an answer of the app, in milliseconds. */
const patience = 2000;

export class ContextMenus {
  /** @type {HTMLElement} */
  #screen;
  /** @type {Send} */
  #send;
  /** @type {Touches} */
  #touches;
  #patches;
  /**
   * The finger that stays, with its place in points, its element, the node that it lifts, and its timers; null if there is none.
   * @type {{ id: number, x: number, y: number, element: Element, lifted: HTMLElement | null, timers: number[], hasAsked?: boolean } | null}
   */
  #finger = null;
  /**
   * The element for which a mouse has asked early.
   * @type {Element | null}
   */
  #early = null;
  /** True after a key has asked, until it comes up: the event that the browser makes of the same key asks no more. */
  #isByKey = false;

  /**
   * Asks through `send`; `touches` are those of the screen, which keep a finger from scrolling.
   * @param {HTMLElement} screen
   * @param {Send} send
   * @param {Touches} touches
   * @param {() => number | null} patches Returns the number of patches that were applied since the whole scene of the present
   *   connection, or null before that scene.
   */
  constructor(screen, send, touches, patches) {
    this.#screen = screen;
    this.#send = send;
    this.#touches = touches;
    this.#patches = patches;
    screen.addEventListener('pointerdown', (event) => this.#began(event));
    screen.addEventListener('takeover', () => this.#drop());
    screen.addEventListener('contextmenu', (event) => this.#asked(event));
    screen.addEventListener('pointerover', (event) => this.#over(event));
    addEventListener('pointermove', (event) => this.#moved(event));
    addEventListener('pointerup', (event) => this.#ended(event));
    addEventListener('pointercancel', (event) => this.#ended(event));
    addEventListener('keydown', (event) => this.#key(event));
    addEventListener('keyup', () => { this.#isByKey = false; });
  }

  /** Forgets the finger that stays, because the app is gone. */
  forget() {
    this.#drop();
  }

  /** @param {PointerEvent} event */
  #began(event) {
    if (event.pointerType === 'mouse') return;
    // With a second finger, the gesture is no longer one for a menu.
    if (this.#finger) return this.#drop();
    if (isEdited(targetOf(event)) || targetOf(event).closest?.('button')) return;
    const element = wishing(targetOf(event), wish.contextMenu);
    if (!element) return;
    const { pointerId: id, clientX: x, clientY: y } = event;
    // A list asks for the menus of its rows, of which one is lifted.
    const lifts = wishing(targetOf(event), wish.lift);
    // Some parts of an element take each finger at once, for example the handle that moves a row. The app may open no menu there,
    // so that the page lifts nothing before the app answers.
    const keeper = targetOf(event).closest?.('.keeps:not(.scroller)');
    const isLifted = lifts && element.node.contains(lifts.node) && (!keeper || keeper.contains(lifts.node));
    const lifted = isLifted ? lifts.node : null;
    const timers = [setTimeout(() => this.#ask(), menuDelay)];
    if (lifted) timers.push(setTimeout(() => lifted.classList.add('lifting'), liftDelay));
    this.#finger = { id, x, y, element, lifted, timers };
  }

  /** @param {PointerEvent} event */
  #moved({ pointerId, clientX, clientY }) {
    const finger = this.#finger;
    if (finger?.id !== pointerId || finger.hasAsked) return;
    if (Math.hypot(clientX - finger.x, clientY - finger.y) > allowance) this.#drop();
  }

  /** @param {PointerEvent} event */
  #ended({ pointerId }) {
    if (this.#finger?.id === pointerId) this.#drop();
  }

  #ask() {
    const finger = this.#finger;
    if (!finger) return;
    const { id, x, y, element, lifted, timers } = finger;
    if (!element.node.isConnected) return this.#drop();
    finger.hasAsked = true;
    // From here on the finger scrolls nothing. Where a menu is not certain, the app says so itself.
    if (lifted) this.#touches.claim(id);
    this.#send({ type: 'contextMenu', view: element.id, x: coordinate(x), y: coordinate(y), touch: id });
    timers.push(setTimeout(() => lifted?.classList.remove('lifting'), patience));
  }

  #drop() {
    if (!this.#finger) return;
    const { timers, lifted } = this.#finger;
    for (const timer of timers) clearTimeout(timer);
    lifted?.classList.remove('lifting');
    this.#finger = null;
  }

  /**
   * Asks the app early for the menu of an element over which a mouse comes, if the app has not said yet whether the element has
   * one.
   * @param {PointerEvent} event
   */
  #over(event) {
    const { pointerType, clientX: x, clientY: y } = event;
    const target = targetOf(event);
    const part = pointerType === 'mouse' ? elementOf(target) : null;
    const element = part && wishing(target, wish.earlyMenuQuestion);
    // A place beside the items of a list has no menu of an item.
    if (!element || element === part || part === this.#early) return;
    this.#early = part;
    this.#send({ type: 'contextMenu', view: element.id, x: coordinate(x), y: coordinate(y), early: true });
  }

  /**
   * Asks the app for a menu in the place of the browser's own.
   * @param {PointerEvent} event
   */
  #asked(event) {
    const isFinger = event.pointerType === 'touch' || event.pointerType === 'pen';
    // A finger on a text that is edited selects a word, and opens the browser's menu.
    if (isEdited(targetOf(event)) && (isFinger || !ownMenu(targetOf(event)))) return;
    if (this.#isByKey || isFinger) return event.preventDefault();
    const element = ownMenu(targetOf(event)) ?? wishing(targetOf(event), wish.contextMenu);
    if (!element) {
      if (wishesAt(targetOf(event)) & wish.secondaryButton) event.preventDefault();
      return;
    }
    event.preventDefault();
    // A key has no place; a browser gives the place of the element that has the focus.
    const isMouse = event.button === 2 || event.pointerType === 'mouse' || event.ctrlKey;
    if (isMouse) reportPlaces(targetOf(event));
    this.#send({
      type: 'contextMenu', view: element.id,
      ...(isMouse ? {
        x: coordinate(event.clientX), y: coordinate(event.clientY), target: touchedElement(event, this.#patches()),
      } : {}),
    });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (!isMenuKey || event.defaultPrevented || isEdited(targetOf(event))) return;
    const inner = elementOf(targetOf(event));
    if (!inner || !(wishing(inner.node, wish.contextMenu) || inner.node.closest('[data-actions]'))) return;
    event.preventDefault();
    if (event.repeat) return;
    this.#isByKey = true;
    // The innermost element with the focus is asked first: a row of a list, say.
    this.#send({ type: 'contextMenu', view: inner.id });
  }
}

/**
 * Returns the element of a text that the user edits, if the app has a menu for it, or null.
 * @param {HTMLElement} node
 */
const ownMenu = (node) => {
  const element = isEdited(node) ? elementOf(node) : null;
  return element?.properties.in?.mn ? element : null;
};

/**
 * Returns true if a node is text that the user edits, whose menu is the browser's.
 * @param {HTMLElement} node
 */
const isEdited = (node) => Boolean(node.closest?.('input, textarea, select, [contenteditable]'));
