// The Tab key passes over what assistive technology ignores: its user would not learn where the focus is.

import { elementOf } from '../basics/element-of.js';
import { focusedElement } from '../basics/target.js';

/** @import { Context } from './scene.js' */

/** A selector of the nodes that the Tab key reaches, and of some that are disabled. */
const stops = 'input, textarea, .input, select, button, iframe, a[href], [tabindex="0"]';

/** A selector of the nodes that the user types into. */
const typed = 'input, textarea, select, iframe, [contenteditable]';

/**
 * Makes the Tab key pass over everything in the hidden elements, and gives back what is no longer in one. A button that has the
 * focus and is hidden now loses it; the Tab key goes on from there.
 * @param {Context} context
 */
export function updateHiddenStops({ hidden, passed }) {
  const focused = hidden.size > 0 ? focusedElement() : null;
  for (const { node, properties } of hidden) {
    // What is on its way out of sight keeps the focus until it has gone.
    if (properties.ax?.h && focused && node.contains(focused) && !focused.matches(typed)) focused.blur();
    // The element around it is hidden too.
    if (node.parentElement?.closest('[aria-hidden=true]')) continue;
    const inside = /** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll(stops));
    for (const stop of node.matches(stops) ? [node, ...inside] : inside) {
      if (stop.tabIndex < 0) continue;
      passed.set(stop, stop.getAttribute('tabindex'));
      stop.tabIndex = -1;
    }
  }
  for (const [stop, before] of passed) {
    if (stop.isConnected && stop.closest('[aria-hidden=true]')) continue;
    passed.delete(stop);
    // The node has gone, or its owner has set the attribute meanwhile.
    if (!stop.isConnected || stop.getAttribute('tabindex') !== '-1') continue;
    if (before === null) stop.removeAttribute('tabindex');
    else stop.setAttribute('tabindex', before);
    const element = elementOf(stop);
    if (element?.node === stop) element.updateFocus();
    else element?.control?.refresh();
  }
}
