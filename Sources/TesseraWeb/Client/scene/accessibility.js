// The description of elements for assistive technology: UIKit's roles in ARIA's words.

import { number, string } from '../basics/values.js';
import { words } from '../basics/words.js';

/** @import { Element } from './element.js' */

/**
 * The description of an element for assistive technology, on the wire.
 * @typedef {object} AccessibilityContent
 * @property {string} [r] The role.
 * @property {string} [l] The name.
 * @property {string} [v] The value or state.
 * @property {string} [i] What happens if the element is used.
 * @property {boolean} [n] True if the element has actions, of which a key opens a menu.
 * @property {boolean} [s] True if the element is selected.
 * @property {boolean} [m] True if everything outside the element is out of reach.
 * @property {boolean} [c] True if the element and its content are out of reach, because something covers it.
 * @property {boolean} [d] True if the element cannot be used at present.
 * @property {boolean} [x] True if the content that the element expands is expanded.
 * @property {boolean} [k] True if the element is checked.
 * @property {boolean} [a] True if the keyboard reaches and activates the element, whatever its role.
 * @property {boolean} [p] True if the element opens a menu.
 * @property {boolean} [h] True if assistive technology ignores the element and its content.
 * @property {boolean} [t] True if assistive technology reads the children in place of the element's own text.
 * @property {string} [w] The text that is read in place of the element's own, of which a part is displayed.
 * @property {string} [g] The language of the element and its content.
 * @property {boolean} [f] True if assistive technology reads the changes of the content.
 * @property {boolean} [o] True if a button that stays pressed is pressed.
 * @property {boolean} [u] True if the keyboard does not reach the element, whatever its role.
 * @property {boolean} [e] True if the element lies in a grid with those of its siblings that have the same key.
 * @property {number} [y] The priority of the element in its group, if it is an item among which the arrow keys move the focus.
 * @property {string} [b] The name of the group of the items in the element, or an empty text if they are a group of their own.
 * @property {boolean} [q] True if no ring surrounds the element while it has the focus.
 * @property {boolean} [j] True if the element takes the focus before other buttons of its dialog.
 */

/**
 * A bar is a group: the page has one landmark, the screen, and a landmark within it would have to be the only one of its kind.
 * @type {Record<string, string | undefined>}
 */
const roles = {
  button: 'button', link: 'link', header: 'heading', image: 'img', text: undefined, alert: 'alertdialog', dialog: 'dialog',
  list: undefined,
  listItem: 'listitem', navigationBar: 'group', toolbar: 'toolbar', tabBar: 'tablist', tab: 'tab', adjustable: 'spinbutton',
  menu: 'menu', menuItem: 'menuitem', progress: 'progressbar',
  group: 'group', landmark: 'region',
};

/** @type {Record<string, string | undefined>} */
const checkableRoles = { menuItem: 'menuitemcheckbox', button: 'checkbox' };

/**
 * The names of dialogs that have no title. ARIA requires a name for each dialog.
 * @type {Record<string, string | undefined>}
 */
const untitled = { alert: words.options, dialog: words.dialog };

/** The roles of elements that the keyboard reaches. */
const focusable = new Set(['button', 'link', 'tab', 'adjustable', 'menuItem']);

/** The accessibility of one element. */
export class Accessibility {
  /** @type {Element} */
  #element;

  /** @param {Element} element */
  constructor(element) {
    this.#element = element;
  }

