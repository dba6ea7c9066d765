// The parts of a browser in which a page of an app keeps texts. A test imports this file before a module that uses them.

/** What the browser keeps for the pages of a host. */
export const storage = {
  /** @type {Map<string, string>} */
  texts: new Map(),
  /** True if the user does not let pages store anything. */
  isBlocked: false,
  /** True if there is no room for more texts. */
  isFull: false,
};

const localStorage = {
  /** @param {string} name */
  getItem(name) {
    return storage.texts.get(name) ?? null;
  },
  /** @param {string} name @param {string} text */
  setItem(name, text) {
    if (storage.isFull) throw new Error('full');
    storage.texts.set(name, text);
  },
  /** @param {string} name */
  removeItem(name) {
    storage.texts.delete(name);
  },
};

Object.defineProperty(globalThis, 'localStorage', {
  get() {
    if (storage.isBlocked) throw new Error('blocked');
    return localStorage;
  },
});
Object.assign(globalThis, {
  location: { href: 'http://127.0.0.1/shop/' },
  document: { documentElement: { dataset: {} } },
});
