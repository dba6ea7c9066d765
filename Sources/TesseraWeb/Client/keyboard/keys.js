// Keys that the app handles. The page sends only keys that the app has asked for: commands always, others where it listens.

import { isApple } from '../basics/apple.js';
import { belongsToComposition } from '../basics/composition.js';
import { modifiers as modifiersOf } from '../basics/modifiers.js';
import { longestText, modifierBits } from '../basics/protocol.js';
import { readFiles } from '../files/contents.js';
import { focusedElement, targetOf } from '../basics/target.js';

/** @import { Send } from '../connection.js' */
/** @import { Contents } from '../files/contents.js' */
/** @import { Command, Page } from '../page/page.js' */

/**
 * UIKit's names of keys that write nothing.
 * @type {Record<string, string>}
 */
const names = {
  ArrowUp: 'UIKeyInputUpArrow', ArrowDown: 'UIKeyInputDownArrow', ArrowLeft: 'UIKeyInputLeftArrow',
  ArrowRight: 'UIKeyInputRightArrow', Escape: 'UIKeyInputEscape', PageUp: 'UIKeyInputPageUp',
  PageDown: 'UIKeyInputPageDown', Home: 'UIKeyInputHome', End: 'UIKeyInputEnd', Delete: 'UIKeyInputDelete',
};
/**
 * The characters of other keys, as in UIKit.
 * @type {Record<string, string>}
 */
const written = { Enter: '\r', Tab: '\t', Backspace: '\b' };
/**
 * The characters of keys on an American keyboard, for keys that write others together with Option or Control.
 * @type {Record<string, string>}
 */
const punctuation = {
  Minus: '-', Equal: '=', BracketLeft: '[', BracketRight: ']', Backslash: '\\', Semicolon: ';', Quote: "'",
  Backquote: '`', Comma: ',', Period: '.', Slash: '/', Space: ' ',
};
/**
 * Keys with which a text is edited, whatever Shift, Option or Command do with them. Return writes nothing together with Command.
 */
const editing = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Delete', 'Backspace',
  'Enter', 'Tab', 'PageUp', 'PageDown']);
/** Letters with which a text is edited together with Command. */
const editingLetters = new Set(['a', 'c', 'v', 'x', 'z', 'y']);

/**
 * Sends the keys that the app has asked for in `page`. This listener comes before all others that do something with keys.
 * @param {Page} page
 * @param {Send} send
 * @param {Contents} contents Gets the files that the user pastes.
 * @param {(event: KeyboardEvent) => boolean} usesKey Returns true if what has the focus uses a key. Only commands with priority
 *   come before that.
 */
export function listenForApp(page, send, contents, usesKey) {
  const down = new Set();

  /**
   * @param {KeyboardEvent} event
   * @param {string} phase
   */
  const report = (event, phase) => send({
    type: 'key', phase, code: event.code, characters: characters(event), plain: plain(event),
    modifiers: modifiers(event), time: event.timeStamp / 1000,
  });

  addEventListener('keydown', (event) => {
    if (belongsToComposition(event) || event.defaultPrevented || !event.code) return;
    const isTyped = isText(targetOf(event));
    const command = page.commands.find((candidate) => means(candidate, event)
      && (candidate.p || !(isTyped ? edits(event) : usesKey(event)))) ?? styleCommand(event);
    if (command) {
      event.preventDefault();
      event.stopImmediatePropagation();
      send({ type: 'command', input: command.i, modifiers: command.m });
      return;
    }
    if (!page.hearsKeys || isTyped && !targetOf(event).matches('[data-keys]') || event.repeat || isActivated(event)) return;
    down.add(event.code);
    report(event, 'began');
  }, { capture: true });

  addEventListener('keyup', (event) => {
    if (down.delete(event.code)) report(event, 'ended');
    // Computers of Apple send no event for keys that come up while Command is down.
    if (event.key === 'Meta') cancel(event.timeStamp, 'ended');
  }, { capture: true });

  /**
   * @param {number} time
   * @param {string} phase
   */
  const cancel = (time, phase) => {
    for (const code of down) {
      send({ type: 'key', phase, code, characters: '', plain: '', modifiers: 0, time: time / 1000 });
    }
    down.clear();
  };
  addEventListener('blur', (event) => {
    if (event.target === globalThis) cancel(event.timeStamp, 'cancelled');
  });

  for (const action of /** @type {const} */ (['copy', 'cut', 'paste'])) {
    addEventListener(action, (event) => {
      if (!page.hearsKeys || event.defaultPrevented || isText(targetOf(event)) || isText(focusedElement())) return;
      // The browser copies a selection of the page.
      if (action !== 'paste' && !getSelection()?.isCollapsed) return;
      event.preventDefault();
      send({ type: 'editing', action, ...action === 'paste' && event.clipboardData ? pasted(event.clipboardData, contents) : {} });
    });
  }
}

