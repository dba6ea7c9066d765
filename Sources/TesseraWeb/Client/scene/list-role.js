// The roles of lists and of their items for assistive technology.

/** @import { Element } from './element.js' */

/**
 * Gives the content of an element the role of a list while the list consists of items alone. ARIA allows nothing else in a
 * list, and no items outside of one: a list with headings, buttons or content that scrolls on its own is read as such, part
 * by part.
 * @param {Element} list
 */
export function updateList(list) {
  const box = list.childrenBox;
  const isList = isNamedList(list) && list.children.some(isItem)
    && list.children.every((child) => isItem(child) || isSilent(child));
  if (isList) box.setAttribute('role', 'list');
  else if (box !== list.node) box.removeAttribute('role');
  if (list.isList === isList) return;
  list.isList = isList;
  if (box === list.node) list.updateFocus();
  for (const child of list.children) if (isItem(child)) child.updateFocus();
}

/**
 * Returns true if an app describes an element as a list.
 * @param {Element | null} element
 */
export function isNamedList(element) {
  return element?.properties.ax?.r === 'list';
}

/** @param {Element} element */
function isItem(element) {
  return element.properties.ax?.r === 'listItem';
}

/**
 * Returns true if assistive technology finds nothing in an element, as in a separator or the wheel of a refresh control.
 * @param {Element} element
 */
export function isSilent(element) {
  const { ax, rf } = element.properties;
  return Boolean(rf || ax?.h || !ax?.r && !ax?.l && element.children.length === 0 && !element.text && !element.scroller
    && !element.control && !element.input);
}
