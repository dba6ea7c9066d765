// Keeps browsers of iPhones and iPads from magnifying the page when the user begins to type in a field with small letters. UIKit
// does not do that, and the page would stay magnified afterwards. Users can still magnify it themselves.

import { focusedElement, targetOf } from '../basics/target.js';

/** The size of letters from which on those browsers do not magnify the page, in points. */
const leastSize = 16;
/** The part of the description of the viewport that keeps the page at its scale. */
const still = 'maximum-scale=1, user-scalable=no';

/**
 * Returns the description of the viewport while a field has the focus, or is about to get it.
 * @param {string} usual The description at other times.
 * @param {{ size: number, scale: number } | null} field The size of the field's letters in points, and the scale that the user
 *   has chosen for the page; null without a field. A page that the user has magnified keeps its scale.
 */
export function viewportWhileTyping(usual, field) {
  return field && field.size < leastSize && field.scale < 1.01 ? `${usual}, ${still}` : usual;
}

/**
 * Watches the fields of a screen. Only the browsers of iPhones and iPads know the style by which this function recognizes them.
 * @param {HTMLElement} screen
 */
export function preventFocusZoom(screen) {
  const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector('meta[name=viewport]'));
  if (!meta || !CSS.supports('-webkit-touch-callout', 'none')) return;
  const usual = meta.content;
  /** @param {EventTarget | null} target */
  const update = (target) => {
    const node = target instanceof HTMLElement && target.matches('input, textarea, select, .input') ? target : null;
    const content = viewportWhileTyping(usual, node && {
      size: parseFloat(getComputedStyle(node).fontSize), scale: globalThis.visualViewport?.scale ?? 1,
    });
    if (meta.content !== content) meta.content = content;
  };
  // The browser looks at the description when the field gets the focus.
  screen.addEventListener('pointerdown', (event) => update(targetOf(event).closest('input, textarea, select, .input') ?? focusedElement()));
  screen.addEventListener('focusin', (event) => update(event.target));
  screen.addEventListener('focusout', (event) => update(event.relatedTarget));
}
