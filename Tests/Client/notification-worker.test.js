import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** The listeners of the worker. @type {Record<string, (event: any) => void>} */
const listeners = {};
/** The notifications that are displayed. @type {any[]} */
let displayed = [];
/** What was sent to pages, and what happened to them. @type {unknown[]} */
let log = [];
/** The identifiers of the pages that are open. @type {string[]} */
let open = [];

/** Returns a page. @param {string} id */
const pageOf = (id) => ({
  frameType: id === 'frame' ? 'nested' : 'top-level',
  postMessage: (/** @type {unknown} */ message) => log.push([id, message]),
  focus: () => Promise.resolve(log.push(`${id} in front`)),
});

Object.assign(globalThis, {
  addEventListener: (/** @type {string} */ name, /** @type {(event: any) => void} */ listener) => { listeners[name] = listener; },
  skipWaiting: () => Promise.resolve(),
  registration: {
    scope: 'https://example.com/tea/',
    showNotification(/** @type {string} */ title, /** @type {any} */ options) {
      if (title === 'Forbidden') return Promise.reject(new TypeError('not permitted'));
      const notification = { title, ...options, close: () => { displayed = displayed.filter((each) => each !== notification); } };
      displayed.push(notification);
      return Promise.resolve();
    },
    getNotifications: () => Promise.resolve(displayed),
  },
  clients: {
    get: (/** @type {string} */ id) => Promise.resolve(open.includes(id) ? pageOf(id) : undefined),
    matchAll: () => Promise.resolve(open.map(pageOf)),
    openWindow: (/** @type {string} */ address) => Promise.resolve(log.push(`open ${address}`)),
  },
});
await import('../../Sources/TesseraWeb/Client/services/notification-worker.js');

/**
 * Lets the worker hear of something, and waits for what it does.
 * @param {string} name
 * @param {object} event
 */
async function hear(name, event) {
  /** @type {Promise<unknown> | undefined} */
  let work;
  listeners[name]({ waitUntil: (/** @type {Promise<unknown>} */ promise) => { work = promise; }, ...event });
  await work;
}

/**
 * Sends the worker a message of a page, and returns the answer.
 * @param {object} data
 */
async function tell(data) {
  /** @type {unknown} */
  let answer;
  await hear('message', { data, source: { id: 'page' }, ports: [{ postMessage: (/** @type {unknown} */ value) => { answer = value; } }] });
  return answer;
}

/** @param {number} n */
const display = (n) => tell({ kind: 'display', title: `Tea ${n}`, options: { data: { page: 'own', n, front: ['1'] } } });

/** Begins a test. @param {string[]} pages */
function begin(pages) {
  displayed = [];
  log = [];
  open = pages;
}

test('notifications are displayed and removed', async () => {
  begin(['page']);
  assert.equal(await display(1), true);
  assert.equal(await display(2), true);
  assert.equal(await tell({ kind: 'display', title: 'Forbidden', options: { data: {} } }), false);
  assert.equal(await tell({ kind: 'withdraw', page: 'other', numbers: [1, 2] }), true);
  assert.deepEqual(displayed.map(({ title }) => title), ['Tea 1', 'Tea 2']);
  await tell({ kind: 'withdraw', page: 'own', numbers: [1, 7] });
  assert.deepEqual(displayed.map(({ title }) => title), ['Tea 2']);
  assert.equal(await tell({ kind: 'constructor' }), undefined);
});

test('a page hears what the user does, and comes to the front if the user opens it', async () => {
  begin(['page']);
  await display(1);
  const [notification] = displayed;
  await hear('notificationclick', { notification, action: '' });
  assert.deepEqual(log, [['page', { page: 'own', n: 1, step: 'opened' }], 'page in front']);
  assert.deepEqual(displayed, []);
  log = [];
  await hear('notificationclick', { notification, action: '0' });
  await hear('notificationclick', { notification, action: '1' });
  await hear('notificationclose', { notification });
  assert.deepEqual(log, [
    ['page', { page: 'own', n: 1, step: 'opened', action: 0 }], ['page', { page: 'own', n: 1, step: 'opened', action: 1 }],
    'page in front', ['page', { page: 'own', n: 1, step: 'closed' }],
  ]);
});

test('an app whose page was loaded anew comes to the front', async () => {
  begin(['page']);
  await display(1);
  open = ['frame', 'later'];
  await hear('notificationclick', { notification: displayed[0], action: '' });
  assert.deepEqual(log, ['later in front']);
});

test('an app whose page is closed is opened anew', async () => {
  begin([]);
  await display(1);
  await hear('notificationclick', { notification: displayed[0], action: '' });
  assert.deepEqual(log, ['open https://example.com/tea/']);
});
