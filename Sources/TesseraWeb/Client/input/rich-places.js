// The places of a text in its elements: which character of the text is where, in blocks that the browser may have changed.

import { isImage } from './rich-look.js';
import { imageCharacter } from './rich-text.js';

/**
 * Returns the text of a node within a block. A `br` at the end of a block only makes its last line as high as others.
 * @param {Node} node
 * @param {boolean} isLast True if nothing of the block comes after it.
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
 * Returns the length of the text of a node within a block.
 * @param {Node} node
 * @param {boolean} isLast True if nothing of the block comes after it.
 * @returns {number}
 */
function lengthOf(node, isLast) {
  if (node.nodeType === Node.TEXT_NODE) return /** @type {Text} */ (node).length;
  if (isImage(node)) return 1;
  if (node.nodeName === 'BR') return isLast ? 0 : 1;
  let length = 0;
  for (let child = node.firstChild; child; child = child.nextSibling) length += lengthOf(child, isLast && !child.nextSibling);
  return length;
}

/**
 * Returns the number of characters before a boundary point, or null if the point is not in the node.
 * @param {Node} root
 * @param {Node | null} container
 * @param {number} offset
 */
export function placeOf(root, container, offset) {
  if (!container || !root.contains(container)) return null;
  let place = 0;
  if (container === root) {
    const blocks = Array.from(root.childNodes);
    for (const block of blocks.slice(0, offset)) place += lengthOf(block, true) + 1;
    return offset >= blocks.length ? Math.max(0, place - 1) : place;
  }
  for (let block = root.firstChild; block; block = block.nextSibling) {
    const length = lengthOf(block, true);
    if (block.contains(container)) return place + Math.min(lengthBefore(block, container, offset), length);
    place += length + 1;
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
  if (node.nodeType === Node.TEXT_NODE) return offset;
  let length = 0;
  for (const [index, child] of node.childNodes.entries()) {
    if (node === container && index >= offset) return length;
    if (child.contains(container)) return length + lengthBefore(child, container, offset);
    length += lengthOf(child, false);
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
    const length = lengthOf(block, true);
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
    const length = lengthOf(child, false);
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
