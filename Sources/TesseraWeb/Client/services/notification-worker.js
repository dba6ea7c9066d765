// The service worker that displays notifications. It runs beside the pages of one app, and fetches nothing for them.

/**
 * The pages, as the worker finds them.
 * @typedef {object} Clients
 * @property {(id: string) => Promise<any>} get
 * @property {(kinds: { type: 'window' }) => Promise<any[]>} matchAll
 * @property {(address: string) => Promise<unknown>} openWindow
 */

/**
 * What the worker uses of its surroundings, which the types for pages do not contain.
 * @typedef {object} Surroundings
 * @property {ServiceWorkerRegistration & { showNotification: (title: string, options: object) => Promise<void> }} registration
 * @property {Clients} clients
 * @property {(name: string, listener: (event: any) => void) => void} addEventListener
 * @property {() => Promise<void>} skipWaiting
 */

const here = /** @type {Surroundings} */ (/** @type {unknown} */ (globalThis));

/** @type {Record<string, (message: any, source: any) => Promise<void>>} */
const kinds = {
  async display({ title, options }, source) {
    await here.registration.showNotification(title, { ...options, data: { ...options.data, client: source.id } });
  },
  async withdraw({ page, numbers }) {
    for (const notification of await here.registration.getNotifications()) {
      if (notification.data?.page === page && numbers.includes(notification.data.n)) notification.close();
    }
  },
};

here.addEventListener('message', (event) => {
  const { data, source, ports: [port] } = event;
  if (!Object.hasOwn(kinds, data?.kind)) return;
  event.waitUntil(kinds[data.kind](data, source).then(() => port.postMessage(true), () => port.postMessage(false)));
});

here.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(answer(event.notification, 'opened', event.action));
});

here.addEventListener('notificationclose', (event) => {
  event.waitUntil(answer(event.notification, 'closed', ''));
});

/**
 * Reports to the page of a notification what the user has done, and brings the page to the front if the user has opened it. If the
 * page is closed or was loaded anew, another page of the app comes to the front. Without one, the app is opened anew.
 * @param {Notification} notification
 * @param {'opened' | 'closed'} step
 * @param {string} action The place of the chosen action, or an empty text.
 */
async function answer({ data }, step, action) {
  const client = data ? await here.clients.get(data.client) : undefined;
  client?.postMessage({ page: data.page, n: data.n, step, ...(action === '' ? {} : { action: Number(action) }) });
  const opensPage = step === 'opened' && (action === '' || data?.front.includes(action));
  if (!opensPage) return;
  const page = client ?? await openPage();
  await (page ? page.focus() : here.clients.openWindow(here.registration.scope));
}

/** Returns a page of the app that is open, or undefined if there is none. The browser knows which pages belong to the worker. */
async function openPage() {
  const pages = await here.clients.matchAll({ type: 'window' });
  return pages.find(({ frameType }) => frameType === 'top-level');
}

// A later version of the host has another worker, which has nothing to wait for.
here.addEventListener('install', (event) => event.waitUntil(here.skipWaiting()));
