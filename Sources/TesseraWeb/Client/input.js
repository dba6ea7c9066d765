// Text that the user edits: an input element in the node. Caret, selection, composition and autofill are the browser's own. The app
// hears of each edit, with its number; a text that the app sets names the last edit that the app had heard of.

import { styleText } from './text-style.js';
import { color, number, object, string } from './values.js';

/** The most UTF-16 units of a text, as the protocol has it. */
const maximumLength = 16_000;
const alignments = new Set(['left', 'center', 'right']);
const keyboards = new Set(['text', 'url', 'email', 'tel', 'numeric', 'decimal', 'search']);
const returnKeys = new Set(['enter', 'done', 'go', 'next', 'previous', 'search', 'send']);
const capitalizations = new Set(['none', 'words', 'sentences', 'characters']);
const token = /^[a-z0-9-]{1,32}(?: [a-z0-9-]{1,32}){0,3}$/;

export class InputPart {
  #element;
  #node = document.createElement('input');
  /** How many texts the app has set; undefined before the first. */
  #revision;
  /** How many edits the user has made, counted on from what the app had heard of at first. */
  #edits = 0;
  /** The last edit as it was sent; null before there is one. */
  #last = null;
  /** A text of the app's that waits for the end of a composition. */
  #waiting = null;
  #isComposing = false;
  #focusRevision;
  #isFocused = false;
  /** Whether the app was last told that the element has the focus. */
  #toldFocus = false;

