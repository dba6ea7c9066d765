// Text that the user edits, in an element of the browser, whose caret, selection, composition and autofill are the browser's.
// The app receives each edit with its number; a text that the app sets carries the number of the last edit that it had received.

import { dressInput, growInput, isMultiline, kindOf, makeInput } from './input-node.js';
import { InputSelection, mapping } from './input-selection.js';
import { withinLimit } from './limit.js';
import { wholeLooks } from './rich-text.js';
import { belongsToComposition } from '../basics/composition.js';
import { longestText, modifierBits } from '../basics/protocol.js';
import { targetOf } from '../basics/target.js';
import { number, object, string } from '../basics/values.js';

/** @import { Element } from '../scene/element.js' */
/** @import { FocusContent, InputContent, InputKind, InputNode } from './input-node.js' */
/** @import { RichNode } from './rich-node.js' */
/** @import { RichContent } from './rich-text.js' */

/**
 * An edit, as the wire has it.
 * @typedef {object} Typed
 * @property {'typed'} type
 * @property {number} view
 * @property {string} text
 * @property {number} edit
 * @property {number[]} selection
 * @property {number} revision
 * @property {boolean} [composing]
 * @property {boolean} [pasted]
 * @property {number} [looks]
 */

/** What the browser does when the user pastes or drops a text. */
const pastes = new Set(['insertFromPaste', 'insertFromDrop', 'insertFromYank']);

export class InputPart {
  /** @type {Element} */
  element;
  /**
   * The node that the user edits: an `input`, a `textarea`, or a block that has the same properties. Only an element without a
   * description has none.
   * @type {InputNode}
   */
  node = /** @type {InputNode} */ (/** @type {unknown} */ (undefined));
  /**
   * The number of texts that the app has set; undefined before the first.
   * @type {number | undefined}
   */
  revision;
  /** The number of edits that the user has made, counted on from the number with which the app began. */
  edits = 0;
  isComposing = false;
  #selection = new InputSelection(this);
  /**
   * The last edit as it was sent; null before there is one.
   * @type {Typed | null}
   */
  #last = null;
  /**
   * The app's text that waits for the end of a composition, with the edit that it answers; null if none does.
   * @type {{ text: string, edit: number, revision: number } | null}
   */
  #waiting = null;
  /**
   * The app's selection that waits for the end of a composition; null if none does.
   * @type {unknown}
   */
  #waitingSelection = null;
  /**
   * The last description.
   * @type {InputContent | null}
   */
  #content = null;
  /** True if the node that the last description needs waits for the end of a composition. */
  #isNodeWaiting = false;
  /**
   * The looks of the parts of the text that the app has sent last; undefined where the text has a single look.
   * @type {RichContent | undefined}
   */
  #looks;
  /**
   * The number of the looks that the node has taken last; undefined if it has none, or those of another text.
   * @type {number | undefined}
   */
  #looksRevision;
  /**
   * The looks of the text that wait for the end of a composition; null if none do.
   * @type {RichContent | null}
   */
  #waitingLooks = null;
  /** @type {InputKind | undefined} */
  #kind;
  /**
   * The edit whose text the app has drawn as lines, in the place of the element's own; undefined where it draws none.
   * @type {number | undefined}
   */
  #drawn;
  /** @type {number | undefined} */
  #focusRevision;
  /** The number of the app's text that the element took last. The user has made all edits since in it. */
  #base = 0;
  #isFocused = false;
  /** True while the element loses the focus and gets it back, so that a composition ends. */
  #isInterrupting = false;
  /** True if the last report of the focus was that the element has it. */
  #hasReportedFocus = false;

  /** @param {Element} element */
  constructor(element) {
    this.element = element;
    element.context.inputs.add(this);
  }

  /**
   * Applies an input of the wire.
   * @param {InputContent} value
   */
  apply(value) {
    this.#content = value;
    this.#chooseNode(value);
    dressInput(this.node, value);
    this.#take(string(value.t, 'text'), number(value.rev, 'revision'), number(value.ed, 'edit'), Boolean(value.ec));
    this.#drawn = this.isRich ? undefined : value.dr;
    this.#updateDrawn();
    this.resize();
    if (value.se !== undefined) {
      if (this.isComposing) this.#waitingSelection = value.se;
      else this.#selection.take(value.se, Boolean(value.fo?.on));
    }
    if (value.fo !== undefined) this.#takeFocus(/** @type {FocusContent} */ (object(value.fo, 'focus')));
  }

