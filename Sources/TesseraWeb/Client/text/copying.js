// Copies the texts that the user has selected in the page.

import { targetOf } from '../basics/target.js';

/**
 * Lets the user copy several texts as lines. Browsers put a line break between boxes that come one after another, but some put
 * nothing between texts that an app has placed, so that the last word of one and the first of the next would become one word.
 * @param {HTMLElement} screen
 */
export function listenForCopying(screen) {
  addEventListener('copy', (/** @type {ClipboardEvent} */ event) => {
    const selection = getSelection();
    if (event.defaultPrevented || !selection || selection.isCollapsed || targetOf(event).matches('input, textarea')) return;
    const texts = selectedTexts(screen, selection);
    // The browser copies a single text well itself, and with its font and colours.
    if (texts.length < 2) return;
    event.clipboardData?.setData('text/plain', texts.join('\n'));
    event.preventDefault();
  });
}

/**
 * Returns the selected parts of all texts, in the order of the page. The selection has several ranges in Firefox, which
 * interrupts it at texts that cannot be selected.
 * @param {HTMLElement} screen
 * @param {Selection} selection
 */
function selectedTexts(screen, selection) {
  const ranges = Array.from({ length: selection.rangeCount }, (_, index) => selection.getRangeAt(index));
  const blocks = /** @type {HTMLElement[]} */ ([...screen.querySelectorAll('.t')]).filter(isSelectable);
  return blocks.map((block) => ranges.map((range) => common(block, range)).join('')).filter((text) => text !== '');
}

/** @param {HTMLElement} block */
function isSelectable(block) {
  const { userSelect, webkitUserSelect, visibility } = getComputedStyle(block);
  return (userSelect ?? webkitUserSelect) !== 'none' && visibility === 'visible';
}

/**
 * Returns the text that a block and a range have in common.
 * @param {HTMLElement} block
 * @param {Range} range
 */
function common(block, range) {
  if (!range.intersectsNode(block)) return '';
  const part = document.createRange();
  part.selectNodeContents(block);
  if (part.compareBoundaryPoints(Range.START_TO_START, range) < 0) part.setStart(range.startContainer, range.startOffset);
  if (part.compareBoundaryPoints(Range.END_TO_END, range) > 0) part.setEnd(range.endContainer, range.endOffset);
  return part.toString();
}
