import assert from 'node:assert/strict';
import { test } from 'node:test';

const link = { href: '' };
/** @type {Map<string, string>} */
const stored = new Map();
const address = 'https://example.com/bakery/';
const stubs = {
  document: { documentElement: { dataset: {} }, querySelector: () => link },
  location: { href: address, hash: '' },
  localStorage: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
  },
};
for (const [name, value] of Object.entries(stubs)) Object.defineProperty(globalThis, name, { value, configurable: true });
const { addressForApp, keepShortcuts, offerShortcuts } = await import('../../Sources/TesseraWeb/Client/page/shortcuts.js');

/**
 * Returns the address for the app while the page has a fragment.
 * @param {string} hash
 */
function given(hash) {
  Object.assign(stubs.location, { hash, href: address + hash });
  return addressForApp();
}

test('the manifest has the titles of the actions that the app has set', () => {
  keepShortcuts([{ t: 'Bake', v: 'YQ' }, { t: '“寿司”', v: 'b-_9' }]);
  const { pathname, searchParams } = new URL(link.href);
  assert.equal(pathname, '/bakery/manifest.webmanifest');
  assert.deepEqual(JSON.parse(searchParams.get('titles') ?? ''), ['Bake', '“寿司”']);
  link.href = '';
  offerShortcuts();
  assert.notEqual(link.href, '');
});

test('an action that the app has set is known by its title, and its text is that of the app', () => {
  const sushi = encodeURIComponent('“寿司”');
  assert.equal(given(`#tessera-shortcut=d1.${sushi}`), `${address}#tessera-shortcut=vb-_9`);
  assert.equal(given('#tessera-shortcut=2'), `${address}#tessera-shortcut=2`);
  assert.equal(given('#dish=7'), `${address}#dish=7`);
});

test('the menu of a browser may be older than the actions', () => {
  keepShortcuts([{ t: 'Fry', v: 'Zg' }, { t: 'Bake', v: 'YQ' }, { t: 'Bake', v: 'Yg' }]);
  // The first action was “Bake” once.
  assert.equal(given('#tessera-shortcut=d0.Bake'), `${address}#tessera-shortcut=vYQ`);
  assert.equal(given('#tessera-shortcut=d2.Bake'), `${address}#tessera-shortcut=vYg`);
  assert.equal(given('#tessera-shortcut=d0.Cook'), address);
});

test('nobody else can write an action of the app', () => {
  for (const hash of ['vYQ', 'd0', 'd0.', 'd0.%', 'd-1.Fry', 'd01.Fry', '', '1000', '1x']) assert.equal(given(`#tessera-shortcut=${hash}`), address);
});

test('an invalid list of actions is refused, and an empty one removes the actions', () => {
  for (const list of [{}, [7], [{ t: '', v: 'a' }], [{ t: 'a', v: 'a b' }], Array(9).fill({ t: 'a', v: 'a' })]) {
    assert.throws(() => keepShortcuts(list));
  }
  keepShortcuts([]);
  assert.equal(link.href, `${address}manifest.webmanifest`);
  assert.equal(given('#tessera-shortcut=d0.Fry'), address);
});
