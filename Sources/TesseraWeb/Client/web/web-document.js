// The first script in the frame of a document of an app. It replaces itself by the document, and reports what happens in it.
//
// The frame has no origin of its own, so that its scripts reach neither the page around it nor the cookies and the storage of the host. The page
// knows this script by a secret, which is in the frame's address, and gets the end of a channel from it. Nobody else in the frame has the
// channel: if the frame goes to another page, that page cannot take part.
//
// The host writes this module into a page of its own. It must not import others.

/**
 * What the page says to the frame.
 * @typedef {{ kind: 'document', html: string, base?: string, handlers: string[], replies: string[], scripts: { s: string, e?: boolean }[] }
 *   | { kind: 'state', css: string }
 *   | { kind: 'scroll', x: number, y: number, revision: number, isAnimated: boolean }
 *   | { kind: 'script', number: number, source: string, arguments?: string }
 *   | { kind: 'answer', number: number, answer?: string, error?: string }} FrameMessage
 */

/** @typedef {{ resolve: (value: unknown) => void, reject: (error: Error) => void }} Waiting */

(() => {
  const { port1: port, port2 } = new MessageChannel();
  const look = new CSSStyleSheet();
  /**
   * The messages that wait for an answer of the app, by their numbers.
   * @type {Map<number, Waiting>}
   */
  const waiting = new Map();
  let lastMessage = 0;
  /** The number of the app's last request to scroll. */
  let revision = 0;
  /** @type {string | undefined} */
  let base;
  let title = '';
  let size = '';
  /** True if the place of the content will be reported with the next frame of the screen. */
  let isScrollNoted = false;
  /** The timer that ends when the content has not moved for a while. */
  let rest = 0;
  /** The time in milliseconds without movement after which content is at rest. Not all browsers report that. */
  const stillness = 120;
  // A document may replace these, and the reports must go on.
  const { stringify, parse } = JSON;
  const nextFrame = requestAnimationFrame.bind(window);

  /** The error of a value that has a type which an app cannot have. */
  class UnsupportedTypeError extends TypeError {}

  /** @param {Record<string, unknown>} event */
  const send = (event) => port.postMessage(event);

  /**
   * Returns a value as JSON, as far as an app can have it.
   * @param {unknown} value
   */
  function jsonOf(value) {
    if (value === undefined || value === null) return 'null';
    const isForeign = value instanceof Node || value instanceof Promise || value === window;
    const text = isForeign ? undefined : stringify(value);
    if (text === undefined) throw new UnsupportedTypeError('the value has a type that an app cannot have');
    return text;
  }

  function reportTitle() {
    if (document.title === title) return;
    title = document.title;
    send({ kind: 'title', text: title });
  }

  function reportSize() {
    const box = document.scrollingElement ?? document.documentElement;
    if (!box) return;
    const now = `${box.scrollWidth} ${box.scrollHeight}`;
    if (now === size) return;
    size = now;
    send({ kind: 'size', x: box.scrollWidth, y: box.scrollHeight });
  }

  /** @param {boolean} isAtRest */
  const reportScroll = (isAtRest) => send({ kind: 'scroll', x: scrollX, y: scrollY, number: revision, flag: isAtRest });

  function noteScroll() {
    clearTimeout(rest);
    rest = setTimeout(reportScroll, stillness, true);
    if (isScrollNoted) return;
    isScrollNoted = true;
    nextFrame(() => {
      isScrollNoted = false;
      reportScroll(false);
    });
  }

  /**
   * Returns the element to which the fragment of an address leads, or null.
   * @param {string} fragment
   */
  function targetOf(fragment) {
    const name = decodeURIComponent(fragment);
    return document.getElementById(name) ?? document.getElementsByName(name)[0] ?? null;
  }

  /** @param {MouseEvent} event */
  function follow(event) {
    if (event.defaultPrevented || event.button !== 0) return;
    const link = event.composedPath().find((node) => node instanceof Element && node.matches('a, area') && node.hasAttribute('href'));
    if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement)) return;
    const written = link.getAttribute('href') ?? '';
    if (/^\s*javascript:/i.test(written)) return;
    event.preventDefault();
    if (written.startsWith('#')) {
      if (written === '#') scrollTo({ top: 0 });
      else targetOf(written.slice(1))?.scrollIntoView();
      return;
    }
    const isElsewhere = (link.target !== '' && !['_self', '_parent', '_top'].includes(link.target)) || event.metaKey || event.ctrlKey;
    send({ kind: 'link', text: link.href, flag: isElsewhere });
  }

  /** @param {SubmitEvent} event */
  function submit(event) {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const form = event.target;
    event.preventDefault();
    if (form.method !== 'get') return;
    const address = new URL(form.action || base || '', base || undefined);
    address.search = '';
    for (const [name, value] of new FormData(form, event.submitter)) {
      address.searchParams.append(name, typeof value === 'string' ? value : value.name);
    }
    send({ kind: 'move', text: address.href });
  }

  /** Listens to what happens in the document. Opening a document takes all listeners away. */
  function listen() {
    addEventListener('click', follow);
    addEventListener('submit', submit);
    addEventListener('scroll', noteScroll, { passive: true });
    addEventListener('resize', reportSize);
    addEventListener('pagehide', () => send({ kind: 'left' }));
    addEventListener('load', () => {
      reportTitle();
      reportSize();
      send({ kind: 'finished' });
    });
  }

  /** Watches the title and the size of the document, which is whole except for its pictures. */
  function watch() {
    reportTitle();
    reportSize();
    if (document.head) new MutationObserver(reportTitle).observe(document.head, { subtree: true, childList: true, characterData: true });
    const sizes = new ResizeObserver(reportSize);
    sizes.observe(document.documentElement);
    if (document.body) sizes.observe(document.body);
  }

  /**
   * Lets scripts of the document send messages to the app, under some names.
   * @param {string[]} names The names whose messages the app does not answer.
   * @param {string[]} replies The names whose messages the app answers.
   */
  function offerHandlers(names, replies) {
    if (names.length + replies.length === 0) return;
    /** @type {Record<string, { postMessage(body: unknown): Promise<unknown> | undefined }>} */
    const handlers = Object.create(null);
    for (const name of names) {
      handlers[name] = {
        postMessage(body) {
          send({ kind: 'message', name, text: jsonOf(body) });
          return undefined;
        },
      };
    }
    for (const name of replies) {
      handlers[name] = {
        postMessage: (body) => new Promise((resolve, reject) => {
          lastMessage += 1;
          send({ kind: 'message', name, number: lastMessage, text: jsonOf(body) });
          waiting.set(lastMessage, { resolve, reject });
        }),
      };
    }
    Object.defineProperty(window, 'webkit', { value: { messageHandlers: handlers }, configurable: true });
  }

  /** @param {string} source */
  function runQuietly(source) {
    try {
      (0, eval)(source);
    } catch (error) {
      console.error(error);
    }
  }

  /** @param {Extract<FrameMessage, { kind: 'document' }>} message */
  function display(message) {
    const { html, handlers, replies, scripts } = message;
    base = message.base;
    document.open();
    listen();
    offerHandlers(handlers, replies);
    window.open = (address) => {
      if (address) send({ kind: 'link', text: new URL(address, document.baseURI).href, flag: true });
      return null;
    };
    window.alert = (text) => send({ kind: 'alert', text: String(text ?? '') });
    // The script itself stands in a page, where the start of a comment must not.
    const doctype = /^\s*(?:\x3c!--[\s\S]*?-->\s*)*<!doctype[^>]*>/i.exec(html)?.[0] ?? '';
    // Scripts of the app run when the root element exists and nothing in it does.
    document.write(`${doctype}<html>`);
    send({ kind: 'committed' });
    for (const { s, e } of scripts) if (!e) runQuietly(s);
    document.addEventListener('DOMContentLoaded', () => {
      for (const { s, e } of scripts) if (e) runQuietly(s);
      watch();
    });
    const isBased = base !== undefined && !/<base\s/i.test(html);
    document.write(isBased ? `<base href="${(base ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">` : '');
    document.adoptedStyleSheets = [look];
    document.write(html.slice(doctype.length));
    document.close();
  }

  /** @param {Extract<FrameMessage, { kind: 'script' }>} message */
  async function run({ number, source, arguments: values }) {
    try {
      let value;
      if (values === undefined) {
        value = (0, eval)(source);
      } else {
        const entries = Object.entries(parse(values));
        const AsyncFunction = /** @type {FunctionConstructor} */ ((async () => {}).constructor);
        value = await new AsyncFunction(...entries.map(([name]) => name), source)(...entries.map((entry) => entry[1]));
      }
      send({ kind: 'value', number, text: jsonOf(value) });
    } catch (error) {
      send({ kind: 'error', number, text: String(error), flag: error instanceof UnsupportedTypeError });
    }
  }

  /** @param {Extract<FrameMessage, { kind: 'scroll' }>} message */
  function move({ x, y, revision: number, isAnimated }) {
    revision = number;
    scrollTo({ left: x, top: y, behavior: isAnimated ? 'smooth' : 'instant' });
    // The app waits for the place even if the content cannot move there.
    noteScroll();
  }

  /** @param {Extract<FrameMessage, { kind: 'answer' }>} message */
  function settle({ number, answer, error }) {
    const promise = waiting.get(number);
    waiting.delete(number);
    if (error === undefined) promise?.resolve(answer === undefined ? undefined : parse(answer));
    else promise?.reject(new Error(error));
  }

  port.onmessage = ({ data }) => {
    const message = /** @type {FrameMessage} */ (data);
    switch (message.kind) {
      case 'document': return display(message);
      case 'state': return look.replaceSync(message.css);
      case 'scroll': return move(message);
      case 'script': return run(message);
      case 'answer': return settle(message);
    }
  };
  parent.postMessage({ secret: location.hash.slice(1) }, '*', [port2]);
})();
