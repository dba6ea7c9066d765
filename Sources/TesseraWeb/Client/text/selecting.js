// Reports which parts of texts the user has selected, where the app wants to know.

/** @import { TextPart } from './text.js' */

/**
 * Listens for selections in some texts, and reports at most one for each frame.
 * @param {Set<TextPart>} texts
 */
export function listenForSelecting(texts) {
  let frame = 0;
  document.addEventListener('selectionchange', () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      const selection = getSelection();
      const ranges = Array.from({ length: selection?.rangeCount ?? 0 }, (_, index) => /** @type {Selection} */ (selection).getRangeAt(index));
      for (const text of texts) text.reportSelection(ranges);
    });
  });
}

/**
 * Returns the place of one end of a selection in a line, as a number of UTF-16 units: 0 or less before its first character, and
 * the line's length or more behind its last.
 * @param {{ span: HTMLElement, runs: { span: HTMLElement, text: string }[] }} line
 * @param {Node} node The node that contains the end.
 * @param {number} offset The end's offset in the node.
 */
function placeIn({ span, runs }, node, offset) {
  const whole = document.createRange();
  whole.selectNodeContents(span);
  const side = whole.comparePoint(node, offset);
  if (side < 0) return -1;
  let place = 0;
  for (const run of runs) {
    const part = document.createRange();
    part.selectNodeContents(run.span);
    if (side > 0 || part.comparePoint(node, offset) > 0) {
      // The picture of an attachment stands for a character.
      place += run.text.length;
      continue;
    }
    if (part.comparePoint(node, offset) < 0) break;
    part.setEnd(node, offset);
    return place + Math.min(part.toString().length, run.text.length);
  }
  return side > 0 ? place + 1 : place;
}

/**
 * Returns the selected part of a text in UTF-16 units, or null if nothing of it is selected.
 * @param {HTMLElement} block The element of the text.
 * @param {{ span: HTMLElement, text: string, runs: { span: HTMLElement, text: string }[] }[]} lines
 * @param {number[]} starts The place of each line in the text.
 * @param {Range[]} ranges The ranges of the page's selection.
 * @returns {[number, number] | null}
 */
export function selectedPart(block, lines, starts, ranges) {
  const own = ranges.filter((range) => !range.collapsed && range.intersectsNode(block));
  if (own.length === 0 || lines.length === 0) return null;
  const [first, last] = [own[0], own[own.length - 1]];
  let start = -1;
  let end = -1;
  lines.forEach((line, index) => {
    const length = line.text.length;
    const from = placeIn(line, first.startContainer, first.startOffset);
    if (start < 0 && from <= length) start = starts[index] + Math.max(from, 0);
    const to = placeIn(line, last.endContainer, last.endOffset);
    if (to >= 0) end = starts[index] + Math.min(to, length);
  });
  return start >= 0 && end > start ? [start, end] : null;
}
