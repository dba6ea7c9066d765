// Text that the user edits: an element of the browser's own in the node. Caret, selection, composition and autofill are the browser's.
// The app hears of each edit, with its number; a text that the app sets names the last edit that the app had heard of.

import { dressInput, growInput, makeInput, maximumLength } from './input-node.js';
import { InputSelection, mapping } from './input-selection.js';
import { targetOf } from './target.js';
import { number, object, string } from './values.js';

/** @import { Element } from './element.js' */

export class InputPart {
  /** @type {Element} */
  element;
  /**
   * What the user edits: an `input` or a `textarea`.
   * @type {HTMLInputElement | HTMLTextAreaElement}
   */
  node = /** @type {any} */ (undefined);
  /**
   * How many texts the app has set; undefined before the first.
   * @type {number | undefined}
   */
  revision;
  /** How many edits the user has made, counted on from what the app had heard of at first. */
  edits = 0;
  isComposing = false;
  #selection = new InputSelection(this);
  /**
   * The last edit as it was sent; null before there is one.
   * @type {Record<string, any> | null}
   */
  #last = null;
  /**
   * What of the app's waits for the end of a composition: a text with the edit that it answers.
   * @type {{ text: string, edit: number } | null}
   */
  #waiting = null;
  /**
   * A selection of the app's that waits for the same.
   * @type {any}
   */
  #waitingSelection = null;
  /**
   * The edit whose text the app has drawn as lines, in the place of the element's own; undefined where it draws none.
   * @type {number | undefined}
   */
  #drawn;
  /** @type {number | undefined} */
  #focusRevision;
  #isFocused = false;
  /** Whether the app was last told that the element has the focus. */
  #toldFocus = false;

  /** @param {Element} element */
  constructor(element) {
    this.element = element;
    element.context.inputs.add(this);
  }

  /**
   * Applies an input of the wire.
   * @param {any} value
   */
  apply(value) {
    const isMultiline = Boolean(value.ml);
    if (!this.node || isMultiline !== (this.node.localName === 'textarea')) this.#make(isMultiline);
    dressInput(this.node, value);
    this.#take(string(value.t, 'text'), number(value.rev, 'revision'), number(value.ed, 'edit'));
    this.#drawn = value.dr;
    this.#showDrawn();
    this.resize();
    if (value.se !== undefined) {
      if (this.isComposing) this.#waitingSelection = value.se;
      else this.#selection.take(value.se);
    }
    if (value.fo !== undefined) this.#wish(object(value.fo, 'focus'));
  }

  /** @param {boolean} isMultiline */
  #make(isMultiline) {
    const old = this.node;
    const node = makeInput(isMultiline);
    this.node = node;
    if (old) {
      node.value = old.value;
      old.replaceWith(node);
    } else {
      this.element.node.append(node);
    }
    const { node: holder, parent } = this.element;
    holder.classList.toggle('grows', isMultiline);
    // The Tab key reaches the text, and not what scrolls it.
    if (parent?.scroller) parent.node.tabIndex = -1;
    this.isComposing = false;
    node.addEventListener('compositionstart', () => { this.isComposing = true; });
    node.addEventListener('compositionend', () => this.#endComposition());
    node.addEventListener('input', (/** @type {any} */ event) => {
      growInput(node, this.element, true);
      // Some browsers say that a composition goes on with its last change.
      this.#report(this.isComposing || event.isComposing);
    });
    node.addEventListener('focus', () => this.#setFocused(true));
    // A window that loses the focus takes it from its element, and gives it back.
    node.addEventListener('blur', () => { if (document.activeElement !== node) this.#setFocused(false); });
    node.addEventListener('keydown', (event) => this.#press(/** @type {KeyboardEvent} */ (event)));
  }

  /** Makes the element fit its frame. */
  resize() {
    if (this.node) growInput(this.node, this.element);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { element, node } = this;
    // The Return key that ends a composition ends nothing else.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && node.localName === 'input') {
      event.preventDefault();
      if (!event.repeat) element.context.send({ type: 'submit', view: element.id });
    } else if (event.key === 'Backspace' && node.value === '') {
      element.context.send({ type: 'erase', view: element.id });
    }
  }

  /** Lets the lines that the app has drawn take the place of the element's own, where the user has not typed on. */
  #showDrawn() {
    this.element.node.classList.toggle('drawn', this.#drawn === this.edits && !this.isComposing);
  }

  /**
   * Takes a text of the app's, unless the user has typed on since the app last heard.
   * @param {string} text
   * @param {number} revision
   * @param {number} edit
   */
  #take(text, revision, edit) {
    if (this.revision === undefined) {
      this.edits = edit;
      this.#write(text);
    } else if (revision !== this.revision && edit >= this.edits) {
      // An app that knows of more edits than there were here heard of them from an earlier page.
      this.edits = edit;
      if (this.isComposing) this.#waiting = { text, edit };
      else this.#set(text);
    }
    this.revision = revision;
  }

  /** @param {string} text */
  #write(text) {
    this.node.value = text;
    // What is typed goes to the app as a whole: a longer text cannot.
    this.node.readOnly = text.length > maximumLength;
  }

  /**
   * Exchanges the text, and keeps the caret at the characters between which it stands.
   * @param {string} text
   */
  #set(text) {
    const { node } = this;
    const old = node.value;
    if (old === text) return;
    // The app has heard of the text before: the same text typed again is another edit.
    this.#last = null;
    const [start, end] = this.#selection.range;
    const { selectionDirection } = node;
    this.#write(text);
    if (document.activeElement !== node) return;
    const moved = mapping(old, node.value);
    node.setSelectionRange(moved(start), moved(end), selectionDirection ?? 'none');
    this.#selection.check();
  }

