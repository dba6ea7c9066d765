// Opens the page's first socket and says hello before the other modules have come, so that the app starts meanwhile. The host puts
// this module and those that it imports into the page itself.

import { hello, timeZone } from './page/screen-facts.js';
import { restoration } from './page/restoration.js';

/**
 * Opens a socket to the host: to the device that `token` stands for, or to a new one where it is null.
 * @param {string | null} token
 */
export function openSocket(token) {
  const address = new URL('device', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = '';
  address.hash = '';
  if (token) address.searchParams.set('token', token);
  return new WebSocket(address);
}

const kinds = ['open', 'message', 'close'];
/** @type {Event[]} */
const events = [];
/** @type {WebSocket | null} */
let first = openSocket(null);
let isGreeted = false;

/** @param {Event} event */
const remember = (event) => {
  events.push(event);
  // A hello is the answer to the message in which the host names the device.
  if (event instanceof MessageEvent && !isGreeted && isAboutDevice(event.data)) sayHello();
};
for (const kind of kinds) first.addEventListener(kind, remember);
// The hello contains the time zone. The first question for it is slow, so it is asked while the browser opens the socket.
timeZone();

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
  first.send(JSON.stringify({ ...hello(document.documentElement), state: restoration.give() }));
}

/** The first socket with its events so far, and with whether it has sent a hello; null once it has been taken. */
export function takeFirstSocket() {
  const socket = first;
  if (!socket) return null;
  first = null;
  for (const kind of kinds) socket.removeEventListener(kind, remember);
  return { socket, events: events.splice(0), isGreeted };
}
