// The state that the app wants to get back when another process of it takes the place of this one. The app sends it as a text
// that only the app reads, and the page gives it to the next process. The tab keeps it for a page that is loaded again, as
// browsers do with tabs that were in the background for long.

import { appAddress } from './app-address.js';
import { longestState } from '../basics/protocol.js';

class Restoration {
  /** @type {string | null} */
  #state = null;
  /** True if the state was given to a process whose scene has not come yet. */
  #isOnTrial = false;

  constructor() {
    if (isReturning()) this.#state = storedState();
    else store(null);
  }

  /**
   * Takes the state that the app has sent last.
   * @param {unknown} state
   */
  take(state) {
    if (typeof state !== 'string' || state.length > longestState) throw new TypeError('a state is a text that is not too long');
    this.#state = state;
    // A browser may discard a tab without an event, so the tab has each state at once.
    store(state);
  }

  /** Returns the state for a new process, or undefined if there is none. */
  give() {
    this.#isOnTrial = this.#state !== null;
    return this.#state ?? undefined;
  }

  /** Notes that the scene of the process has come. */
  succeeded() {
    this.#isOnTrial = false;
  }

  /** Notes that the process has ended. A state with which it has not come to a scene is not given to another one. */
  ended() {
    if (this.#isOnTrial) {
      this.#state = null;
      store(null);
    }
    this.#isOnTrial = false;
  }
}

/** Returns true if the user comes back to the page by a reload or by a step in the history, and not by an address or a link. */
function isReturning() {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && (entry.type === 'reload' || entry.type === 'back_forward');
}

/**
 * The name of this document in the tab. The entries of the history that belong to the document contain it, so that it stays when
 * the document is loaded again.
 */
export const documentId = (isReturning() && documentOf(history.state)) || Math.random().toString(36).slice(2);

/** @param {{ document?: unknown } | null} state */
function documentOf(state) {
  return typeof state?.document === 'string' ? state.document : null;
}

/** Returns the name under which the tab keeps the state of the app of this address. */
const name = () => `tessera-state:${appAddress.pathname}`;

/** Returns the name under which the tab keeps the name of the document to which the state belongs. */
const documentName = () => `tessera-document:${appAddress.pathname}`;

/**
 * Returns the state that the page has stored before, or null if there is none or another document of the app has stored one
 * since.
 */
function storedState() {
  try {
    if ((sessionStorage.getItem(documentName()) ?? documentId) !== documentId) return null;
    const state = sessionStorage.getItem(name());
    return state !== null && state.length <= longestState ? state : null;
  } catch {
    // The user does not let pages store anything.
    return null;
  }
}

/**
 * Keeps a state in the tab.
 * @param {string | null} state
 */
function store(state) {
  try {
    sessionStorage.setItem(documentName(), documentId);
    if (state === null) sessionStorage.removeItem(name());
    else sessionStorage.setItem(name(), state);
  } catch {
    // The user does not let pages store anything, or the storage is full. The page opens anew then.
  }
}

/** The state of the app of this page. */
export const restoration = new Restoration();
