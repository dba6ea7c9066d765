// Arrow keys within what a single press of Tab reaches: they go from tab to tab, go through grids and groups of items, and change
// the values of adjustable elements.

import { elementOf } from '../basics/element-of.js';
import { focusItem } from './focus-groups.js';
import { gridItem, moveInGrid } from '../scene/grid.js';
import { targetOf } from '../basics/target.js';

/** @import { Send } from '../connection.js' */
/** @import { FocusGroups } from './focus-groups.js' */

/** @type {Record<string, string>} */
const directions = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

/**
 * Listens for arrow keys before the elements that scroll do.
 * @param {Send} send
 * @param {FocusGroups} groups
 */
export function listenToArrows(send, groups) {
  addEventListener('keydown', (event) => {
    const { key } = event;
    const target = targetOf(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (target.matches?.('.screen [role=tab]')) {
      const next = neighbour(target, key);
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
    } else if (target.matches?.(`.screen ${gridItem}`)) {
      if (moveInGrid(target, key) || groups.ask(target, key)) event.preventDefault();
    } else if (key in directions && target.matches?.('.screen [role=spinbutton]') && !scrolls(target, key)) {
      event.preventDefault();
      const element = elementOf(target);
      if (!element || target.getAttribute('aria-disabled') === 'true') return;
      send({ type: 'adjust', view: element.id, direction: directions[key] });
    } else if (target.matches?.(`.screen ${focusItem}`)) {
      if (groups.move(target, key) || groups.ask(target, key)) event.preventDefault();
    }
  }, { capture: true });
}

/**
 * Returns true if a key turns a wheel, which the browser scrolls by itself.
 * @param {HTMLElement} node
 * @param {string} key
 */
function scrolls(node, key) {
  return node.matches('.scroller') && (key === 'ArrowUp' || key === 'ArrowDown');
}

/**
 * Returns the tab to which a key leads, or null where the key leads nowhere. The first tab comes after the last.
 * @param {HTMLElement} tab
 * @param {string} key
 * @returns {HTMLElement | null}
 */
function neighbour(tab, key) {
  const list = tab.closest('[role=tablist]');
  if (!list) return null;
  // The tabs as they are seen, from left to right, whatever direction the app's content has.
  const tabs = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role=tab]:not([aria-disabled])')])
    .filter((one) => one.closest('[role=tablist]') === list)
    .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
  if (key === 'Home') return tabs[0] ?? null;
  if (key === 'End') return tabs.at(-1) ?? null;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const place = tabs.indexOf(tab);
  if (step === undefined || place < 0) return null;
  return tabs[(place + step + tabs.length) % tabs.length];
}