  /**
   * Applies the looks of the parts of the text, which come after the text itself.
   * @param {RichContent | undefined} description Undefined if the text has a single look.
   */
  applyLooks(description) {
    const looks = description && wholeLooks(description, this.#looks);
    this.#looks = looks;
    const value = this.#content;
    if (!value) return;
    if (this.#chooseNode(value)) dressInput(this.node, value);
    this.#drawn = this.isRich ? undefined : value.dr;
    if (looks && this.isRich) this.#takeLooks(looks);
    this.#updateDrawn();
    this.resize();
  }

  /**
   * Makes the node that a description needs, unless it would interrupt a composition. Returns true if there is another one.
   * @param {InputContent} value
   */
  #chooseNode(value) {
    const kind = kindOf(value, this.#looks !== undefined);
    this.#isNodeWaiting = this.isComposing && kind !== this.#kind;
    if (kind === this.#kind || this.#isNodeWaiting) return false;
    this.#make(kind);
    return true;
  }

  /** True if the user edits the text with the looks of its parts, so that the element needs no lines of the app's. */
  get isRich() {
    return this.#kind === 'rich line' || this.#kind === 'rich lines';
  }

  /** @param {InputKind} kind */
  #make(kind) {
    const old = this.node;
    const node = makeInput(kind, this.element, {
      undo: (isRedo) => this.#undo(isRedo), copy: () => this.#reportCopying(), submit: () => this.#submit(),
    });
    const wasRich = this.isRich;
    this.node = node;
    this.#kind = kind;
    this.#looksRevision = undefined;
    if (this.isRich !== wasRich) this.element.text?.refresh();
    if (old) this.#replace(old);
    else this.element.node.append(node);
    const { node: holder, parent } = this.element;
    holder.classList.toggle('grows', isMultiline(node));
    // The Tab key reaches the text, and not the element that scrolls it.
    if (parent?.scroller) parent.node.tabIndex = -1;
    this.isComposing = false;
    node.addEventListener('compositionstart', () => { this.isComposing = true; });
    node.addEventListener('compositionend', () => this.#endComposition());
    node.addEventListener('input', (event) => {
      growInput(node, this.element, true);
      const { isComposing, inputType } = /** @type {InputEvent} */ (event);
      // Some browsers report with the last change of a composition that it goes on.
      this.#report(this.isComposing || isComposing, pastes.has(inputType));
    });
    node.addEventListener('focus', () => this.#setFocused(true));
    // A window that loses the focus takes it from its element, and gives it back.
    node.addEventListener('blur', (event) => {
      if (document.activeElement === node) return;
      const next = /** @type {FocusEvent} */ (event).relatedTarget;
      // As on iOS, the next text begins before this one ends: the app may refuse that, and the keyboard stays where it is.
      if (next instanceof HTMLElement && next.matches('.input')) setTimeout(() => this.#endFocus());
      else if (this.element.context.inputBehindMenu !== this) this.#setFocused(false);
    });
    node.addEventListener('keydown', (event) => this.#press(/** @type {KeyboardEvent} */ (event)));
  }

  /**
   * Lets the present node take the place of another one, with its text, its selection and the focus. The keyboard stays.
   * @param {InputNode} old
   */
  #replace(old) {
    const { node } = this;
    const isFocused = document.activeElement === old;
    const { selectionStart, selectionEnd, selectionDirection } = old;
    node.value = old.value;
    old.after(node);
    node.setSelectionRange(selectionStart ?? 0, selectionEnd ?? 0, selectionDirection ?? 'none');
    if (isFocused) node.focus({ preventScroll: true });
    old.remove();
  }

  /**
   * Asks the app to undo an edit, as the keys do.
   * @param {boolean} isRedo
   */
  #undo(isRedo) {
    const modifiers = modifierBits.command | (isRedo ? modifierBits.shift : 0);
    this.element.context.send({ type: 'command', input: 'z', modifiers });
  }

  /** Reports that the user copies the selection, since the app has the looks of what is copied. */
  #reportCopying() {
    this.#selection.reportNow();
    this.element.context.send({ type: 'editing', action: 'copy' });
  }

  /**
   * Gives the parts of the text their looks, unless the user has made edits that the app had not received.
   * @param {RichContent} looks
   */
  #takeLooks(looks) {
    this.#waitingLooks = this.isComposing ? looks : null;
    const node = /** @type {RichNode} */ (this.node);
    const isAnother = number(looks.ed, 'edit') !== this.edits;
    // Without any looks the text would not be there.
    if (this.isComposing || isAnother && node.hasLooks) return;
    node.takeLooks(looks, isAnother);
    this.#looksRevision = isAnother ? undefined : number(looks.rev, 'number of the looks');
  }

  /** Makes the element fit its frame. */
  resize() {
    if (this.node) growInput(this.node, this.element);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { element, node } = this;
    // The Return key that ends a composition ends nothing else.
    if (belongsToComposition(event)) return;
    if (event.key === 'Enter' && !isMultiline(node)) {
      event.preventDefault();
      if (!event.repeat) this.#submit();
    } else if (event.key === 'Backspace' && node.selectionStart === 0 && node.selectionEnd === 0) {
      // The app must know that the caret is at the start.
      this.#selection.reportNow();
      element.context.send({ type: 'erase', view: element.id });
    }
  }

  /** Reports that the Return key of a line is pressed. */
  #submit() {
    this.element.context.send({ type: 'submit', view: this.element.id });
  }

  /** Lets the lines that the app has drawn take the place of the element's own, where the user has not typed on. */
  #updateDrawn() {
    this.element.node.classList.toggle('drawn', this.#drawn === this.edits && !this.isComposing);
  }

  /**
   * Takes a text of the app's, unless the user has made edits that the app had not received.
   * @param {string} text
   * @param {number} revision
   * @param {number} edit
   * @param {boolean} endsComposition
   */
  #take(text, revision, edit, endsComposition) {
    if (this.revision === undefined) {
      this.edits = edit;
      this.#write(text);
      this.#base = revision;
    } else if (revision !== this.revision && edit >= this.edits) {
      // An app that counts more edits than this page has received them from an earlier page.
      this.edits = edit;
      if (this.isComposing) {
        this.#waiting = { text, edit, revision };
        if (endsComposition) this.#interruptComposition();
      } else {
        this.#set(text, revision);
      }
    }
    this.revision = revision;
  }

