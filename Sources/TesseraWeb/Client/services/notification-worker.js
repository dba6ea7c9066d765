// The service worker that displays notifications. It runs beside the pages of one app, and fetches nothing for them.

/**
 * What the worker uses of its surroundings, which the types for pages do not contain.
 * @typedef {object} Surroundings
 * @property {ServiceWorkerRegistration & { showNotification: (title: string, options: object) => Promise<void> }} registration
 * @property {{ get: (id: string) => Promise<any>, openWindow: (address: string) => Promise<unknown> }} clients
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
 * page is closed, the app is opened anew.
 * @param {Notification} notification
 * @param {'opened' | 'closed'} step
 * @param {string} action The place of the chosen action, or an empty text.
 */
async function answer({ data }, step, action) {
  const client = data ? await here.clients.get(data.client) : undefined;
  client?.postMessage({ page: data.page, n: data.n, step, ...(action === '' ? {} : { action: Number(action) }) });
  const opensPage = step === 'opened' && (action === '' || data?.front.includes(action));
  if (opensPage) await (client ? client.focus() : here.clients.openWindow(here.registration.scope));
}

// A later version of the host has another worker, which has nothing to wait for.
here.addEventListener('install', (event) => event.waitUntil(here.skipWaiting()));
