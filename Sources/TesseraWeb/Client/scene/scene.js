// The scene: all elements by number, and the operations that an app sends to change them.

import { arrange } from './arrangement.js';
import { readAnimation } from '../basics/animation.js';
import { Drags } from '../touch/drop.js';
import { Element } from './element.js';
import { Fonts } from '../text/fonts.js';
import { updateGrid } from './grid.js';
import { isNamedList, updateList } from './list-role.js';
import { nameRows } from './row-name.js';
import { listenForSelecting } from '../text/selecting.js';
import { insert } from '../basics/insertion.js';
import { SheetDrags } from '../sheet/sheet-drag.js';
import { Swipes } from '../swipe/swipe.js';
import { clearMeasurements, fit } from '../text/text.js';
import { focusedElement } from '../basics/target.js';
import { updateHiddenStops } from './hidden-stops.js';
import { updateModals } from './modals.js';
import { Transition } from './transition.js';
import { messageOf, number, object, string, warn } from '../basics/values.js';

/** @import { AnimationContent } from '../basics/animation.js' */
/** @import { Send } from '../connection.js' */
/** @import { ControlPart } from '../controls/control.js' */
/** @import { InputPart } from '../input/input.js' */
/** @import { ScrollEffect } from '../scroll/scroll-effect.js' */
/** @import { Scroller } from '../scroll/scroll.js' */
/** @import { SheetPart } from '../sheet/sheet.js' */
/** @import { Properties } from './element-setters.js' */
/** @import { FontContent } from '../text/fonts.js' */
/** @import { Players } from '../media/players.js' */
/** @import { TextPart } from '../text/text.js' */
/** @import { Script } from '../web/web-part.js' */

/**
 * The operation of the wire that creates an element. The root has no parent.
 * @typedef {{ op: '+', id: number, in?: number, at: number, class: string, set: Properties }} Creation
 */
/**
 * The operation of the wire that changes an element.
 * @typedef {{ op: '=', id: number, set: Properties, clear?: string[], animate?: AnimationContent }} Change
 */
/**
 * The operation of the wire that begins a transition of an element.
 * @typedef {{ op: '~', id: number, style: string, animate: AnimationContent }} TransitionStart
 */
/**
 * An operation of the wire. The others move an element, remove it, make a font available, or end an element's animations.
 * @typedef {Creation | Change | { op: '>', id: number, in: number, at: number } | { op: '-', id: number }
 *   | { op: 'f', id: number, set: FontContent } | TransitionStart | { op: '!', id: number }} Operation
 */

/**
 * The functions and sets that the scene gives to its elements.
 * @typedef {object} Context
 * @property {Send} send
 * @property {string} resources The address under which images and fonts are found.
 * @property {string} documents The address under which documents of the app find its folders.
 * @property {HTMLElement} screen
 * @property {Set<TextPart>} texts
 * @property {Set<TextPart>} unfitted The texts whose lines have still to be fitted into their widths.
 * @property {Set<Scroller>} scrollers
 * @property {Set<Scroller>} unscrolled The scrolling elements that have come with the present message.
 * @property {Set<Element>} modals The dialogs.
 * @property {Set<Element>} covered The elements that are out of reach with their content, because something covers them.
 * @property {Set<Element>} hidden The elements that assistive technology ignores with their content.
 * @property {Map<HTMLElement, string | null>} passed The nodes that the Tab key would reach if they were not hidden, with the
 *   attribute `tabindex` that they had.
 * @property {Set<Element>} lists The elements whose children or descriptions have changed, and that may be lists or contain
 * grids.
 * @property {Set<Element>} rows The rows outside of lists that are named by their content.
 * @property {Set<Element>} unnamed Those of them that have to be named anew.
 * @property {Set<Element>} unread The elements whose children have still to be put into the order of reading.
 * @property {Players} players The players of sound and video.
 * @property {Swipes} swipes
 * @property {Drags} drags
 * @property {SheetDrags} sheets
 * @property {Set<SheetPart>} unplaced The sheets that have still to be put in their places.
 * @property {Map<number, Set<ScrollEffect>>} effects The effects by the number of the element on whose scrolling they depend.
 * @property {Set<InputPart | ControlPart>} inputs
 * @property {InputPart | null} focused The input that takes the focus after the present message, or when it is no longer hidden
 * or out of reach.
 * @property {InputPart | null} inputBehindMenu The input whose focus a menu has, which gives it back; null if there is none.
 * @property {(id: number) => Element | undefined} find
 */

/** A selector of nodes with a role, a name or a text. */
const named = '[role], [aria-label], .t, input, textarea, .input';

export class Scene {
  /** @type {Map<number, Element>} */
  #elements = new Map();
  /** @type {Element | null} */
  #root = null;
  /** @type {HTMLElement} */
  #screen;
  /** @type {Context} */
  #context;
  #fonts = new Fonts();
  /** @type {number | null} */
  #patches = null;

