// Opens the page's first socket before the other modules have come, so that the host starts the app meanwhile.

/** Opens a socket to the host: to the device that `token` stands for, or to a new one where it is null. */
export function openSocket(token) {
  const address = new URL('device', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  address.search = '';
  address.hash = '';
  if (token) address.searchParams.set('token', token);
  return new WebSocket(address);
}

const kinds = ['open', 'message', 'close'];
const events = [];
const remember = (event) => events.push(event);
let first = openSocket(null);
for (const kind of kinds) first.addEventListener(kind, remember);

/** The first socket and what has happened on it so far; null once it has been taken. */
export function takeFirstSocket() {
  const socket = first;
  if (!socket) return null;
  first = null;
  for (const kind of kinds) socket.removeEventListener(kind, remember);
  return { socket, events: events.splice(0) };
}
