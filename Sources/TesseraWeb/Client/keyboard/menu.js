// Menus: the arrow keys, Home and End lead through the elements, letters to the next one that begins with them.

/** The time after which a letter begins a new word, in milliseconds. */
const wordPause = 700;

let word = '';
let lastLetter = 0;

/**
 * Handles a key in a menu while `target` has the focus. Returns an element to be activated, null where the key has
 * moved the focus, or undefined where it means nothing.
 * @param {HTMLElement} target
 * @param {string} key
 */
export function moveInMenu(target, key) {
  const menu = /** @type {HTMLElement | null} */ (target.closest('[role=menu]'));
  if (!menu) return undefined;
  const items = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll('[role^=menuitem]:not([aria-disabled])')]);
  if (items.length === 0) return undefined;
  const at = items.indexOf(target);
  switch (key) {
    case 'ArrowDown': return focus(items[(at + 1) % items.length]);
    case 'ArrowUp': return focus(items.at(at <= 0 ? -1 : at - 1));
    case 'Home': return focus(items[0]);
    case 'End': return focus(items.at(-1));
    case 'ArrowLeft': case 'ArrowRight': return moveAcross(target, items, key, isMirrored(menu));
    default:
      if (key.length !== 1 || key === ' ') return undefined;
      return focus(find(key, items, at));
  }
}

/**
 * Moves beside the element, or opens or closes the menu within the menu.
 * @param {HTMLElement} target
 * @param {HTMLElement[]} items
 * @param {string} key
 * @param {boolean} isMirrored
 */
function moveAcross(target, items, key, isMirrored) {
  const place = target.getBoundingClientRect();
  const sign = key === 'ArrowRight' ? 1 : -1;
  const beside = items.find((item) => {
    const other = item.getBoundingClientRect();
    const step = sign > 0 ? other.left - place.right : place.left - other.right;
    return Math.abs(other.top - place.top) < 1 && Math.abs(step) < place.width / 2;
  });
  if (beside) return focus(beside);
  const isForward = (key === 'ArrowRight') !== isMirrored;
  if (isForward) return target.getAttribute('aria-expanded') === 'false' ? target : null;
  const header = items.find((item) => item.getAttribute('aria-expanded') === 'true') ?? null;
  // The focus tells which menu was closed.
  header?.focus({ preventScroll: true });
  return header;
}

/**
 * Returns the next element that begins with the letters that were typed last.
 * @param {string} letter
 * @param {HTMLElement[]} items
 * @param {number} at
 */
function find(letter, items, at) {
  const now = performance.now();
  word = (now - lastLetter < wordPause ? word : '') + letter.toLocaleLowerCase();
  lastLetter = now;
  const isNew = word.length === 1;
  const ordered = [...items.slice(at + (isNew ? 1 : 0)), ...items.slice(0, Math.max(0, at + (isNew ? 1 : 0)))];
  return ordered.find((item) => nameOf(item).toLocaleLowerCase().startsWith(word));
}

/**
 * Returns true if the menu's content flows from right to left, as the part of it that scrolls knows.
 * @param {HTMLElement} menu
 */
const isMirrored = (menu) => menu.querySelector('.overlay.mirrored') !== null;

/** @param {HTMLElement} item */
const nameOf = (item) => item.getAttribute('aria-label') ?? item.textContent.trim();

/** @param {HTMLElement | undefined} item */
function focus(item) {
  item?.focus({ preventScroll: false });
  return null;
}
