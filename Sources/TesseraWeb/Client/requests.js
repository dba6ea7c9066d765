// What an app asks of the page besides its picture: to open addresses, to copy, to share, to vibrate.

import { number, string, warn } from './values.js';
import { Offer } from './offer.js';

/** What an address may begin with, and whether it opens in a tab of its own. */
const schemes = { 'http:': true, 'https:': true, 'mailto:': false, 'tel:': false, 'sms:': false };
/** The most UTF-16 units of a text of the clipboard that the protocol takes. */
export const maximumText = 16_000;

export class Requests {
  #send;
  #offer = new Offer();

  /** Answers through `send`. */
  constructor(send) {
    this.#send = send;
  }

  /** Nobody waits for an answer any more. */
  forget() {
    this.#offer.close();
  }

  /** Does what a request of the wire asks for. */
  async take(request) {
    const { n, kind } = request;
    let answer = { outcome: 'unavailable' };
    try {
      if (n !== undefined) number(n, 'number');
      if (!Object.hasOwn(this.#kinds, kind)) throw new TypeError(`unknown request ${kind}`);
      answer = await this.#kinds[kind](request);
    } catch (error) {
      warn(`request ${kind}: ${error.message}`);
    }
    if (n !== undefined) this.#send({ type: 'answer', n, ...answer });
  }

  #kinds = {
    open: ({ url }) => this.#open(readAddress(url)),
    copy: async ({ text }) => ({ outcome: await copy(string(text)) ? 'done' : 'unavailable' }),
    paste: async () => {
      if (!navigator.clipboard?.readText) return { outcome: 'unavailable' };
      try {
        const text = await navigator.clipboard.readText();
        return text.length > maximumText ? { outcome: 'unavailable' } : { outcome: 'done', text };
      } catch {
        return { outcome: 'unavailable' };
      }
    },
    share: async ({ title, text, url }) => {
      const data = {};
      if (title !== undefined) data.title = string(title, 'title');
      if (text !== undefined) data.text = string(text);
      if (url !== undefined) data.url = readAddress(url).href;
      if (!navigator.share || navigator.canShare?.(data) === false) return { outcome: 'unavailable' };
      try {
        await navigator.share(data);
        return { outcome: 'done' };
      } catch (error) {
        return { outcome: error.name === 'AbortError' ? 'cancelled' : 'unavailable' };
      }
    },
    vibrate: ({ pattern }) => {
      if (!Array.isArray(pattern) || pattern.length > 16) throw new TypeError('a pattern is a list of milliseconds');
      const times = pattern.map((time) => Math.min(1000, Math.max(0, number(time))));
      // A page that was never touched may not vibrate, and the browser would complain.
      if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(times);
      return { outcome: 'done' };
    },
  };

  async #open(address) {
    if (!schemes[address.protocol]) {
      // The program for it comes to the front; the page stays.
      follow(address.href);
      return { outcome: 'done' };
    }
    if (openTab(address.href)) return { outcome: 'done' };
    return { outcome: await this.#offer.link(address) ? 'done' : 'cancelled' };
  }
}

/** Reads an address of the wire: only what is safe to open. */
function readAddress(value) {
  const address = new URL(string(value, 'address'));
  if (!Object.hasOwn(schemes, address.protocol)) throw new TypeError(`a page does not open ${address.protocol}`);
  return address;
}

/** Opens an address in a new tab, which does not know this page; returns whether the browser let it. */
function openTab(href) {
  // With “noopener” the browser would not say whether it did.
  const tab = open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(href);
  return true;
}

/** Follows a link that leaves the page where it is. */
function follow(href) {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Puts a text onto the system's clipboard; returns whether the browser let it. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages that did not come over HTTPS, and some browsers, have only this way.
    return copyBySelection(text);
  }
}

function copyBySelection(text) {
  let isCopied = false;
  const fill = (event) => {
    event.clipboardData.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = true;
  };
  addEventListener('copy', fill, { capture: true, once: true });
  document.execCommand('copy');
  removeEventListener('copy', fill, { capture: true });
  return isCopied;
}
