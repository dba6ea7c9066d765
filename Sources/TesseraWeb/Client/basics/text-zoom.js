// Undoes the zoom of Firefox and WebKit that enlarges texts and nothing else. The page reports that zoom to the app as a
// larger text size, and the app makes its texts and their room larger itself. Texts that the browser enlarged once more would
// not fit into that room.

import { px } from './values.js';

/**
 * Returns a CSS value for the size of a font, or another length of a text. Texts have this length at any zoom of texts.
 * @param {number} points
 */
export function textLength(points) {
  return `calc(${px(points)} / var(--text-zoom, 1))`;
}

/** Keeps the present zoom of texts in the custom property `--text-zoom`. */
export function watchTextZoom() {
  const ruler = document.createElement('div');
  ruler.className = 'ruler of-text-zoom';
  // The style sheets may not have loaded yet, so the ruler has its style with it.
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
