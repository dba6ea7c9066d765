// The actions in the menu of the app's icon that the app itself has set. A browser reads the actions of an installed app with the
// page, before the app runs. The page therefore keeps them, and names them in the address of its manifest the next time.

import { appAddress } from './app-address.js';

/** @typedef {{ t: string, v: string }} Shortcut An action: its title, and what the app needs to recognize it. */

const prefix = '#tessera-shortcut=';
/** The greatest number of actions. */
const most = 8;
/** The greatest length of a title. */
const longestTitle = 100;

const name = () => `tessera-shortcuts:${appAddress.pathname}`;

/**
 * Returns true if a value is an action.
 * @param {unknown} value
 * @returns {value is Shortcut}
 */
function isShortcut(value) {
  const { t, v } = /** @type {Partial<Shortcut>} */ (value ?? {});
  return typeof t === 'string' && t.length > 0 && t.length <= longestTitle && typeof v === 'string' && /^[\w-]{1,1200}$/.test(v);
}

/** @returns {Shortcut[]} */
function kept() {
  try {
    const list = JSON.parse(localStorage.getItem(name()) ?? '[]');
    return Array.isArray(list) ? list.filter(isShortcut).slice(0, most) : [];
  } catch {
    // The user does not let pages store anything.
    return [];
  }
}

/**
 * Keeps the actions of the app.
 * @param {unknown} list
 */
export function keepShortcuts(list) {
  if (!Array.isArray(list) || list.length > most || !list.every(isShortcut)) throw new TypeError('shortcuts are titles and texts');
  const text = JSON.stringify(list.map(({ t, v }) => ({ t, v })));
  try {
    if ((localStorage.getItem(name()) ?? '[]') === text) return;
    localStorage.setItem(name(), text);
  } catch {
    return;
  }
  offerShortcuts();
}

/** Names the actions that the app has set in the address of the page's manifest. */
export function offerShortcuts() {
  const titles = kept().map(({ t }) => t);
  let link = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel=manifest]'));
  if (!link && titles.length === 0) return;
  if (!link) {
    link = document.createElement('link');
    link.rel = 'manifest';
    link.crossOrigin = 'use-credentials';
    document.head.append(link);
  }
  const address = new URL('manifest.webmanifest', appAddress);
  if (titles.length > 0) address.searchParams.set('titles', JSON.stringify(titles));
  link.href = address.href;
}

/**
 * Returns the action that the page has kept for an address of the manifest, or undefined. The browser's menu may be older than
 * the actions: the title says which of them the user has chosen, and the number which one of those with the same title.
 * @param {string} text
 */
function keptAction(text) {
  const [, number, title] = /^d(\d)\.(.+)$/.exec(text) ?? [];
  if (number === undefined) return undefined;
  try {
    const named = decodeURIComponent(title);
    const list = kept();
    const same = list[Number(number)];
    return same?.t === named ? same : list.find(({ t }) => t === named);
  } catch {
    // The title is no text.
    return undefined;
  }
}

/** Returns true if an address is one of an action. */
export const isShortcutAddress = () => location.hash.startsWith(prefix);

/**
 * Returns the address of the page for the app. That of an action which the app has set contains what the app needs to recognize
 * it.
 */
export function addressForApp() {
  if (!isShortcutAddress()) return location.href;
  const action = location.hash.slice(prefix.length);
  // An action of the `Info.plist` has a number only.
  if (/^\d{1,3}$/.test(action)) return location.href;
  const shortcut = keptAction(action);
  // Whoever has written another address knows nothing that the app has set.
  return shortcut ? `${appAddress.href}${prefix}v${shortcut.v}` : appAddress.href;
}