  constructor(element) {
    this.#element = element;
    const node = this.#node;
    node.className = 'input';
    node.maxLength = maximumLength;
    node.dir = 'auto';
    element.node.append(node);
    element.context.inputs.add(this);
    node.addEventListener('compositionstart', () => { this.#isComposing = true; });
    node.addEventListener('compositionend', () => this.#endComposition());
    node.addEventListener('input', (event) => {
      // Some browsers say that a composition goes on with its last change.
      this.#report(this.#isComposing || event.isComposing);
    });
    node.addEventListener('focus', () => this.#setFocused(true));
    // A window that loses the focus takes it from its element, and gives it back.
    node.addEventListener('blur', () => { if (document.activeElement !== node) this.#setFocused(false); });
    node.addEventListener('keydown', (event) => {
      // The Return key that ends a composition ends nothing else.
      if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
      event.preventDefault();
      if (!event.repeat) this.#element.context.send({ type: 'submit', view: this.#element.id });
    });
  }

  /** Applies an input of the wire. */
  apply(value) {
    const node = this.#node;
    node.type = value.sec ? 'password' : 'text';
    node.placeholder = value.p === undefined ? '' : string(value.p, 'placeholder');
    const label = value.l === undefined ? node.placeholder : string(value.l, 'label');
    attribute(node, 'aria-label', label || undefined);
    attribute(node, 'inputmode', choice(value.kb, keyboards));
    attribute(node, 'enterkeyhint', choice(value.rk, returnKeys));
    attribute(node, 'autocapitalize', choice(value.cap, capitalizations));
    attribute(node, 'autocorrect', value.cor === undefined ? undefined : value.cor ? 'on' : 'off');
    attribute(node, 'spellcheck', value.sp === undefined ? undefined : String(Boolean(value.sp)));
    attribute(node, 'autocomplete', value.af === undefined ? 'off' : tokens(value.af));
    node.disabled = Boolean(value.d);
    styleText(node.style, object(value.s, 'style'));
    node.style.textAlign = choice(value.al, alignments) ?? 'left';
    node.style.caretColor = value.cc === undefined ? '' : color(value.cc);
    node.style.setProperty('--placeholder', value.pc === undefined ? '' : color(value.pc));
    this.#take(string(value.t, 'text'), number(value.rev, 'revision'), number(value.ed, 'edit'));
    if (value.fo !== undefined) this.#wish(object(value.fo, 'focus'));
  }

  /** Takes a text of the app's, unless the user has typed on since the app last heard. */
  #take(text, revision, edit) {
    if (this.#revision === undefined) {
      this.#edits = edit;
      this.#node.value = text;
    } else if (revision !== this.#revision && edit >= this.#edits) {
      // An app that knows of more edits than there were here heard of them from an earlier page.
      this.#edits = edit;
      if (this.#isComposing) this.#waiting = { text, edit };
      else this.#set(text);
    }
    this.#revision = revision;
  }

  /** Exchanges the text, and keeps the caret at the characters between which it stands. */
  #set(text) {
    const node = this.#node;
    const old = node.value;
    if (old === text) return;
    // The app has heard of the text before: the same text typed again is another edit.
    this.#last = null;
    const [start, end] = [node.selectionStart ?? old.length, node.selectionEnd ?? old.length];
    const { selectionDirection } = node;
    node.value = text;
    if (document.activeElement !== node) return;
    const moved = mapping(old, node.value);
    node.setSelectionRange(moved(start), moved(end), selectionDirection ?? 'none');
  }

  #endComposition() {
    this.#isComposing = false;
    const waiting = this.#waiting;
    this.#waiting = null;
    // The text may be the one of which the app has heard as a part of the composition: now it is the user's last word.
    if (waiting && waiting.edit >= this.#edits) this.#set(waiting.text);
    else this.#report(false);
  }

  #report(isComposing) {
    const node = this.#node;
    const { value: text } = node;
    const unchanged = this.#last && this.#last.text === text && Boolean(this.#last.composing) === isComposing;
    if (unchanged) return;
    this.#edits += 1;
    this.#last = {
      type: 'typed', view: this.#element.id, text, edit: this.#edits,
      selection: [node.selectionStart ?? text.length, node.selectionEnd ?? text.length],
    };
    if (isComposing) this.#last.composing = true;
    this.#element.context.send(this.#last);
  }

  /** Tells the app again what it may not have heard. */
  resend() {
    if (this.#last) this.#element.context.send(this.#last);
    if (this.#isFocused || this.#toldFocus) this.#reportFocus();
  }

  /** Forgets the focus without a word, for another app process: its numbers mean other elements. */
  forget() {
    this.#isFocused = false;
  }

  #setFocused(isFocused) {
    if (this.#isFocused === isFocused) return;
    this.#isFocused = isFocused;
    this.#reportFocus();
  }

  #reportFocus() {
    const on = this.#isFocused;
    if (this.#element.context.send({ type: 'focus', view: this.#element.id, on })) this.#toldFocus = on;
  }

  /** Gives the element the focus or takes it away, once for each wish of the app's. */
  #wish({ on, rev }) {
    if (number(rev, 'revision') === this.#focusRevision) return;
    const isFirst = this.#focusRevision === undefined;
    this.#focusRevision = rev;
    if (on) {
      // What is new takes the focus when its place is known.
      this.#element.context.focused = this;
    } else if (!isFirst) {
      this.#node.blur();
    }
  }

  focus() {
    this.#node.focus({ preventScroll: true });
  }

  remove() {
    this.#element.context.inputs.delete(this);
    // Taking it out of the page takes its focus without a word.
    if (this.#isFocused) this.#setFocused(false);
    this.#node.remove();
  }
}

/** Where places of a text are in another one: they keep to what both have in common at their start and end. */
export function mapping(old, text) {
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  return (place) => {
    if (place <= start) return place;
    if (place >= old.length - end) return place + text.length - old.length;
    return text.length - end;
  };
}

function attribute(node, name, value) {
  if (value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value);
}

function choice(value, known) {
  if (value === undefined) return undefined;
  if (!known.has(value)) throw new TypeError(`unknown value ${value}`);
  return value;
}

function tokens(value) {
  if (!token.test(string(value, 'autofill'))) throw new TypeError('autofill is a list of words');
  return value;
}

/** Leaves the focus where it is when anything else is touched, as on iOS: the app says when editing ends. */
export function keepFocus(screen) {
  screen.addEventListener('mousedown', (event) => {
    if (document.activeElement?.matches('.input') && !event.target.closest('.input')) event.preventDefault();
  });
}