  #endComposition() {
    this.isComposing = false;
    const [waiting, selection] = [this.#waiting, this.#waitingSelection];
    this.#waiting = null;
    this.#waitingSelection = null;
    // The text may be the one of which the app has heard as a part of the composition: now it is the user's last word.
    if (waiting && waiting.edit >= this.edits) this.#set(waiting.text);
    else this.#report(false);
    if (selection) this.#selection.take(selection);
    growInput(this.node, this.element);
  }

  /** @param {boolean} isComposing */
  #report(isComposing) {
    const { node, element } = this;
    const { value: text } = node;
    const unchanged = this.#last && this.#last.text === text && Boolean(this.#last.composing) === isComposing;
    if (unchanged) return;
    this.edits += 1;
    this.#last = { type: 'typed', view: element.id, text, edit: this.edits, selection: this.#selection.range };
    if (isComposing) this.#last.composing = true;
    this.#showDrawn();
    element.context.send(this.#last);
    this.#selection.note();
  }

  /** Tells the app again what it may not have heard. */
  resend() {
    if (this.#last) this.element.context.send(this.#last);
    if (this.#isFocused || this.#toldFocus) this.#reportFocus();
    this.#selection.check();
  }

  /** Forgets the focus without a word, for another app process: its numbers mean other elements. */
  forget() {
    this.#isFocused = false;
  }

  /** @param {boolean} isFocused */
  #setFocused(isFocused) {
    if (this.#isFocused === isFocused) return;
    this.#isFocused = isFocused;
    this.#reportFocus();
    if (isFocused) this.#selection.check();
  }

  #reportFocus() {
    const on = this.#isFocused;
    const { element: { context, id } } = this;
    // JSON leaves out what is undefined: no wish yet.
    if (context.send({ type: 'focus', view: id, on, rev: this.#focusRevision })) this.#toldFocus = on;
  }

  /**
   * Gives the element the focus or takes it away, once for each wish of the app's.
   * @param {any} options
   */
  #wish({ on, rev }) {
    if (number(rev, 'revision') === this.#focusRevision) return;
    const isFirst = this.#focusRevision === undefined;
    this.#focusRevision = rev;
    if (on) {
      // What is new takes the focus when its place is known.
      this.element.context.focused = this;
    } else if (!isFirst) {
      this.node.blur();
    }
  }

  focus() {
    this.node.focus({ preventScroll: true });
  }

  remove() {
    this.element.context.inputs.delete(this);
    // Taking it out of the page takes its focus without a word.
    if (this.#isFocused) this.#setFocused(false);
    this.#selection.remove();
    const { node, parent } = this.element;
    node.classList.remove('grows', 'drawn');
    if (parent?.scroller) parent.node.tabIndex = 0;
    this.node?.remove();
  }
}

/**
 * Leaves the focus where it is when anything else is touched, as on iOS: the app says when editing ends.
 * @param {HTMLElement} screen
 */
export function keepFocus(screen) {
  screen.addEventListener('mousedown', (event) => {
    if (document.activeElement?.matches('.input') && !targetOf(event).closest('.input')) event.preventDefault();
  });
}
