// The element in which the user edits a text whose parts have looks of their own. A `textarea` has a single look, so this is an
// editable block with the same properties. The browser edits it; what it would not do as in a plain text, the element does
// itself.

import { behindOpened, forgetBlock, isBlock, keyAround, makeBlock, openSpan } from './rich-look.js';
import { placeOf, pointAt, readText } from './rich-places.js';
import { RichText, imageCharacter } from './rich-text.js';
import { shortened, withinLimit } from './limit.js';
import { longestText } from '../basics/protocol.js';

/** @import { Context } from '../scene/scene.js' */
/** @import { RichContent } from './rich-text.js' */

/**
 * What the owner of the element does: it undoes or redoes an edit, and learns that the selection is copied, or that the Return
 * key of a line is pressed.
 * @typedef {{ undo: (isRedo: boolean) => void, copy: () => void, submit: () => void }} RichOwner
 */
/** @typedef {'forward' | 'backward' | 'none'} Direction */
/**
 * @typedef {HTMLTextAreaElement & { hasLooks: boolean, takeLooks: (content: RichContent, isAnother?: boolean) => void }} RichNode
 */

/**
 * The text that was copied last from a text with looks, and the same without its images; null before there is one.
 * @type {{ text: string, plain: string } | null}
 */
let copied = null;

/** The edits that a browser makes of a text, in the place of a part or at the caret. */
const insertions = new Set(['insertText', 'insertReplacementText', 'insertFromYank', 'insertFromDrop', 'insertTranspose']);

/**
 * Makes the element. It has those properties of a `textarea` that a text needs, and a method that takes looks.
 * @param {Context} context
 * @param {RichOwner} owner
 * @param {boolean} isLine True if the text has a single line.
 */
export function makeRichNode(context, owner, isLine) {
  const node = document.createElement('div');
  node.tabIndex = 0;
  makeEditable(node, true);
  if (!isLine) node.ariaMultiLine = 'true';
  const editor = new RichEditor(node, context, owner, isLine);
  /**
   * @template T
   * @param {() => T} get
   * @param {(value: T) => void} [set]
   */
  const property = (get, set = () => {}) => ({ get, set });
  return /** @type {RichNode} */ (/** @type {unknown} */ (Object.defineProperties(node, {
    value: property(() => editor.text, (text) => editor.write(text)),
    selectionStart: property(() => editor.selection[0]),
    selectionEnd: property(() => editor.selection[1]),
    selectionDirection: property(() => editor.selection[2]),
    setSelectionRange: { value: (/** @type {number} */ start, /** @type {number} */ end, /** @type {Direction} */ direction) => editor.select(start, end, direction) },
    readOnly: property(() => editor.isReadOnly, (value) => { editor.isReadOnly = value; }),
    disabled: property(() => editor.isDisabled, (value) => { editor.isDisabled = value; }),
    placeholder: property(() => node.dataset.placeholder ?? '', (text) => { node.dataset.placeholder = text; }),
    hasLooks: property(() => editor.hasLooks),
    takeLooks: { value: (/** @type {RichContent} */ content, isAnother = false) => editor.takeLooks(content, isAnother) },
  })));
}

/**
 * @param {HTMLElement} node
 * @param {boolean} isEditable
 */
function makeEditable(node, isEditable) {
  node.setAttribute('contenteditable', isEditable ? 'plaintext-only' : 'false');
  // Browsers that do not know this value keep the text plain by what the editor does.
  if (isEditable && node.contentEditable !== 'plaintext-only') node.contentEditable = 'true';
}

class RichEditor {
  #node;
  #context;
  #owner;
  #isLine;
  #model = new RichText();
  #isComposing = false;
  #isReadOnly = false;
  #isDisabled = false;
  /**
   * The selection that the element had last, which it gets back with the focus.
   * @type {[start: number, end: number, direction: Direction]}
   */
  #selection = [0, 0, 'none'];

