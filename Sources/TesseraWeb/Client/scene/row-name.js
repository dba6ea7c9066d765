// The names of rows outside of a list, such as those of a list with headings, for assistive technology. The keyboard reaches such
// a row, so that it needs a name. The name consists of the row's texts, without the controls in it, which have names of their own.

import { placesOf } from './arrangement.js';

/** @import { Element } from './element.js' */
/** @import { Context } from './scene.js' */

/** The roles of elements that are read by themselves. */
const ownRoles = new Set(['button', 'link', 'tab', 'adjustable', 'menuItem', 'progress']);

/**
 * Names the rows in which something has changed, and those that have no name yet.
 * @param {Iterable<Element>} changed The elements that have changed, or whose children have.
 * @param {Context} context
 */
export function nameRows(changed, { rows, unnamed }) {
  if (rows.size > 0) {
    for (const element of changed) {
      const row = rowAround(element, rows);
      if (row) unnamed.add(row);
    }
  }
  for (const row of unnamed) if (rows.has(row)) nameRow(row);
  unnamed.clear();
}

/**
 * Returns the row that contains an element or is it, or null.
 * @param {Element} element
 * @param {Set<Element>} rows
 */
function rowAround(element, rows) {
  /** @type {Element | null} */
  let around = element;
  while (around && !rows.has(around)) around = around.parent;
  return around;
}

/** @param {Element} row */
function nameRow(row) {
  const texts = row.children.length > 0 ? textsIn(row) : [];
  // A row that consists of controls is named by these.
  const named = texts.length > 0 ? texts : [row];
  for (const { node, id } of named) if (!node.id) node.id = `name-${id}`;
  const names = named.map(({ node }) => node.id).join(' ');
  if (row.node.getAttribute('aria-labelledby') !== names) row.attribute('aria-labelledby', names);
}

/**
 * Returns the elements with texts and names in an element, in the order in which they are read.
 * @param {Element} element
 * @returns {Element[]}
 */
function textsIn(element) {
  return inDocument(element).flatMap((child) => {
    const { ax, h: isHidden } = child.properties;
    if (isHidden || ax?.h || child.isUnseen || child.input || child.control || child.swipeActions) return [];
    if (ax?.a || ownRoles.has(ax?.r ?? '')) return [];
    if (ax?.l || child.text && !child.hidesText) return [child];
    return textsIn(child);
  });
}

/**
 * Returns the children of an element in the order of the document, which is that of reading.
 * @param {Element} element
 */
function inDocument(element) {
  if (!element.isRearranged) return element.children;
  const places = placesOf(element);
  return [...element.children].sort((a, b) => (places.get(a.box) ?? 0) - (places.get(b.box) ?? 0));
}
