// The places of a text in its elements: which character of the text is where, in blocks that the browser may have changed.

import { isImage } from './rich-look.js';
import { imageCharacter } from './rich-text.js';

/**
 * Returns the text of a node within a block. A `br` at the end of a block only makes its last line as high as others.
 * @param {Node} node
 * @param {boolean} isLast True if nothing of the block follows.
 * @returns {string}
 */
function textOf(node, isLast) {
  if (node.nodeType === Node.TEXT_NODE) return /** @type {Text} */ (node).data;
  if (isImage(node)) return imageCharacter;
  if (node.nodeName === 'BR') return isLast ? '' : '\n';
  const { childNodes } = node;
  return Array.from(childNodes, (child, index) => textOf(child, isLast && index === childNodes.length - 1)).join('');
}

/**
 * Returns the text of the blocks in a node.
 * @param {Node} root
 */
export const readText = (root) => Array.from(root.childNodes, (block) => textOf(block, true)).join('\n');

/**
 * Returns the number of characters before a boundary point, or null if the point is not in the node.
 * @param {Node} root
 * @param {Node | null} container
 * @param {number} offset
 */
export function placeOf(root, container, offset) {
  if (!container || !root.contains(container)) return null;
  const texts = Array.from(root.childNodes, (block) => textOf(block, true));
  if (container === root) {
    const whole = texts.slice(0, offset).reduce((sum, text) => sum + text.length + 1, 0);
    return offset >= texts.length ? Math.max(0, whole - 1) : whole;
  }
  let place = 0;
  for (const [index, block] of root.childNodes.entries()) {
    if (block.contains(container)) return place + Math.min(lengthBefore(block, container, offset), texts[index].length);
    place += texts[index].length + 1;
  }
  return null;
}

/**
 * @param {Node} node
 * @param {Node} container
 * @param {number} offset
 * @returns {number}
 */
function lengthBefore(node, container, offset) {
  if (isImage(node)) return node === container && offset === 0 ? 0 : 1;
  if (node === container) {
    if (node.nodeType === Node.TEXT_NODE) return offset;
    return Array.from(node.childNodes).slice(0, offset).reduce((sum, child) => sum + textOf(child, false).length, 0);
  }
  let length = 0;
  for (const child of node.childNodes) {
    if (child.contains(container)) return length + lengthBefore(child, container, offset);
    length += textOf(child, false).length;
  }
  return length;
}

/**
 * Returns the boundary point behind a number of characters. Between two parts it is in the first one.
 * @param {Node} root
 * @param {number} place
 * @returns {[container: Node, offset: number]}
 */
export function pointAt(root, place) {
  let rest = place;
  for (const block of root.childNodes) {
    const { length } = textOf(block, true);
    if (rest <= length) return pointIn(block, rest) ?? [block, 0];
    rest -= length + 1;
  }
  return [root, root.childNodes.length];
}

/**
 * @param {Node} node
 * @param {number} place
 * @returns {[container: Node, offset: number] | null}
 */
function pointIn(node, place) {
  if (node.nodeType === Node.TEXT_NODE) return [node, place];
  let rest = place;
  for (const [index, child] of node.childNodes.entries()) {
    const { length } = textOf(child, false);
    if (isImage(child) || child.nodeName === 'BR') {
      if (rest === 0) return [node, index];
      if (rest === length && isImage(child)) return [node, index + 1];
    } else if (rest <= length) {
      return pointIn(child, rest);
    }
    rest -= length;
  }
  return null;
}
