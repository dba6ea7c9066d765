// The modifier keys that are down.

import { isApple } from './apple.js';
import { modifierBits } from './protocol.js';

/**
 * Returns the modifier keys that are down at an event, as the wire has them. Control is Command on keyboards that are not
 * Apple's.
 * @param {KeyboardEvent | MouseEvent} event
 */
export function modifiers(event) {
  const command = isApple ? event.metaKey : event.ctrlKey;
  const control = isApple ? event.ctrlKey : event.metaKey;
  return (event.getModifierState?.('CapsLock') ? modifierBits.caps : 0) | (event.shiftKey ? modifierBits.shift : 0)
    | (control ? modifierBits.control : 0) | (event.altKey ? modifierBits.option : 0) | (command ? modifierBits.command : 0);
}
