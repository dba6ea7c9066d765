// Opens the page's first socket and says hello while the browser still loads the other modules. The app starts during that time.
//
// The address of the socket contains the hello, so that the hello reaches the host with the request for the socket. A message
// could only be sent after the host's answer to this request, which is a round trip later.
//
// A page that keeps settings or the state of an earlier app process adds these to its hello. Such a hello may be too long for an
// address, and a proxy may keep addresses in its records. The page then sends it as a message, after the host's first message,
// which names the device. So does a page that the user has opened with a long address of a part of the app.
//
// The host writes this module, and the modules that it imports, into the HTML of the page.

import { appAddress } from './page/app-address.js';
import { link } from './page/link.js';
import { hello, timeZone } from './page/screen-facts.js';
import { restoration } from './page/restoration.js';
import { settings, shortened } from './page/settings.js';

/**
 * Opens a socket to the device that `token` stands for, or to a new one if `token` is null. The address of the socket contains
 * `greeting`, a hello, unless this is null.
 * @param {string | null} token
 * @param {Record<string, unknown> | null} [greeting]
 */
export function openSocket(token, greeting = null) {
  const address = new URL('device', appAddress);
  address.protocol = address.protocol.replace('http', 'ws');
  if (token) address.searchParams.set('token', token);
  if (greeting) address.searchParams.set('hello', JSON.stringify(greeting));
  return new WebSocket(address);
}

/** The greatest length of an address that becomes a part of the socket's address. */
const longestInAddress = 500;
const kinds = ['open', 'message', 'close'];
/** @type {Event[]} */
const events = [];
const state = restoration.give();
const kept = settings.give();
const address = link.give();
/** True if the address or a message has given the hello to the host. */
let isGreeted = state === undefined && kept === undefined && (address?.length ?? 0) <= longestInAddress;
/** @type {WebSocket | null} */
let first = openSocket(null, isGreeted ? { ...hello(document.documentElement), link: address } : null);
// The first call is slow. A page that has yet to say hello makes it while the browser opens the socket.
if (!isGreeted) timeZone();

/** @param {Event} event */
const remember = (event) => {
  events.push(event);
  if (event instanceof MessageEvent && !isGreeted && isAboutDevice(event.data)) sayHello();
};
for (const kind of kinds) first.addEventListener(kind, remember);

/** @param {string} data */
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
  const greeting = { ...hello(document.documentElement), state, settings: kept, link: address };
  first.send(JSON.stringify(shortened(greeting)));
}

/** The first socket with its events so far, and with whether it has sent a hello; null once it has been taken. */
export function takeFirstSocket() {
  const socket = first;
  if (!socket) return null;
  first = null;
  for (const kind of kinds) socket.removeEventListener(kind, remember);
  return { socket, events: events.splice(0), isGreeted };
}