  /**
   * @param {HTMLElement} node
   * @param {Context} context
   * @param {RichOwner} owner
   * @param {boolean} isLine
   */
  constructor(node, context, owner, isLine) {
    this.#node = node;
    this.#context = context;
    this.#owner = owner;
    this.#isLine = isLine;
    node.addEventListener('beforeinput', (event) => this.#willEdit(event));
    node.addEventListener('input', (event) => { if (event.isTrusted) this.#read(); });
    node.addEventListener('compositionstart', () => this.#beginComposition());
    node.addEventListener('compositionend', () => {
      this.#isComposing = false;
      this.#read();
    });
    node.addEventListener('focus', () => this.#show());
    node.addEventListener('blur', () => {
      this.#selection = this.selection;
      if (isLine && node.firstElementChild) node.firstElementChild.scrollLeft = 0;
    });
    node.addEventListener('paste', (event) => this.#paste(event));
    for (const type of /** @type {const} */ (['copy', 'cut'])) node.addEventListener(type, (event) => this.#copy(event, type === 'cut'));
  }

  get text() {
    return this.#model.text;
  }

  get isReadOnly() {
    return this.#isReadOnly;
  }

  set isReadOnly(value) {
    this.#isReadOnly = value;
    this.#node.ariaReadOnly = value ? 'true' : null;
  }

  get isDisabled() {
    return this.#isDisabled;
  }

  set isDisabled(value) {
    if (value === this.#isDisabled) return;
    this.#isDisabled = value;
    this.#node.ariaDisabled = value ? 'true' : null;
    this.#node.tabIndex = value ? -1 : 0;
    makeEditable(this.#node, !value);
  }

  /**
   * Exchanges the whole text.
   * @param {string} text
   */
  write(text) {
    if (text === this.text) return;
    this.#model.replaceAll(text);
    // As in a plain text, the caret goes to the end unless it is put elsewhere.
    this.#selection = [text.length, text.length, 'none'];
    this.#render(null);
  }

  get hasLooks() {
    return this.#model.hasLooks;
  }

  /**
   * Gives the parts of the present text their looks.
   * @param {RichContent} content
   * @param {boolean} isAnother True if the looks are those of another text.
   */
  takeLooks(content, isAnother) {
    // Before the first looks there is no place for the caret.
    const selection = this.hasLooks ? this.#present() : null;
    this.#model.take(content, isAnother);
    this.#render(selection);
  }

  // Selection

  /**
   * The present selection, or the last one if the element has none.
   * @returns {[start: number, end: number, direction: Direction]}
   */
  get selection() {
    return this.#present() ?? this.#selection;
  }

  /**
   * Returns the page's selection if it is in the element, and otherwise null.
   * @returns {[start: number, end: number, direction: Direction] | null}
   */
  #present() {
    const selection = getSelection();
    if (document.activeElement !== this.#node || !selection) return null;
    const anchor = placeOf(this.#node, selection.anchorNode, selection.anchorOffset);
    const focus = placeOf(this.#node, selection.focusNode, selection.focusOffset);
    if (anchor === null || focus === null) return null;
    return anchor <= focus ? [anchor, focus, anchor < focus ? 'forward' : 'none'] : [focus, anchor, 'backward'];
  }

  /**
   * Selects a part.
   * @param {number} start
   * @param {number} end
   * @param {Direction} [direction]
   */
  select(start, end, direction = 'none') {
    const limit = (/** @type {number} */ place) => Math.min(Math.max(place, 0), this.text.length);
    this.#selection = [limit(start), Math.max(limit(start), limit(end)), direction];
    this.#show();
  }

  /** Makes the kept selection that of the page if the element has the focus. */
  #show() {
    const [start, end, direction] = this.#selection;
    if (document.activeElement !== this.#node) return;
    const [from, to] = direction === 'backward' ? [end, start] : [start, end];
    const [anchor, focus] = [pointAt(this.#node, from), pointAt(this.#node, to)];
    getSelection()?.setBaseAndExtent(...anchor, ...focus);
  }

  // Editing

  /**
   * Edits in the place of the browser where that would do something else than in a plain text, or give the text another look.
   * @param {InputEvent} event
   */
  #willEdit(event) {
    const { inputType } = event;
    if (this.#isReadOnly || this.#isDisabled || inputType.startsWith('format')) {
      event.preventDefault();
      return;
    }
    if (inputType === 'historyUndo' || inputType === 'historyRedo') {
      event.preventDefault();
      this.#owner.undo(inputType === 'historyRedo');
      return;
    }
    const isBreak = inputType === 'insertParagraph' || inputType === 'insertLineBreak';
    if (isBreak && this.#isLine) {
      // Keyboards of phones do not name the Return key as long as the word before it is underlined.
      event.preventDefault();
      this.#owner.submit();
      return;
    }
    if (this.#isComposing || event.isComposing || !event.cancelable) return;
    const range = this.#rangeOf(event);
    if (isBreak) {
      event.preventDefault();
      this.#edit(range, '\n', inputType);
    } else if (insertions.has(inputType)) {
      const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (inputType === 'insertText' && this.#isInPlace(range)) return;
      event.preventDefault();
      this.#edit(range, text, inputType);
    } else if (inputType.startsWith('delete') && range[1] > range[0]) {
      event.preventDefault();
      this.#edit(range, '', inputType);
    }
  }

  /**
   * Returns the part that an event is about.
   * @param {InputEvent} event
   * @returns {[start: number, end: number]}
   */
  #rangeOf(event) {
    const [range] = event.getTargetRanges();
    const [start, end] = this.selection;
    const { inputType } = event;
    // Browsers do not agree on what is deleted beside an image.
    if (start === end && inputType === 'deleteContentBackward' && this.text[start - 1] === imageCharacter) return [start - 1, start];
    if (start === end && inputType === 'deleteContentForward' && this.text[start] === imageCharacter) return [start, start + 1];
    if (!range) return [start, end];
    const from = placeOf(this.#node, range.startContainer, range.startOffset) ?? start;
    return [from, Math.max(from, placeOf(this.#node, range.endContainer, range.endOffset) ?? end)];
  }

  /**
   * Returns true if what is typed at the caret belongs to the span in which the browser would put it.
   * @param {[start: number, end: number]} range
   */
  #isInPlace([start, end]) {
    const node = getSelection()?.anchorNode;
    if (start !== end || node?.nodeType !== Node.TEXT_NODE || this.text.length >= longestText) return false;
    return keyAround(node) === this.#model.typed(start, end)?.key;
  }

  /**
   * Exchanges a part of the text, as if the user had typed it.
   * @param {readonly [start: number, end: number, direction?: Direction]} range
   * @param {string} inserted
   * @param {string} inputType
   */
  #edit([start, end], inserted, inputType) {
    if (this.#isReadOnly || this.#isDisabled) return;
    const room = longestText - this.text.length + end - start;
    const text = shortened(inserted.replace(/\r\n?|\n/g, this.#isLine ? ' ' : '\n'), Math.max(0, room));
    if (text === '' && start === end) return;
    const caret = start + text.length;
    // As in the app, what both texts have in common keeps its looks.
    this.#model.replaceAll(this.text.slice(0, start) + text + this.text.slice(end), caret);
    this.#render([caret, caret, 'none']);
    this.#node.dispatchEvent(new InputEvent('input', { inputType, bubbles: true }));
    this.#reveal();
  }

  /**
   * Lets the browser compose a text in the look that typed text has at the caret. It would continue the part before the caret.
   */
  #beginComposition() {
    this.#isComposing = true;
    const [start, end] = this.selection;
    const selection = getSelection();
    const typed = this.#model.typed(start, end);
    if (start !== end || !selection?.anchorNode || !typed || keyAround(selection.anchorNode) === typed.key) return;
    const place = openSpan(this.#node, selection.anchorNode, selection.anchorOffset, typed.look, this.#context);
    if (place) selection.collapse(...place);
  }

  /** Takes over what the browser has edited. */
  #read() {
    const caret = getSelection();
    const behind = caret && this.#isComposing ? behindOpened(caret.anchorNode, caret.anchorOffset) : null;
    // Chromium leaves the caret before what it puts into an empty span.
    if (behind) caret?.collapse(...behind);
    let text = readText(this.#node);
    // A keyboard may insert several words at once, with a line break among them.
    if (this.#isLine) text = text.replaceAll('\n', ' ');
    let selection = this.#present();
    if (text.length > longestText && this.#isReadOnly) {
      this.#node.replaceChildren();
      this.#render(this.#selection);
      return;
    }
    if (text.length > longestText && !this.#isComposing) {
      const caret = selection?.[1] ?? text.length;
      const whole = text;
      text = withinLimit(whole, caret, longestText);
      const place = caret + text.length - whole.length;
      selection = [place, place, 'none'];
    }
    if (text !== this.text) this.#model.replaceAll(text, selection?.[1]);
    forgetBlock(this.#node, getSelection()?.anchorNode ?? null);
    // An input method needs the elements as they are.
    if (!this.#isComposing) this.#render(selection);
  }

  /**
   * Copies the selected text. For other programs there are no images in it.
   * @param {ClipboardEvent} event
   * @param {boolean} isCut
   */
  #copy(event, isCut) {
    const [start, end] = this.selection;
    if (event.defaultPrevented || start === end) return;
    event.preventDefault();
    const text = this.text.slice(start, end);
    copied = { text, plain: text.replaceAll(imageCharacter, '') };
    event.clipboardData?.setData('text/plain', copied.plain);
    this.#owner.copy();
    if (isCut) this.#edit([start, end], '', 'deleteByCut');
  }

  /**
   * Pastes a text, with its images if it was copied in this page.
   * @param {ClipboardEvent} event
   */
  #paste(event) {
    const data = event.clipboardData;
    if (event.defaultPrevented || !data) return;
    const plain = data.getData('text/plain');
    const isOther = data.types.some((type) => type !== 'text/plain');
    const text = copied?.plain === plain && !isOther ? copied.text : plain;
    if (!text) return;
    event.preventDefault();
    this.#edit(this.selection, text, 'insertFromPaste');
  }

  // Elements

  /**
   * Makes the blocks those of the text. Blocks that have not changed stay.
   * @param {[start: number, end: number, direction: Direction] | null} selection The selection of the element, or null for the
   * kept one.
   */
  #render(selection) {
    if (selection) this.#selection = selection;
    const root = this.#node;
    const wanted = this.#model.paragraphs();
    const blocks = [...root.childNodes];
    let start = 0;
    while (start < blocks.length && start < wanted.length && isBlock(blocks[start], wanted[start])) start += 1;
    let [last, end] = [blocks.length, wanted.length];
    while (last > start && end > start && isBlock(blocks[last - 1], wanted[end - 1])) [last, end] = [last - 1, end - 1];
    if (last > start || end > start) {
      const [scrolled] = /** @type {HTMLElement[]} */ (blocks);
      const left = this.#isLine && scrolled ? scrolled.scrollLeft : 0;
      for (const block of blocks.slice(start, last)) block.remove();
      const made = wanted.slice(start, end).map((paragraph) => makeBlock(paragraph, this.#context));
      if (start === 0) root.prepend(...made);
      else blocks[start - 1].after(...made);
      // A line that is read from right to left scrolls to negative places.
      if (left !== 0 && made[0]) made[0].scrollLeft = left;
    }
    root.classList.toggle('empty', this.text === '');
    const present = this.#present();
    // Where a block was removed, the selection lies between others, and Firefox would delete something else than a line break
    // there.
    const isBetween = getSelection()?.anchorNode === root || getSelection()?.focusNode === root;
    if (isBetween || this.#selection.some((value, index) => index < 2 && present?.[index] !== value)) this.#show();
  }

  /** Scrolls until the caret is visible, as a browser does after an edit of its own. */
  #reveal() {
    const selection = getSelection();
    if (document.activeElement !== this.#node || !selection?.focusNode) return;
    const { focusNode, focusOffset } = selection;
    const range = document.createRange();
    range.setStart(focusNode, focusOffset);
    const element = focusNode instanceof Element ? focusNode : focusNode.parentElement;
    const caret = range.getClientRects()[0] ?? element?.getBoundingClientRect();
    if (!caret) return;
    if (this.#isLine) {
      revealInLine(/** @type {HTMLElement | null} */ (this.#node.firstElementChild), caret);
      return;
    }
    const scroller = this.#node.closest('.scroller');
    if (!scroller) return;
    const room = scroller.getBoundingClientRect();
    const covered = parseFloat(getComputedStyle(scroller).scrollPaddingBottom) || 0;
    if (caret.bottom > room.bottom - covered) scroller.scrollTop += caret.bottom - room.bottom + covered;
    else if (caret.top < room.top) scroller.scrollTop -= room.top - caret.top;
  }
}

/**
 * Moves a line by the shortest distance that makes the caret visible.
 * @param {HTMLElement | null} line
 * @param {DOMRect} caret
 */
function revealInLine(line, caret) {
  const room = line?.getBoundingClientRect();
  if (!line || !room) return;
  if (caret.left > room.right - 2) line.scrollLeft += caret.left - room.right + 2;
  else if (caret.left < room.left) line.scrollLeft -= room.left - caret.left;
}
