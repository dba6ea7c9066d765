// The zoom of Firefox and WebKit that enlarges texts and nothing else. The app learns of it by the text size, and answers with larger texts
// and with the room that they need. If the browser enlarged them once more, they would not fit.

import { px } from './values.js';

/**
 * Returns the size of a font, or another length of a text, in a style that gives it this length whatever the zoom of texts is.
 * @param {number} points
 */
export function textLength(points) {
  return `calc(${px(points)} / var(--text-zoom, 1))`;
}

/** Keeps the zoom of texts in the style of the page. */
export function watchTextZoom() {
  const ruler = document.createElement('div');
  ruler.className = 'ruler of-text-zoom';
  // The style sheets may not have come yet.
  ruler.style.fontSize = '100px';
  ruler.style.width = '1em';
  document.body.append(ruler);
  const update = () => {
    const zoom = parseFloat(getComputedStyle(ruler).fontSize) / 100;
    document.documentElement.style.setProperty('--text-zoom', String(zoom));
  };
  update();
  new ResizeObserver(update).observe(ruler);
}