  /** @param {AccessibilityContent} content */
  apply({
    r: role, l, v, i, n: hasActions, s: isSelected, m: isModal, c: isCovered, d: isDisabled, x: isExpanded, k: isChecked, a: activates, p: opensMenu,
    h: isHidden, t: hidesText, w, g, f: isLive, o: isPressed, u: isPassive, e: isInGrid,
    y, q: hasNoRing, j: isFirst,
  }) {
    const element = this.#element;
    if (role !== undefined && role !== null && !Object.hasOwn(roles, role)) throw new TypeError(`unknown role ${role}`);
    const label = l === undefined || l === null ? undefined : string(l, 'label');
    const value = v === undefined || v === null ? undefined : string(v, 'value');
    const hint = i === undefined || i === null ? undefined : string(i, 'hint');
    const language = g === undefined || g === null ? undefined : string(g, 'language');
    const isTab = role === 'tab';
    const isItem = role === 'menuItem';
    const isCheckable = typeof isChecked === 'boolean';
    const checkable = checkableRoles[role ?? ''];
    // A row outside of a list, such as one of a list with headers, is read by its content when it gets the focus. row-name.js
    // names it.
    const isNamedByContent = role === 'listItem' && Boolean(activates) && !label && !element.parent?.isList;
    element.attribute('role', isCheckable && checkable ? checkable : isNamedByContent ? 'group' : this.#role(role, label));
    if (isNamedByContent) {
      element.context.rows.add(element);
      element.context.unnamed.add(element);
    } else if (element.context.rows.delete(element)) {
      element.attribute('aria-labelledby', undefined);
    }
    element.attribute('lang', language || undefined);
    // The value lets assistive technology read changes only while the user is at the element. It would otherwise read a clock all
    // the time.
    element.attribute('aria-live', isLive ? 'off' : undefined);
    // A part of the text says little, such as the seconds of a time.
    element.attribute('aria-atomic', isLive ? 'true' : undefined);
    element.attribute('aria-pressed', role === 'button' && typeof isPressed === 'boolean' ? String(isPressed) : undefined);
    element.attribute('aria-checked', isCheckable ? String(isChecked) : undefined);
    // An element of a menu that expands something opens a menu of its own.
    element.attribute('aria-haspopup', opensMenu || isItem && typeof isExpanded === 'boolean' ? 'menu' : undefined);
    // ARIA requires a name for each element with a value. The wheel of a date picker has no name on iOS, so that its value
    // serves as one.
    element.attribute('aria-label', label || untitled[role ?? ''] || (role === 'adjustable' ? value : label));
    element.attribute('aria-level', role === 'header' ? '1' : undefined);
    // ARIA allows the attribute for dialogs only. What lies outside of a modal menu is inert, as it is with a dialog.
    element.attribute('aria-modal', isModal && (role ?? '') in untitled ? 'true' : undefined);
    element.attribute('aria-disabled', isDisabled ? 'true' : undefined);
    element.attribute('aria-expanded', typeof isExpanded === 'boolean' ? String(isExpanded) : undefined);
    const isPassedOver = isHidden || element.isUnseen;
    element.attribute('aria-hidden', isPassedOver ? 'true' : undefined);
    if (isPassedOver) element.context.hidden.add(element);
    else element.context.hidden.delete(element);
    element.hidesText = Boolean(hidesText);
    element.wholeText = w === undefined || w === null ? undefined : string(w, 'whole text');
    element.text?.updateReading();
    const hasValue = role === 'adjustable' || role === 'progress';
    element.attribute('aria-valuetext', hasValue ? value : undefined);
    const description = [hasValue ? undefined : value, hint, hasActions ? words.hasActions : undefined].filter(Boolean).join('. ');
    element.attribute('aria-description', description || undefined);
    element.attribute('data-actions', hasActions ? '' : undefined);
    element.attribute('aria-selected', isTab ? String(Boolean(isSelected)) : undefined);
    element.attribute('aria-current', isSelected && !isTab ? 'true' : undefined);
    // The Tab key leads past a menu, and the arrow keys through it.
    element.attribute('data-activates', activates ? '' : undefined);
    const priority = y === undefined || y === null ? undefined : number(y, 'priority');
    const isReached = !isPassive && (focusable.has(role ?? '') || activates || hasActions || isInGrid || priority !== undefined);
    element.attribute('data-grid', isReached && isInGrid ? '' : undefined);
    element.attribute('data-focus', isReached && priority !== undefined && !isDisabled && !isInGrid ? String(priority) : undefined);
    element.node.classList.toggle('ringless', Boolean(hasNoRing));
    element.attribute('data-first', isFirst ? '' : undefined);
    // The grid chooses the one of its elements that the Tab key reaches.
    if (isReached) element.attribute('tabindex', isDisabled || isItem || isInGrid ? '-1' : '0');
    // The Tab key reaches a text that scrolls itself, and not the element around it that scrolls the text.
    else if (element.scroller && element.children.some((child) => child.input)) element.attribute('tabindex', '-1');
    // ARIA allows only items to take the focus in a menu. The arrow keys scroll the menu as they move the focus to another item.
    else if (element.scroller && isInMenu(element)) element.attribute('tabindex', undefined);
    else element.attribute('tabindex', element.scroller || element.isDragged ? '0' : undefined);
    element.attribute('aria-keyshortcuts', element.isDragged ? 'Shift+Space' : undefined);
    element.refresh?.label(label);
    element.context.lists.add(element);
    if (element.parent) element.context.lists.add(element.parent);
    if (isModal) element.context.modals.add(element);
    else element.context.modals.delete(element);
    if (isCovered) element.context.covered.add(element);
    else element.context.covered.delete(element);
  }

  /**
   * @param {string | undefined} role
   * @param {string | undefined} label
   */
  #role(role, label) {
    const element = this.#element;
    if (role === 'list' && element.isList && element.childrenBox === element.node) return 'list';
    if (role === 'listItem' && !element.parent?.isList) return label ? 'group' : undefined;
    // Users could not tell parts of the screen without names from each other.
    if (role === 'landmark' && !label) return 'group';
    // Assistive technology passes over a picture without a name.
    if (role === 'image' && !label) return undefined;
    // ARIA lets only elements with a role have a name. That of an image takes the place of a text; that of a group
    // stands beside what it contains.
    if (label && roles[role ?? 'text'] === undefined) return element.text ? 'img' : 'group';
    return roles[role ?? ''];
  }
}

/**
 * Returns true if an element lies in a menu.
 * @param {Element} element
 */
function isInMenu(element) {
  for (let around = element.parent; around; around = around.parent) {
    if (around.properties.ax?.r === 'menu') return true;
  }
  return false;
}
