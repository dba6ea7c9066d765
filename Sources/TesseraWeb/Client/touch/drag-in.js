// Files and texts that the user drags from another program over the page. The browser displays them. The app receives the place
// of the pointer, and says whether it takes them there.

import { coordinate, mostFiles } from '../basics/protocol.js';
import { knownTypes, readFiles } from '../files/contents.js';
import { targetOf } from '../basics/target.js';
import { number, object } from '../basics/values.js';

/** @import { Send } from '../connection.js' */
/** @import { Contents, Item } from '../files/contents.js' */

/** The media types of texts that the page reads, the best one first. */
const textTypes = ['text/uri-list', 'text/html', 'text/plain'];

/** The input elements in which the user types. */
const textFields = '.input, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])';
/** The time after which items have left the page if the browser reports no further place, in milliseconds. */
const silence = 250;

export class DragsIn {
  /** @type {Send} */
  #send;
  /** The number of the last drag. */
  #number = 0;
  /** True if the items are over the page and the app knows that. */
  #isOver = false;
  /** True unless the app has said that a drop would have no effect. */
  #isAccepted = true;
  /** True if the app has accepted the items at some place, so that it knows them. */
  #isKnown = false;
  /** True if a connection takes the reports. */
  #isConnected = true;
  /** The timer of the end of the drag, or 0. */
  #timer = 0;
  /** The last place that the app has got. */
  #place = { x: NaN, y: NaN };
  /** @type {Contents} */
  #contents;

  /**
   * @param {Send} send
   * @param {Contents} contents Gets what the user drops.
   */
  constructor(send, contents) {
    this.#send = send;
    this.#contents = contents;
    for (const type of /** @type {const} */ (['dragenter', 'dragover'])) addEventListener(type, (event) => this.#moved(event));
    addEventListener('dragleave', (event) => {
      // The pointer has only left one element for another one. Some versions of Safari do not say so, and go on to report places.
      if (!event.relatedTarget) this.#timer ||= setTimeout(() => this.#left(event), silence);
    });
    addEventListener('drop', (event) => this.#drop(event));
  }

  /**
   * Takes the app's answer, which is true if it takes the items at the present place.
   * @param {unknown} value
   */
  take(value) {
    const { drag, accepts } = object(value, 'drop');
    if (number(drag, 'drag') !== this.#number) return;
    this.#isAccepted = accepts === true;
    this.#isKnown ||= this.#isAccepted;
  }

  /** Forgets the drag under way: the connection is lost, and the app has cancelled it. */
  lose() {
    this.#isOver = false;
  }

  /** @param {DragEvent} event */
  #moved(event) {
    const items = describe(event);
    if (!items) return this.#left(event);
    // Without this, the browser would open a dropped file in place of the page.
    event.preventDefault();
    this.#stopWaiting();
    const isWelcome = this.#isAccepted && this.#isConnected;
    if (event.dataTransfer) event.dataTransfer.dropEffect = isWelcome ? effect(event.dataTransfer.effectAllowed) : 'none';
    if (!this.#isOver) this.#begin();
    const { x, y } = placeOf(event);
    if (x === this.#place.x && y === this.#place.y) return;
    this.#place = { x, y };
    this.#report('moved', event, this.#isKnown ? undefined : items);
  }

  #begin() {
    this.#number = this.#contents.next();
    this.#isOver = true;
    this.#isAccepted = true;
    this.#isKnown = false;
    this.#place = { x: NaN, y: NaN };
  }

  /** @param {DragEvent} event */
  #left(event) {
    this.#stopWaiting();
    if (!this.#isOver) return;
    this.#isOver = false;
    this.#report('left', event);
  }

  /** @param {DragEvent} event */
  #drop(event) {
    if (!describe(event)) return this.#left(event);
    event.preventDefault();
    this.#stopWaiting();
    if (!this.#isOver) this.#begin();
    this.#isOver = false;
    const { items, contents } = read(/** @type {DataTransfer} */ (event.dataTransfer));
    if (items.length === 0) return this.#report('left', event);
    this.#contents.keep(this.#number, contents);
    this.#report('dropped', event, items);
  }

  #stopWaiting() {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  /**
   * @param {'moved' | 'left' | 'dropped'} phase
   * @param {DragEvent} event
   * @param {Item[]} [items]
   */
  #report(phase, event, items) {
    this.#isConnected = this.#send({ type: 'dragIn', n: this.#number, phase, ...placeOf(event), items });
  }
}

/** @param {DragEvent} event */
function placeOf({ clientX, clientY }) {
  return { x: coordinate(clientX), y: coordinate(clientY) };
}

/**
 * Returns the effect of a drop that the app accepts: it gets a copy.
 * @param {DataTransfer['effectAllowed']} allowed
 * @returns {DataTransfer['dropEffect']}
 */
function effect(allowed) {
  // Another program would remove what it lets the page move only.
  return allowed === 'move' || allowed === 'none' ? 'none' : allowed === 'link' || allowed === 'linkMove' ? 'link' : 'copy';
}

/**
 * Returns what the browser says about the items before they are dropped, or null if the app gets none of them.
 * @param {DragEvent} event
 * @returns {Item[] | null}
 */
function describe(event) {
  const { dataTransfer } = event;
  if (!dataTransfer) return null;
  if (dataTransfer.types.includes('Files')) {
    return [...dataTransfer.items].filter(({ kind }) => kind === 'file').slice(0, mostFiles).map(({ type }) => ({
      kind: 'file', types: knownTypes(type),
    }));
  }
  // The browser itself inserts texts into an input element.
  if (targetOf(event).closest?.(textFields)) return null;
  const types = textTypes.filter((type) => dataTransfer.types.includes(type));
  return types.length > 0 ? [{ kind: 'text', types }] : null;
}

/**
 * Reads the items that were dropped.
 * @param {DataTransfer} dataTransfer
 * @returns {{ items: Item[], contents: Blob[] }} The items, and all contents of the first item, those of the second, and so on.
 */
function read(dataTransfer) {
  if (dataTransfer.types.includes('Files')) return readFiles(dataTransfer);
  const texts = textTypes.map((type) => ({ type, text: textOf(dataTransfer, type) })).filter(({ text }) => text !== '');
  return {
    items: texts.length > 0 ? [{ kind: 'text', types: texts.map(({ type }) => type) }] : [],
    contents: texts.map(({ type, text }) => new Blob([text], { type })),
  };
}

/**
 * Returns a text of a drag. Of a list of addresses it returns the first one.
 * @param {DataTransfer} dataTransfer
 * @param {string} type
 */
function textOf(dataTransfer, type) {
  const text = dataTransfer.getData(type);
  return type === 'text/uri-list' ? text.split(/\r?\n/).find((line) => line && !line.startsWith('#'))?.trim() ?? '' : text;
}
