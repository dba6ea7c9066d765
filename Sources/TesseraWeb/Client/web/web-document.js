// The first script in the frame of a document of an app. It replaces itself by the document, and reports what happens in it.
//
// The frame has no origin of its own, so that its scripts reach neither the page around it nor the cookies and the storage of the
// host. The page knows this script by a secret, which is in the frame's address, and gets the end of a channel from it. If the
// frame goes to another page, that page has neither. (A document that hands them over gives nothing away but what it could pass
// on itself.)
//
// The host writes this module into a page of its own. It must not import others.

/**
 * What the page says to the frame.
 * @typedef {{ kind: 'document', html: string, base?: string, handlers: string[], replies: string[], scripts: { s: string, e?: boolean }[],
 *     isQuiet: boolean, longest: number }
 *   | { kind: 'state', css: string }
 *   | { kind: 'scroll', x: number, y: number, revision: number, isAnimated: boolean }
 *   | { kind: 'tap', x: number, y: number }
 *   | { kind: 'script', number: number, source: string, arguments?: string }
 *   | { kind: 'form', address: string, fields: string[][] }
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
  /** True if the document has taken the place of the script's own page. */
  let isDisplayed = false;
  /** The greatest number of UTF-16 units of a value as JSON. */
  let longest = 0;
  /**
   * The place to which the app scrolls the document as soon as that is whole, or null.
   * @type {Extract<FrameMessage, { kind: 'scroll' }> | null}
   */
  let place = null;
  let title = '';
  let size = '';
  /** The width of the window when it was last laid out. */
  let width = innerWidth;
  /** True if the place of the content will be reported with the next frame of the screen. */
  let isScrollNoted = false;
  /** The timer that ends when the content has not moved for a while. */
  let restTimer = 0;
  /** The time in milliseconds without movement after which content is at rest. Not all browsers report that. */
  const stillness = 120;
  /** The time in milliseconds for which frames of the screen are waited for. Browsers draw none of what is out of sight. */
  const longestFrame = 500;
  /** The policy of a document in which only scripts of the app run. Frames within it would have scripts of their own. */
  const quietPolicy = "script-src 'unsafe-eval'; frame-src 'none'; object-src 'none'";
  // A document may replace these, and the reports must go on.
  const { stringify } = JSON;
  const OwnDate = Date;
  /** The key of the object that stands for a date on its way from and to the app. */
  const dateKey = 'tessera:date';
  const nextFrame = requestAnimationFrame.bind(window);

  /** The error of a value that has a type which an app cannot have. */
  class UnsupportedTypeError extends TypeError {}

  /** @param {Record<string, unknown>} event */
  const send = (event) => port.postMessage(event);

  /**
   * Returns the value that the app has written as JSON.
   * @param {string} text
   */
  const parse = (text) => JSON.parse(text, (_key, value) => {
    const isDate = typeof value?.[dateKey] === 'number' && Object.keys(value).length === 1;
    return isDate ? new OwnDate(value[dateKey]) : value;
  });

  /**
   * Returns what stands for a value in JSON.
   * @this {Record<string, unknown>}
   * @param {string} key
   * @param {unknown} value The value, which is a text for a date.
   */
  function written(key, value) {
    const date = this[key];
    return date instanceof OwnDate && !Number.isNaN(date.getTime()) ? { [dateKey]: date.getTime() } : value;
  }

  /**
   * Returns a value as JSON, or throws an error if its type is one that an app cannot have or the JSON is too long.
   * @param {unknown} value
   */
  function jsonOf(value) {
    if (value === undefined || value === null) return 'null';
    const isForeign = value instanceof Node || value instanceof Promise || value === window;
    const text = isForeign ? undefined : stringify(value, written);
    if (text === undefined) throw new UnsupportedTypeError('the value has a type that an app cannot have');
    if (text.length > longest) throw new RangeError(`the value has more than ${longest} UTF-16 units as JSON`);
    return text;
  }

  function reportTitle() {
    if (document.title === title) return;
    title = document.title;
    send({ kind: 'title', text: title });
  }

  let isDark = false;

  /**
   * Reports true if the colours that the document does not state are those of a dark page, and false otherwise. The page around
   * it gives the frame the same colour scheme, as otherwise a browser would paint a background behind a document that has none.
   */
  function reportScheme() {
    if (!document.documentElement) return;
    const probe = document.createElement('i');
    probe.style.cssText = 'all: initial !important; display: none !important; color-scheme: inherit !important; color: CanvasText !important';
    document.documentElement.append(probe);
    const [red = 0] = getComputedStyle(probe).color.match(/[\d.]+/g) ?? [];
    probe.remove();
    const isDarkNow = Number(red) > 127;
    if (isDarkNow === isDark) return;
    isDark = isDarkNow;
    send({ kind: 'scheme', flag: isDark });
  }

  /**
   * Runs an action at once, or with the next frame of the screen but one if the width of the window has changed: after a frame
   * was moved within the page around it, Firefox states a width of 10 until it has laid out that page.
   * @param {() => void} action
   */
  function whenLaidOut(action) {
    if (innerWidth === width) return action();
    let isDone = false;
    const act = () => {
      if (isDone) return;
      isDone = true;
      width = innerWidth;
      action();
    };
    nextFrame(() => nextFrame(act));
    setTimeout(act, longestFrame);
  }

  const reportSize = () => whenLaidOut(measure);

  function measure() {
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
    clearTimeout(restTimer);
    restTimer = setTimeout(reportScroll, stillness, true);
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

  /**
   * Returns an address of the document as a whole, or null if it is none. The document does not stand at the address of the
   * frame, so that a relative address needs a base of the document's own.
   * @param {string} written
   */
  function wholeAddress(written) {
    try {
      return new URL(written, document.baseURI === document.URL ? undefined : document.baseURI);
    } catch {
      return null;
    }
  }

  /**
   * Returns true if a page is to appear in another frame or window than the document.
   * @param {string | null} target The name of the frame.
   */
  const isElsewhere = (target) => Boolean(target) && !['_self', '_parent', '_top'].includes(String(target).toLowerCase());

  /**
   * Scrolls to the place in the document to which a link leads, or reports the address of the link to the app.
   * @param {MouseEvent} event
   */
  function openLink(event) {
    if (event.defaultPrevented || event.button !== 0) return;
    // Drawings have links of their own.
    const link = event.composedPath().find((node) => node instanceof Element && node.matches('a[href], area[href], a[*|href]'));
    if (!(link instanceof Element)) return;
    const written = link.getAttribute('href') ?? link.getAttributeNS('http://www.w3.org/1999/xlink', 'href') ?? '';
    if (/^\s*javascript:/i.test(written)) return;
    event.preventDefault();
    if (written.startsWith('#')) {
      if (written === '#') scrollTo({ top: 0 });
      else targetOf(written.slice(1))?.scrollIntoView();
      return;
    }
    const address = wholeAddress(written);
    if (!address) return;
    send({ kind: 'link', text: address.href, flag: isElsewhere(link.getAttribute('target')) || event.metaKey || event.ctrlKey });
  }

  /**
   * Reports the address to which a form leads, with the values of its fields, to the app. What cannot be written like a part of
   * an address, such as files, the browser itself sends.
   * @param {SubmitEvent} event
   */
  function submit(event) {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const { target: form, submitter } = event;
    // A form whose fields have the names of its properties hides these.
    /** @param {string} name */
    const stated = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';
    const method = stated('method').toLowerCase();
    // A dialog closes.
    if (method === 'dialog') return;
    const isPost = method === 'post';
    if (isPost && ['multipart/form-data', 'text/plain'].includes(stated('enctype').toLowerCase())) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form, submitter)) fields.append(name, typeof value === 'string' ? value : value.name);
    const address = wholeAddress(stated('action'));
    const text = isPost && address ? `${address.href}\n${fields}` : '';
    if (text.length > longest) return;
    event.preventDefault();
    if (!address) return;
    const flag = isElsewhere(stated('target'));
    if (isPost) return send({ kind: 'post', text, flag });
    address.search = String(fields);
    send({ kind: 'move', text: address.href, flag });
  }

  /** Listens to what happens in the document. Opening a document takes all listeners away. */
  function listen() {
    addEventListener('click', openLink);
    addEventListener('submit', submit);
    addEventListener('scroll', noteScroll, { passive: true });
    addEventListener('resize', reportSize);
    addEventListener('pagehide', () => send({ kind: 'left' }));
    // Another scheme changes the colours with the next style of the document.
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => nextFrame(reportScheme));
    addEventListener('load', () => {
      reportScheme();
      reportTitle();
      reportSize();
      send({ kind: 'finished' });
    });
  }

  /** Watches the title and the size of the document, which is whole except for its pictures. */
  function watch() {
    reportScheme();
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
          const text = jsonOf(body);
          lastMessage += 1;
          waiting.set(lastMessage, { resolve, reject });
          send({ kind: 'message', name, number: lastMessage, text });
        }),
      };
    }
    Object.defineProperty(window, 'webkit', { value: { messageHandlers: handlers }, configurable: true });
  }

  /**
   * Runs a script of the app. An error of it appears in the browser's console only.
   * @param {string} source
   */
  function runQuietly(source) {
    try {
      (0, eval)(source);
    } catch (error) {
      console.error(error);
    }
  }

  /**
   * Returns the address to which addresses in a document are relative, or undefined if the frame's own one is to be used. What
   * the document itself says about that may be relative, too. Of several such elements the first counts, which is the script's.
   * @param {string} html
   * @param {string | undefined} base The address that the app states.
   */
  function baseOf(html, base) {
    if (base === undefined || !/<base\s/i.test(html)) return base;
    const own = new DOMParser().parseFromString(html, 'text/html').querySelector('base[href]')?.getAttribute('href');
    try {
      return new URL(own ?? '', base).href;
    } catch {
      return base;
    }
  }

  /**
   * Replaces the script's own page by the document.
   * @param {Extract<FrameMessage, { kind: 'document' }>} message
   */
  function display(message) {
    const { html, base, handlers, replies, scripts, isQuiet } = message;
    longest = message.longest;
    isDisplayed = true;
    document.open();
    listen();
    offerHandlers(handlers, replies);
    window.open = (written, target) => {
      const address = written ? wholeAddress(String(written)) : null;
      if (address) send({ kind: 'link', text: address.href, flag: isElsewhere(target ?? '_blank') });
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
      if (place) move(place);
    });
    const address = baseOf(html, base);
    document.write(address === undefined ? '' : `<base href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`);
    // Of all scripts only those of the app run, which need no element.
    if (isQuiet) document.write(`<meta http-equiv="Content-Security-Policy" content="${quietPolicy}">`);
    document.adoptedStyleSheets = [look];
    document.write(html.slice(doctype.length));
    document.close();
  }

  /**
   * Sends a form of the app, whose answer takes the place of the script's page once that is loaded.
   * @param {Extract<FrameMessage, { kind: 'form' }>} message
   */
  function sendForm({ address, fields }) {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = address;
    for (const [name, value] of fields) {
      const field = document.createElement('input');
      field.type = 'hidden';
      [field.name, field.value] = [name, value];
      form.append(field);
    }
    document.documentElement.append(form);
    // A field may have the name of the method.
    const submit = HTMLFormElement.prototype.submit.bind(form);
    if (document.readyState === 'complete') submit();
    // While this document loads, the answer to the form would replace it before the page around the frame learns of this
    // document.
    else addEventListener('load', () => setTimeout(submit));
  }

  /**
   * Runs a script of the app, and reports its value or its error.
   * @param {Extract<FrameMessage, { kind: 'script' }>} message
   */
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

  /**
   * Scrolls the document to where the app wants it, as soon as it is whole.
   * @param {Extract<FrameMessage, { kind: 'scroll' }>} message
   */
  function move(message) {
    if (!isDisplayed || document.readyState === 'loading') {
      // There is nothing yet that could move.
      place = message;
      return;
    }
    const { x, y, revision: number, isAnimated } = message;
    place = null;
    revision = number;
    scrollTo({ left: x, top: y, behavior: isAnimated ? 'smooth' : 'instant' });
    // The app waits for the place even if the content cannot move there.
    noteScroll();
  }

  /**
   * Clicks what lies at a place that the user has touched in front of the document.
   * @param {Extract<FrameMessage, { kind: 'tap' }>} message
   */
  function tap({ x, y }) {
    const node = document.elementFromPoint(x, y);
    const stop = node?.closest('a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]');
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
    node?.dispatchEvent(new MouseEvent('click', {
      bubbles: true, cancelable: true, composed: true, view: window, detail: 1, clientX: x, clientY: y,
    }));
  }

  /**
   * Gives the app's answer to the script of the document that waits for it.
   * @param {Extract<FrameMessage, { kind: 'answer' }>} message
   */
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
      case 'tap': return tap(message);
      case 'script': return whenLaidOut(() => run(message));
      case 'answer': return settle(message);
      case 'form': return sendForm(message);
    }
  };
  parent.postMessage({ secret: location.hash.slice(1) }, '*', [port2]);
})();
