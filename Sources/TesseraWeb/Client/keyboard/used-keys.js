// Keys that what has the focus uses itself, before commands of the app that do not ask to come first, as on an iPad.

import { activated } from './keyboard.js';
import { focusItem } from './focus-groups.js';
import { isArrow } from './neighbour.js';
import { gridItem } from '../scene/grid.js';
import { targetOf } from '../basics/target.js';

/** @import { FocusGroups } from './focus-groups.js' */

/**
 * Returns true if a key moves the focus, changes the value of what has it, or activates that.
 * @param {KeyboardEvent} event
 * @param {FocusGroups} groups
 */
export function usesKey(event, groups) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = targetOf(event);
  if (key === 'Tab') return target !== document.body || groups.hasItems;
  if (event.shiftKey || !target.closest?.('.screen')) return false;
  if (key === 'Enter') return target.matches(activated);
  if (!isArrow(key)) return false;
  if (target.matches('[role=tab]')) return key === 'ArrowLeft' || key === 'ArrowRight';
  if (target.matches(`[role=spinbutton], ${gridItem}`)) return true;
  return target.matches(focusItem) && groups.usesArrow(target, key);
}
