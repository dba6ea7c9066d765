// The addresses that an app opens outside of this page.

import { string } from '../basics/values.js';

/**
 * The schemes of addresses, and whether such an address opens in a tab of its own.
 * @type {Record<string, boolean>}
 */
const schemes = { 'http:': true, 'https:': true, 'mailto:': false, 'tel:': false, 'sms:': false };

/**
 * Reads an address of the wire.
 * @param {unknown} value
 */
export function readAddress(value) {
  const address = new URL(string(value, 'address'));
  if (!Object.hasOwn(schemes, address.protocol)) throw new TypeError(`a page does not open ${address.protocol}`);
  return address;
}

/**
 * Opens an address in a new tab that has no access to this page. Returns false if the browser does not let it.
 * @param {string} href
 */
export function openTab(href) {
  // With “noopener” the browser would not return whether it opened the tab.
  const tab = open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(href);
  return true;
}

/**
 * Opens a link that leaves this page in place.
 * @param {string} href
 */
export function openLink(href) {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Returns true if an address opens in a tab of its own, and false if the program for it comes to the front.
 * @param {URL} address One that `readAddress` has returned.
 */
export const opensInTab = (address) => schemes[address.protocol];
