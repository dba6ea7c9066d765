// The paper on which the browser prints the page.

/** The rules that state the size of the paper and of what is printed on it. */
const sheet = new CSSStyleSheet();
/** True for Firefox, which prints a copy of the document in which no element is scrolled. */
const losesPlaces = CSS.supports('-moz-appearance', 'none');
const sticky = '.track > .e, .track > .lane, .lane > .e';

/**
 * Makes the paper as large as the window, so that the page prints what it displays: the app has laid out its screen for the
 * window, and paper of another size would cut it off. The browser fits a page of this size into the paper of its printer.
 */
export function watchPaper() {
  document.adoptedStyleSheets.push(sheet);
  const update = () => sheet.replaceSync(`
    @page { size: ${innerWidth}px ${innerHeight}px; margin: 0; }
    @media print { .screen { width: ${innerWidth}px; height: ${innerHeight}px; } }
  `);
  update();
  addEventListener('resize', () => {
    // The browser lays the page out for the paper while it prints. That is no new size of the window.
    if (!matchMedia('print').matches) update();
  });
  if (losesPlaces) addEventListener('beforeprint', notePlaces);
}

/**
 * Notes in custom properties how far each element has scrolled its content, and how far each sticky element has been moved
 * from its own place. `print.css` moves them by the same distances.
 */
function notePlaces() {
  for (const node of document.querySelectorAll('.scroller')) {
    const sizer = /** @type {HTMLElement} */ (node.querySelector(':scope > .sizer'));
    note(sizer, { x: -node.scrollLeft, y: -node.scrollTop });
  }
  const nodes = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(sticky)]);
  const stuck = nodes.map(place);
  const { classList } = document.documentElement;
  classList.add('unstuck');
  const free = nodes.map(place);
  classList.remove('unstuck');
  /** The distances by which sticking has moved each node. */
  const ways = new Map(nodes.map((node, index) => [node, { x: stuck[index].x - free[index].x, y: stuck[index].y - free[index].y }]));
  for (const [node, way] of ways) {
    // A node moves the sticky nodes within it along with itself.
    const outer = ways.get(/** @type {HTMLElement} */ (node.parentElement?.closest(sticky))) ?? { x: 0, y: 0 };
    note(node, { x: way.x - outer.x, y: way.y - outer.y });
  }
}

/** @param {HTMLElement} node */
function place(node) {
  return node.getBoundingClientRect();
}

/**
 * @param {HTMLElement} node
 * @param {{ x: number, y: number }} move
 */
function note({ style }, { x, y }) {
  style.setProperty('--paper-x', `${x}px`);
  style.setProperty('--paper-y', `${y}px`);
}
