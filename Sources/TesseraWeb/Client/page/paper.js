// The paper on which the browser prints the page.

/** The rule that states the size of the paper, where the browser knows such rules. */
const sheet = new CSSStyleSheet();

/**
 * Makes the paper as large as the window, so that the page prints what it shows: the app has laid out its screen for the
 * window, and paper of another size would cut it off. The browser fits a page of this size into the paper of its printer.
 */
export function watchPaper() {
  document.adoptedStyleSheets.push(sheet);
  const update = () => sheet.replaceSync(`@page { size: ${innerWidth}px ${innerHeight}px; margin: 0; }`);
  update();
  addEventListener('resize', () => {
    // The browser lays the page out for the paper while it prints. That is no new size of the window.
    if (!matchMedia('print').matches) update();
  });
}
