// The keyboard: buttons, Escape, and scrolling before anything has the focus.

import { listenToArrows } from './arrows.js';
import { belongsToComposition } from '../basics/composition.js';
import { elementOf } from '../basics/element-of.js';
import { FocusGroups } from './focus-groups.js';
import { moveInMenu } from './menu.js';
import { flash } from '../touch/press.js';
import { isScrollKey } from '../scroll/push.js';
import { targetOf } from '../basics/target.js';

/** @import { Send } from '../connection.js' */
/** @import { Scene } from '../scene/scene.js' */
/** @import { Scroller } from '../scroll/scroll.js' */

/** The elements that Enter and Space activate. */
export const activated = '[role=button], [role=link], [role=checkbox], [role=tab], [role^=menuitem], [data-activates]';
/** The elements whose menu the arrow key down opens: buttons, but no elements of a menu, through which that key leads. */
const opener = '[aria-haspopup=menu]:not([role^=menuitem])';

/**
 * Listens for keys on the page. Returns the groups through which they move the focus.
 * @param {HTMLElement} screen
 * @param {Scene} scene
 * @param {Send} send
 */
export function listenToKeys(screen, scene, send) {
  /** @param {HTMLElement} node */
  const activate = (node) => {
    const element = elementOf(node);
    if (element && node.getAttribute('aria-disabled') !== 'true') send({ type: 'activate', view: element.id });
  };

  const groups = new FocusGroups(screen, send);
  listenToArrows(send, groups);

  addEventListener('keydown', (event) => {
    if (belongsToComposition(event) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const target = targetOf(event);
    if (key === 'Escape') {
      if (!event.repeat) send({ type: 'escape' });
    } else if ((key === 'Enter' || key === ' ') && target.matches?.(`.screen :is(${activated})`)) {
      event.preventDefault();
      if (event.repeat) return;
      flash(target);
      activate(target);
    } else if (key === 'Enter' && target.matches?.('.screen [role=alertdialog]')) {
      // None of its buttons has the focus, for example in one that the app presents at launch.
      event.preventDefault();
      if (!event.repeat) activate(target);
    } else if (key === 'ArrowDown' && target.matches?.(`.screen ${opener}`)) {
      event.preventDefault();
      if (!event.repeat) activate(target);
    } else if (target.closest?.('.screen [role=menu]')) {
      const node = moveInMenu(target, key);
      if (node !== undefined) event.preventDefault();
      if (node) activate(node);
    } else if (isScrollKey(key) && target === document.body) {
      // Nothing has the focus yet, so the keys are meant for the element that fills the page.
      largest(scene.scrollers)?.node.focus({ preventScroll: true });
    }
  });

  // Assistive technology clicks without a pointer.
  screen.addEventListener('click', (event) => {
    /** @type {HTMLElement | null} */
    const button = event.detail === 0 && !event.pointerType ? targetOf(event).closest(activated) : null;
    if (button) activate(button);
  });
  return groups;
}

/** @param {Iterable<Scroller>} scrollers */
function largest(scrollers) {
  /** @param {Scroller} scroller */
  const area = ({ element: { frame } }) => frame.width * frame.height;
  return [...scrollers].filter((scroller) => !scroller.value.nk && !scroller.node.closest('[inert]'))
    .sort((a, b) => area(b) - area(a))[0];
}