  /**
   * Makes a scene whose nodes live in `screen` and that sends events through `send`.
   * @param {HTMLElement} screen
   * @param {Send} send
   * @param {Players} players
   */
  constructor(screen, send, players) {
    this.#screen = screen;
    this.#context = {
      send, resources: '', documents: '', screen, players, texts: new Set(), unfitted: new Set(), scrollers: new Set(), unscrolled: new Set(),
      modals: new Set(), lists: new Set(), rows: new Set(), unnamed: new Set(), unread: new Set(),
      covered: new Set(), hidden: new Set(), passed: new Map(),
      swipes: new Swipes(screen), drags: new Drags(screen, send), effects: new Map(), inputs: new Set(), focused: null,
      inputBehindMenu: null, sheets: new SheetDrags(screen), unplaced: new Set(), find: (id) => this.#elements.get(id),
    };
    listenForSelecting(this.#context.texts);
    document.fonts.addEventListener('loadingdone', () => {
      clearMeasurements();
      fit(this.#context.texts);
    });
  }

  /** Removes all elements when there is another app process, whose numbers mean other elements. */
  clear() {
    for (const input of this.#context.inputs) input.forget();
    this.#root?.dispose();
    this.#root?.node.remove();
    this.#root = null;
    this.#elements.clear();
    this.#fonts.clear();
  }

  /**
   * The address under which images and fonts are found, and to which files are sent.
   * @param {string} path
   */
  set resources(path) {
    this.#context.resources = path;
  }

  get resources() {
    return this.#context.resources;
  }

  /**
   * Takes the address under which documents of the app find its folders.
   * @param {unknown} path
   */
  findDocuments(path) {
    const address = new URL(string(path, 'documents'), location.href);
    if (address.origin !== location.origin) throw new TypeError('the host names documents of another origin');
    this.#context.documents = address.href;
  }

  /**
   * Gives the focus to an element, because the app wants the user's attention there. Returns false if there is no such element,
   * if a dialog covers it, or if the user is typing elsewhere.
   * @param {number} id
   */
  focus(id) {
    const node = this.#elements.get(id)?.node;
    if (!node || node.closest('[inert]') || focusedElement()?.matches('input, textarea, select, .input')) return false;
    // A box without a name says nothing, so that the first thing in it is meant. An item of a list says what it contains.
    const target = node.matches(`${named}, [data-focus]`) ? node : /** @type {HTMLElement} */ (node.querySelector(named) ?? node);
    if (!target.matches('input, textarea, .input') && !target.hasAttribute('tabindex')) {
      target.tabIndex = -1;
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
    }
    target.focus();
    return document.activeElement === target;
  }

  /**
   * Runs a script of the app in the web page within an element. Returns false if there is no such page.
   * @param {number} id
   * @param {Script} script
   */
  run(id, script) {
    return this.#elements.get(id)?.web?.take(script) ?? false;
  }

  /** The number of patches that were applied since the whole scene of the present connection, or null before that scene. */
  get patches() {
    return this.#patches;
  }

  /** Notes that the connection is lost. The next one begins with a whole scene. */
  lose() {
    this.#patches = null;
  }

  get inputs() {
    return this.#context.inputs;
  }

  get scrollers() {
    return this.#context.scrollers;
  }

  /** The rows that can be swiped aside. */
  get swipes() {
    return this.#context.swipes;
  }

  /** The sheets that can be dragged. */
  get sheets() {
    return this.#context.sheets;
  }

  /** Sends the places of all rows again, which the app may not have received. */
  resendSwipes() {
    for (const { swipe } of this.#elements.values()) swipe?.resend();
  }

  /**
   * Makes the elements those of a whole scene: keeps the elements that it lists, and drops the others.
   * @param {unknown} operations A list of operations.
   */
  replace(operations) {
    const listed = new Set();
    for (const operation of /** @type {Operation[]} */ (list(operations))) if (operation?.op === '+') listed.add(operation.id);
    for (const [id, element] of this.#elements) {
      if (!listed.has(id) && this.#elements.has(id)) this.#detach(element);
    }
    this.patch(operations);
    this.#patches = 0;
  }

  /**
   * Applies operations in order.
   * @param {unknown} operations A list of operations.
   */
  patch(operations) {
    if (this.#patches !== null) this.#patches += 1;
    for (const operation of /** @type {Operation[]} */ (list(operations))) {
      try {
        this.#perform(object(operation, 'operation'));
      } catch (error) {
        warn(`operation ${JSON.stringify(operation)?.slice(0, 200)}: ${messageOf(error)}`);
      }
    }
    for (const scroller of this.#context.unscrolled) scroller.isUnscrolled = false;
    this.#context.unscrolled.clear();
    const changed = [...this.#context.unread];
    for (const element of changed) arrange(element);
    this.#context.unread.clear();
    fit(this.#context.unfitted);
    this.#context.unfitted.clear();
    for (const sheet of this.#context.unplaced) sheet.render();
    this.#context.unplaced.clear();
    this.#updateLists();
    updateHiddenStops(this.#context);
    // What is no longer hidden has been described anew.
    this.#updateLists();
    nameRows(changed, this.#context);
    updateModals(this.#context);
    this.#giveFocus();
  }

  /**
   * Gives the focus to the input for which the app wants it. A browser refuses it to what a dialog or a menu keeps out of reach,
   * and to what is hidden, such as a cell while its picture returns from the menu in which the user has chosen to rename it. The
   * input waits until then.
   */
  #giveFocus() {
    const { focused } = this.#context;
    if (!focused) return;
    const { node } = focused.element;
    if (node.closest('[inert]') || !node.checkVisibility({ visibilityProperty: true })) return;
    this.#context.focused = null;
    focused.focus();
  }

  #updateLists() {
    const { lists } = this.#context;
    const changed = [...lists].filter((element) => element.isList || isNamedList(element));
    for (const element of changed) updateList(element);
    for (const element of lists) updateGrid(element);
    lists.clear();
  }

  /** @param {Operation} operation */
  #perform(operation) {
    switch (operation.op) {
      case '+': return this.#create(operation);
      case '=': return this.#update(operation);
      case '>': return this.#move(this.#element(operation.id), operation.in, operation.at);
      case '-': return this.#detach(this.#element(operation.id));
      case 'f': return this.#fonts.add(operation.id, object(operation.set, 'set'), this.#context.resources);
      case '~': return this.#transition(operation);
      case '!': return this.#element(operation.id).stop();
      default: throw new TypeError('an operation is +, =, >, -, f, ~ or !');
    }
  }

  /** @param {number} id */
  #element(id) {
    const element = this.#elements.get(id);
    if (!element) throw new TypeError(`there is no element ${id}`);
    return element;
  }

  /** @param {Creation} operation */
  #create({ id, in: parentId, at, class: viewClass, set }) {
    const properties = object(set, 'set');
    let element = this.#elements.get(number(id, 'id'));
    if (element) {
      this.#move(element, parentId, at);
      element.replace(properties);
      return;
    }
    const isRoot = parentId === undefined || parentId === null;
    const parent = isRoot ? null : this.#element(parentId);
    element = new Element(id, string(viewClass, 'class'), this.#context);
    this.#elements.set(id, element);
    if (parent) this.#insert(element, parent, at);
    else this.#makeRoot(element);
    element.update(properties, []);
  }

  /** @param {Change} operation */
  #update({ id, set, clear, animate }) {
    const element = this.#element(id);
    const properties = object(set ?? {}, 'set');
    const cleared = /** @type {string[]} */ (list(clear ?? []));
    element.update(properties, cleared, readAnimation(animate));
  }

  /** @param {TransitionStart} operation */
  #transition({ id, style, animate }) {
    new Transition(this.#element(id), string(style, 'style'), readAnimation(animate));
  }

  /** @param {Element} element */
  #makeRoot(element) {
    if (this.#root) this.#detach(this.#root);
    this.#root = element;
    this.#screen.append(element.node);
  }

  /**
   * @param {Element} element
   * @param {number | null | undefined} parentId
   * @param {number} index
   */
  #move(element, parentId, index) {
    if (parentId === undefined || parentId === null) {
      if (element !== this.#root) throw new TypeError('only the root has no parent');
      return;
    }
    const parent = this.#element(parentId);
    /** @type {Element | null} */
    let above = parent;
    for (; above; above = above.parent) {
      if (above === element) throw new TypeError('an element cannot contain itself');
    }
    if (element.parent === parent && parent.children[index] === element) return;
    const siblings = element.parent?.children;
    siblings?.splice(siblings.indexOf(element), 1);
    this.#insert(element, parent, index);
  }

  /**
   * @param {Element} element
   * @param {Element} parent
   * @param {number} index
   */
  #insert(element, parent, index) {
    const at = Math.max(0, Math.min(parent.children.length, number(index, 'index')));
    const next = parent.children[at]?.box ?? parent.swipe?.tail ?? null;
    parent.children.splice(at, 0, element);
    for (const list of [parent, element.parent]) if (list) this.#context.lists.add(list);
    const wasElsewhere = element.parent !== parent;
    element.parent = parent;
    this.#context.unread.add(parent);
    insert(element.box, parent.childrenBox, next);
    if (wasElsewhere && element.level !== null) {
      element.level = null;
      element.stack();
    }
    if (wasElsewhere && element.properties.f) element.place();
  }

  /** @param {Element} element */
  #detach(element) {
    const siblings = element.parent?.children;
    siblings?.splice(siblings.indexOf(element), 1);
    if (element.parent) this.#context.lists.add(element.parent);
    if (element.parent) this.#context.unread.add(element.parent);
    if (element === this.#root) this.#root = null;
    const { box } = element;
    element.dispose();
    box.remove();
    /** @param {Element} gone */
    const forget = (gone) => {
      this.#elements.delete(gone.id);
      gone.children.forEach(forget);
    };
    forget(element);
  }
}

/**
 * Returns a list, or throws an error.
 * @param {unknown} value
 * @returns {unknown[]}
 */
function list(value) {
  if (!Array.isArray(value)) throw new TypeError('a list is expected');
  return value;
}
