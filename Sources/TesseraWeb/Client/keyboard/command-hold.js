// The Command key, held alone for a moment, asks the app for an overview of its keys.

import { isApple } from '../basics/apple.js';

/** @import { Send } from '../connection.js' */
/** @import { Page } from '../page/page.js' */

/** The milliseconds for which the key must be held. */
const delay = 1000;
/** The key for commands on this computer. */
const commandKey = isApple ? 'Meta' : 'Control';

/**
 * Informs the app when the user begins to hold the key, and when anything else ends that. An app without commands hears nothing.
 * @param {Page} page
 * @param {Send} send
 */
export function listenForHold(page, send) {
  /** @type {number | undefined} */
  let timer;
  let isHeld = false;

  const end = () => {
    clearTimeout(timer);
    if (!isHeld) return;
    isHeld = false;
    send({ type: 'commandKey', on: false, apple: isApple });
  };

  addEventListener('keydown', (event) => {
    const isAlone = event.key === commandKey && !event.shiftKey && !event.altKey && event.ctrlKey !== event.metaKey;
    if (isAlone && event.repeat) return;
    end();
    if (!isAlone || page.commands.length === 0) return;
    timer = setTimeout(() => {
      isHeld = true;
      send({ type: 'commandKey', on: true, apple: isApple });
    }, delay);
  }, { capture: true });
  for (const type of ['keyup', 'pointerdown', 'wheel']) addEventListener(type, end, { capture: true, passive: true });
  addEventListener('blur', (event) => { if (event.target === globalThis) end(); });
}
