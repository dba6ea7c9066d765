// The selection in a text that the user edits. The app receives it, and may select a part itself.

import { number, object } from '../basics/values.js';

/** @import { InputPart } from './input.js' */

/** @typedef {{ s: number, e: number, rev: number, ed: number }} SelectionContent A selection of the app's, as the wire has it. */

export class InputSelection {
  /** @type {InputPart} */
  #input;
  /** The last selection that was reported, with the edit and the revision of its text; empty before the first. */
  #reported = '';
  /** @type {number | undefined} */
  #revision;
  #frame = 0;
  #changed = () => {
    // One report for all changes of a frame.
    if (document.activeElement === this.#input.node) this.#frame ||= requestAnimationFrame(() => this.#report());
  };

  /**
   * Reports the selections of `input`, an `InputPart`.
   * @param {InputPart} input
   */
  constructor(input) {
    this.#input = input;
    document.addEventListener('selectionchange', this.#changed);
  }

  /** The start and the end of the selection, in UTF-16 units. */
  get range() {
    const { node } = this.#input;
    return [node.selectionStart ?? node.value.length, node.selectionEnd ?? node.value.length];
  }

  /** Notes that an edit reports the present selection. */
  note() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#reported = this.#key;
  }

  /** Reports the selection with the next frame, unless the app has received it. */
  check() {
    this.#changed();
  }

  /**
   * Selects the part that the app wants, once for each of its requests, unless the user has typed on since.
   * @param {unknown} request
   * @param {boolean} [isWanted] True if the app wants the text to have the focus.
   */
  take(request, isWanted) {
    const { rev, s, e, ed } = /** @type {SelectionContent} */ (object(request, 'selection'));
    if (number(rev, 'revision') === this.#revision) return;
    const isFirst = this.#revision === undefined && number(s, 'start') === 0 && number(e, 'end') === 0;
    this.#revision = rev;
    const { node } = this.#input;
    // A text that nobody edits has no selection to keep.
    if (isFirst && !isWanted && document.activeElement !== node) return;
    if (number(ed, 'edit') < this.#input.edits) return;
    node.setSelectionRange(number(s, 'start'), number(e, 'end'));
    if (document.activeElement === node) this.note();
  }

  get #key() {
    return [...this.range, this.#input.edits, this.#input.revision].join(' ');
  }

  /** Reports the selection at once, unless the app has received it. */
  reportNow() {
    cancelAnimationFrame(this.#frame);
    this.#report();
  }

  #report() {
    this.#frame = 0;
    const { node, element, edits, revision, isComposing } = this.#input;
    // A composition is reported as the user types.
    if (document.activeElement !== node || isComposing || this.#key === this.#reported) return;
    const isSent = element.context.send({
      type: 'select', view: element.id, selection: this.range, edit: edits, revision,
    });
    if (isSent) this.#reported = this.#key;
  }

  remove() {
    cancelAnimationFrame(this.#frame);
    document.removeEventListener('selectionchange', this.#changed);
  }
}

/**
 * Returns a function that finds the place of another text for a place of the old one. Places stay beside the characters that both
 * texts have in common at their start and their end, and the end stays the end.
 * @param {string} old
 * @param {string} text
 */
export function mapping(old, text) {
  const most = Math.min(old.length, text.length);
  let start = 0;
  while (start < most && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  return (/** @type {number} */ place) => {
    if (place >= old.length) return text.length;
    if (place <= start) return place;
    if (place >= old.length - end) return place + text.length - old.length;
    return text.length - end;
  };
}
