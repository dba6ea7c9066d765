// The places of siblings in the document. Assistive technology and the Tab key follow the document, which therefore has
// the order of reading; where that is not the order from back to front, z indexes keep the latter.

import { ControlPart } from '../controls/control.js';
import { insert } from '../basics/insertion.js';
import { isSilent } from './list-role.js';
import { inReadingOrder } from './reading-order.js';

/** @import { Element } from './element.js' */

/** The points by which the frame of a footer may reach into the last row, since frames are rounded. */
const tolerance = 0.5;
/** The most siblings that are put into the order of their places. With more of them that would take longer than a frame. */
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
 */
function readingOrder(parent, read) {
  // The app itself lists the elements that stand for the parts of a view, in an order of its own.
  if (read.length < 2 || parent.properties.ax?.t) return read;
  const first = read.findIndex(isStaged);
  if (first >= 0) return aroundRows(read, first);
  return read.length > mostPlaced ? read : inReadingOrder(read, isMirrored(parent));
}

/**
 * Returns the children of a collection view or a table view in the order of reading. Their rows come in the order of the
 * app's data, even where a layout puts a row above the one before it. Behind the rows lies what belongs to the view as a
 * whole, such as the footer of a table.
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
 * Gives the nodes of some children an order, with moves of those that contain least.
 * @param {Element} parent
 * @param {Element[]} order
 */
function moveNodes(parent, order) {
  const places = placesOf(parent);
  const nodes = order.map(({ box }) => box);
  if (nodes.every((node, index) => index === 0 || isBefore(nodes[index - 1], node, places))) return;
  const staying = heaviestRun(nodes.map((node) => ({
    place: places.get(node) ?? -1, weight: 1 + node.getElementsByTagName('*').length,
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
function placesOf(parent) {
  return new Map([...parent.childrenBox.children].map((node, index) => [node, index]));
}

/**
 * @param {HTMLElement} a
 * @param {HTMLElement} b
 * @param {Map<globalThis.Element, number>} places
 */
function isBefore(a, b, places) {
  return (places.get(a) ?? -1) < (places.get(b) ?? -1);
}

/**
 * Returns the indexes of nodes that follow one another in the document already and contain most.
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
 * Lets each child cover those behind it: by its place in the document where that is enough, and by a level otherwise.
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
