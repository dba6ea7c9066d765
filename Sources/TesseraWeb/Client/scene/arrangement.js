// Puts the nodes of siblings into the order of reading. Assistive technology and the Tab key go through the document in the
// order of its nodes. Where the order of reading differs from that from back to front, z indexes let the right one cover the
// other.

import { ControlPart } from '../controls/control.js';
import { insert } from '../basics/insertion.js';
import { isSilent } from './list-role.js';
import { inReadingOrder, tolerance } from './reading-order.js';

/** @import { Element } from './element.js' */

/**
 * The greatest number of siblings that are put into the order of their places. With more, that would take longer than a frame.
 */
const mostPlaced = 256;

/**
 * Gives the nodes of an element's children the order in which they are read.
 * @param {Element} parent
 */
export function arrange(parent) {
  const read = parent.children.filter(isRead);
  const order = readingOrder(parent, read);
  const isAsInTree = order.every((child, index) => child === read[index]);
  if (isAsInTree && !parent.isRearranged) return;
  parent.isRearranged = !isAsInTree;
  moveNodes(parent, isAsInTree ? parent.children : order);
  stackChildren(parent);
}

/**
 * Returns the children of an element that are read, in the order in which they are.
 * @param {Element} parent
 * @param {Element[]} read The children that are read, from back to front.
 * @returns {Element[]}
 */
function readingOrder(parent, read) {
  // The app has listed the accessibility elements of this view. Their order is the app's choice.
  if (read.length < 2 || parent.properties.ax?.t) return read;
  const actions = read.find(({ swipeActions }) => swipeActions);
  if (actions) return besideActions(parent, read.filter((child) => child !== actions), actions);
  const first = read.findIndex(isStaged);
  if (first >= 0) return aroundRows(read, first);
  return read.length > mostPlaced ? read : inReadingOrder(read, isMirrored(parent));
}

/**
 * Returns the children of a row with visible swipe actions in the order of reading. The actions are read before the content if
 * they are at the edge where a line begins, and after it if they are at the other edge.
 * @param {Element} parent
 * @param {Element[]} others The children that are read without the actions, from back to front.
 * @param {Element} actions
 */
function besideActions(parent, others, actions) {
  const isFirst = (actions.swipeActions?.side === 'r') === isMirrored(parent);
  const order = readingOrder(parent, others);
  return isFirst ? [actions, ...order] : [...order, actions];
}

/**
 * Returns the children of a collection view or a table view in the order of reading. Their rows come in the order of the
 * app's data, even where a layout puts a row above the one before it. The other children, such as the header and the footer
 * of a table, lie behind the rows. They are read before the rows, or after the rows if they lie below all of them.
 * @param {Element[]} read
 * @param {number} first The index of the first row.
 */
function aroundRows(read, first) {
  const rows = read.slice(first);
  const end = Math.max(...rows.map(({ frame }) => frame.y + frame.height));
  /** @param {Element} child */
  const isBelow = ({ frame }) => frame.y >= end - tolerance;
  const around = read.slice(0, first);
  return [...around.filter((child) => !isBelow(child)), ...rows, ...around.filter(isBelow)];
}

/**
 * Returns true if an element is a row, a header or another part of a collection view or a table view.
 * @param {Element} element
 */
function isStaged({ properties: { ip, ek } }) {
  return ip !== undefined || ek !== undefined;
}

/**
 * Returns true if there is something in an element to read or to reach with the keyboard.
 * @param {Element} element
 */
function isRead(element) {
  return !isSilent(element) || element.isDragged || Boolean(element.properties.ax?.a);
}

/**
 * Returns true if the app is arranged from right to left.
 * @param {Element} element
 */
function isMirrored({ context: { scrollers, inputs } }) {
  const scroller = [...scrollers].find(({ value }) => value);
  const controls = [...inputs].flatMap((input) => (input instanceof ControlPart ? [input.content] : []));
  return Boolean(scroller ? scroller.value.rl : controls[0]?.rl);
}

/**
 * Gives the nodes of some children an order. It moves the nodes that contain least and leaves the others where they are.
 * @param {Element} parent
 * @param {Element[]} order
 */
function moveNodes(parent, order) {
  const places = placesOf(parent);
  const nodes = order.map(({ box }) => box);
  const present = nodes.map((node) => places.get(node) ?? -1);
  if (present.every((place, index) => index === 0 || present[index - 1] < place)) return;
  const staying = heaviestRun(nodes.map((node, index) => ({
    place: present[index], weight: 1 + node.getElementsByTagName('*').length,
  })));
  /** @type {HTMLElement | null} */
  let next = parent.swipe?.tail ?? null;
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    if (!staying.has(index)) insert(nodes[index], parent.childrenBox, next);
    next = nodes[index];
  }
}

/**
 * Returns the places of the nodes in the box of an element's children.
 * @param {Element} parent
 * @returns {Map<globalThis.Element, number>}
 */
export function placesOf(parent) {
  return new Map([...parent.childrenBox.children].map((node, index) => [node, index]));
}

/**
 * Returns the indexes of the nodes that may stay where they are. Among all choices of nodes that are in the right order
 * already, it is the one that contains most.
 * @param {{ place: number, weight: number }[]} nodes
 * @returns {Set<number>}
 */
function heaviestRun(nodes) {
  /** @type {{ weight: number, before: number }[]} */
  const runs = [];
  let heaviest = -1;
  nodes.forEach(({ place, weight }, index) => {
    let before = -1;
    for (let other = 0; other < index; other += 1) {
      if (nodes[other].place < place && (before < 0 || runs[other].weight > runs[before].weight)) before = other;
    }
    runs.push({ weight: weight + (before < 0 ? 0 : runs[before].weight), before });
    if (heaviest < 0 || runs[index].weight > runs[heaviest].weight) heaviest = index;
  });
  const indexes = new Set();
  for (let index = heaviest; index >= 0; index = runs[index].before) indexes.add(index);
  return indexes;
}

/**
 * Lets each child cover those behind it. Its place in the document is enough for that, unless a child that lies behind it
 * comes later in the document. Then it gets a higher level.
 * @param {Element} parent
 */
function stackChildren(parent) {
  const places = placesOf(parent);
  const fromBack = [...parent.children].sort((a, b) => a.depth - b.depth);
  /** @param {Element[]} children */
  const levels = (children) => {
    let [level, last] = [0, -1];
    return children.map((child) => {
      const place = places.get(child.box) ?? last;
      if (place < last) level += 1;
      last = place;
      return level;
    });
  };
  const behind = fromBack.filter(({ depth }) => depth < 0);
  const below = levels(behind);
  const above = levels(fromBack.slice(behind.length));
  fromBack.forEach((child, index) => {
    const level = index < behind.length ? below[index] - 1 - (below.at(-1) ?? 0) : above[index - behind.length];
    child.level = parent.isRearranged ? level : null;
    child.stack();
  });
}
