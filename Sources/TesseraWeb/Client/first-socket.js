// Opens the page's first socket and says hello before the other modules have come, so that the app starts meanwhile. The address of the
// socket contains the hello, which saves the way to the host and back that a message of its own would take. A hello with the state of an
// app is too long for an address; it is the answer to the message in which the host names the device. The host puts this module and
// those that it imports into the page itself.

import { hello } from './page/screen-facts.js';
import { restoration } from './page/restoration.js';

/**
 * Opens a socket to the host: to the device that `token` stands for, or to a new one where it is null. The address contains `greeting`,
 * unless it is null.
 * @param {string | null} token
 * @param {Record<string, unknown> | null} [greeting]
 */
export function openSocket(token, greeting = null) {
  const address = new URL('device', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = '';
  address.hash = '';
  if (token) address.searchParams.set('token', token);
  if (greeting) address.searchParams.set('hello', JSON.stringify(greeting));
  return new WebSocket(address);
}

const kinds = ['open', 'message', 'close'];
/** @type {Event[]} */
const events = [];
const state = restoration.give();
const greeting = hello(document.documentElement);
let isGreeted = state === undefined;
/** @type {WebSocket | null} */
let first = openSocket(null, isGreeted ? greeting : null);

/** @param {Event} event */
const remember = (event) => {
  events.push(event);
  if (event instanceof MessageEvent && !isGreeted && isAboutDevice(event.data)) sayHello();
};
for (const kind of kinds) first.addEventListener(kind, remember);

/** @param {any} data */
function isAboutDevice(data) {
  try {
    return JSON.parse(data)?.type === 'device';
  } catch {
    return false;
  }
}

function sayHello() {
  if (!first || isGreeted || first.readyState !== WebSocket.OPEN) return;
  isGreeted = true;
  first.send(JSON.stringify({ ...greeting, state }));
}

/** The first socket with its events so far, and with whether it has sent a hello; null once it has been taken. */
export function takeFirstSocket() {
  const socket = first;
  if (!socket) return null;
  first = null;
  for (const kind of kinds) socket.removeEventListener(kind, remember);
  return { socket, events: events.splice(0), isGreeted };
}