  /** Ends a composition, which browsers do only when the element loses the focus. It gets the focus back at once. */
  #interruptComposition() {
    this.#isInterrupting = true;
    this.node.blur();
    this.focus();
    this.#isInterrupting = false;
    if (this.isComposing) this.#endComposition();
  }

  /** @param {string} text */
  #write(text) {
    this.node.value = text;
    // The whole text is sent with each edit, which a longer text does not allow.
    this.node.readOnly = text.length > longestText;
  }

  /**
   * Exchanges the text, and keeps the caret at the characters between which it stands.
   * @param {string} text
   * @param {number} revision
   */
  #set(text, revision) {
    const { node } = this;
    this.#base = revision;
    const old = node.value;
    if (old === text) return;
    // The app has received the text before; the same text typed again is another edit.
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
    const [waiting, selection, looks] = [this.#waiting, this.#waitingSelection, this.#waitingLooks];
    this.#waiting = null;
    this.#waitingSelection = null;
    this.#waitingLooks = null;
    if (this.#isNodeWaiting && this.#content) {
      this.#chooseNode(this.#content);
      dressInput(this.node, this.#content);
      this.#drawn = this.isRich ? undefined : this.#content.dr;
      if (this.#looks && this.isRich) this.#takeLooks(this.#looks);
    }
    // The app may have received the text as a part of the composition; now the text is final.
    if (waiting && waiting.edit >= this.edits) this.#set(waiting.text, waiting.revision);
    else this.#report(false);
    if (looks && this.isRich) this.#takeLooks(looks);
    if (selection) this.#selection.take(selection);
    this.#updateDrawn();
    growInput(this.node, this.element);
  }

  /**
   * @param {boolean} isComposing
   * @param {boolean} [isPasted]
   */
  #report(isComposing, isPasted) {
    const { node, element } = this;
    // An input method may go beyond the limit as long as it composes. What has no room afterwards is left out.
    const isLong = node.value.length > longestText;
    if (isLong && (isComposing || node.readOnly)) return;
    if (isLong) this.#shorten();
    const { value: text } = node;
    const unchanged = this.#last && this.#last.text === text && Boolean(this.#last.composing) === isComposing;
    if (unchanged) return;
    this.edits += 1;
    this.#last = { type: 'typed', view: element.id, text, edit: this.edits, selection: this.#selection.range,
      revision: this.#base };
    if (isComposing) this.#last.composing = true;
    if (isPasted) this.#last.pasted = true;
    if (this.#looksRevision !== undefined) this.#last.looks = this.#looksRevision;
    this.#updateDrawn();
    element.context.send(this.#last);
    this.#selection.note();
  }

  /** Leaves out what has no room in a text that the user has composed, unless the browser does that itself. */
  #shorten() {
    const { node } = this;
    const { value } = node;
    const caret = node.selectionEnd ?? value.length;
    const text = withinLimit(value, caret, longestText);
    node.value = text;
    const place = caret + text.length - value.length;
    node.setSelectionRange(place, place);
  }

  /** Sends the last edit and the focus again, which the app may not have received. */
  resend() {
    if (this.#last) this.element.context.send(this.#last);
    if (this.#isFocused || this.#hasReportedFocus) this.#reportFocus();
    this.#selection.check();
  }

  /** Forgets the focus without a report when there is another app process, whose numbers mean other elements. */
  forget() {
    this.#isFocused = false;
    this.#stopWaiting();
    if (this.element.context.inputBehindMenu === this) this.element.context.inputBehindMenu = null;
  }

  /** @param {boolean} isFocused */
  #setFocused(isFocused) {
    if (this.#isInterrupting) return;
    if (!isFocused && this.element.context.inputBehindMenu === this) this.element.context.inputBehindMenu = null;
    if (this.#isFocused === isFocused) return;
    this.#isFocused = isFocused;
    this.#reportFocus();
    if (isFocused) this.#selection.check();
  }

  /** Reports that the element has lost the focus, unless the menu that had the focus has given it back. */
  endMenu() {
    this.element.context.inputBehindMenu = null;
    this.#endFocus();
  }

  /** Reports that the element has lost the focus, unless it has it again. */
  #endFocus() {
    if (document.activeElement !== this.node && this.node.isConnected) this.#setFocused(false);
  }

  #reportFocus() {
    const on = this.#isFocused;
    const { element: { context, id } } = this;
    // The number 0 means that no request of the app has arrived yet.
    if (context.send({ type: 'focus', view: id, on, rev: this.#focusRevision ?? 0 })) this.#hasReportedFocus = on;
  }

  /**
   * Gives the element the focus or takes it away, once for each request of the app.
   * @param {FocusContent} request
   */
  #takeFocus({ on, rev }) {
    if (number(rev, 'revision') === this.#focusRevision) return;
    this.#focusRevision = rev;
    if (on) {
      // A new element takes the focus when its place is known.
      this.element.context.focused = this;
    } else {
      this.#stopWaiting();
      if (this.element.context.inputBehindMenu === this) this.#setFocused(false);
      // The user may have given the focus, so that this is the first request of the app.
      this.node.blur();
    }
  }

  focus() {
    this.node.focus({ preventScroll: true });
  }

  /** Forgets that the app wants the focus here. */
  #stopWaiting() {
    const { context } = this.element;
    if (context.focused === this) context.focused = null;
  }

  remove() {
    this.element.context.inputs.delete(this);
    this.#stopWaiting();
    // The browser sends no event when an element with the focus leaves the page.
    if (this.#isFocused) this.#setFocused(false);
    this.#selection.remove();
    const { node, parent } = this.element;
    node.classList.remove('grows', 'drawn');
    if (parent?.scroller) parent.node.tabIndex = 0;
    this.node?.remove();
    this.#kind = undefined;
    this.element.text?.refresh();
  }
}

/**
 * Keeps the focus where it is when the user touches anything else, as on iOS, where the app ends editing. Only a list of the
 * browser's own takes the focus, since it would not open otherwise.
 * @param {HTMLElement} screen
 */
export function keepFocus(screen) {
  screen.addEventListener('mousedown', (event) => {
    if (document.activeElement?.matches('.input') && !targetOf(event).closest('.input, select')) event.preventDefault();
  });
}
