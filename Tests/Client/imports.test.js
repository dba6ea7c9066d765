// The page's scripts do not import one another in a circle. Imports of types alone do not count.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';

const client = new URL('../../Sources/TesseraWeb/Client/', import.meta.url);
const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));

/**
 * Returns the scripts that a script imports, by their paths within the folder of the client.
 * @param {string} file
 */
function importsOf(file) {
  const text = readFileSync(new URL(file, client), 'utf8');
  const found = text.matchAll(/^(?:import|export)\s(?:[^;']*\sfrom\s)?'(\.[^']+)'/gm);
  return [...found].map(([, path]) => posix.join(posix.dirname(file), path));
}

/**
 * Returns a circle of a graph, from a name back to the same name; null if there is none.
 * @param {Map<string, Set<string>>} graph
 */
function circleIn(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /**
   * @param {string} name
   * @param {string[]} path
   * @returns {string[] | null}
   */
  const visit = (name, path) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of graph.get(name) ?? []) {
      const circle = visit(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}

test('each import names a script that exists', () => {
  for (const file of files) for (const other of importsOf(file)) assert.ok(files.includes(other), `${file} imports ${other}`);
});

test('no script imports another while the page runs, since the host joins them into two', () => {
  for (const file of files) assert.doesNotMatch(readFileSync(new URL(file, client), 'utf8'), /\bimport\('/, file);
});

test('scripts do not import one another in a circle', () => {
  assert.deepEqual(circleIn(new Map(files.map((file) => [file, new Set(importsOf(file))]))), null);
});