/**
 * Returns what the user pastes, as the wire has it.
 * @param {DataTransfer} clipboard
 * @param {Contents} contents
 */
function pasted(clipboard, contents) {
  const text = clipboard.getData('text/plain');
  // Programs for tables and texts add a picture of what was copied to its text.
  const isText = text !== '' && clipboard.getData('text/html') !== '';
  const files = isText ? null : readFiles(clipboard);
  if (files?.items.length) {
    const n = contents.next();
    contents.keep(n, files.contents);
    return { n, items: files.items };
  }
  return { text: text && text.length <= longestText ? text : undefined };
}

/**
 * Returns the command of a key that changes the looks of the text with the focus, or undefined if the key is another one. The app
 * lists these commands only after it has heard of the focus.
 * @param {KeyboardEvent} event
 * @returns {Command | undefined}
 */
function styleCommand(event) {
  if (!targetOf(event).matches?.('[data-style-keys]')) return undefined;
  return ['b', 'i', 'u'].map((input) => ({ i: input, m: modifierBits.command, p: true })).find((command) => means(command, event));
}

/** @param {HTMLElement | null} node */
function isText(node) {
  return Boolean(node?.matches?.('input, textarea, select, [contenteditable]'));
}

/**
 * Returns true if the key presses a button of the page, which has the focus.
 * @param {KeyboardEvent} event
 */
function isActivated(event) {
  const { key } = event;
  const target = targetOf(event);
  return (key === 'Enter' || key === ' ' || key === 'Tab') && target !== document.body
    && Boolean(target.closest?.('[role=button], [role=tab], [role^=menuitem], a, button'));
}

/**
 * Returns true if the key does something in a text that is edited.
 * @param {KeyboardEvent} event
 */
function edits(event) {
  const { key } = event;
  if (key === 'Enter' && (event.metaKey || event.ctrlKey)) return false;
  if (editing.has(key)) return true;
  if (writesThirdCharacter(event)) return true;
  const letter = plain(event);
  if (event.metaKey || event.ctrlKey) return editingLetters.has(letter);
  // Everything else that is one character long writes it.
  return [...key].length === 1;
}

/**
 * Returns true if AltGr gives the key another character, such as “@” on the key Q of a German keyboard. Windows counts AltGr as
 * Control and Alt, which are the modifiers of commands, too.
 * @param {KeyboardEvent} event
 */
export function writesThirdCharacter(event) {
  const { key } = event;
  // Keyboards of Apple have the Option key in its place, which does not count as Control and Alt.
  if (isApple || !event.getModifierState?.('AltGraph') || [...key].length !== 1) return false;
  return key.toLowerCase() !== plain(event);
}

/**
 * Returns true if a command of the wire is this key.
 * @param {Command} command
 * @param {KeyboardEvent} event
 */
function means({ i: input, m: wanted }, event) {
  const now = modifiers(event) & (modifierBits.shift | modifierBits.control | modifierBits.option | modifierBits.command);
  const sought = input.toLowerCase();
  if (wanted === now && sought === plain(event).toLowerCase()) return true;
  // A command with a character that needs Shift, such as “?”, may name Shift among its modifiers, and need not.
  return event.shiftKey && sought === event.key && sought.toUpperCase() === sought
    && (wanted === now || wanted === (now & ~modifierBits.shift));
}

/** @param {KeyboardEvent} event */
function modifiers(event) {
  return modifiersOf(event) | (event.code.startsWith('Numpad') ? modifierBits.pad : 0);
}

/**
 * Returns the characters that a key writes.
 * @param {KeyboardEvent} event
 */
function characters({ key }) {
  return named(key) ?? ([...key].length === 1 ? key : '');
}

/**
 * Returns the characters that a key writes without modifiers.
 * @param {KeyboardEvent} event
 */
function plain({ key, code, ctrlKey, altKey, metaKey, shiftKey }) {
  const name = named(key);
  if (name !== undefined) return name;
  // With Option and Control a key writes other characters, so that its place decides.
  if (ctrlKey || altKey || metaKey || key === 'Dead') {
    if (/^[a-z]$/i.test(key)) return key.toLowerCase();
    if (code.startsWith('Key')) return code.slice(3).toLowerCase();
    if (code.startsWith('Digit')) return code.slice(5);
    if (code in punctuation) return punctuation[code];
  }
  if (shiftKey && code.startsWith('Digit')) return code.slice(5);
  if (shiftKey && code in punctuation) return punctuation[code];
  return [...key].length === 1 ? key.toLowerCase() : '';
}

/** @param {string} key */
function named(key) {
  if (Object.hasOwn(names, key)) return names[key];
  if (Object.hasOwn(written, key)) return written[key];
  return /^F\d{1,2}$/.test(key) ? `UIKeyInput${key}` : undefined;
}
