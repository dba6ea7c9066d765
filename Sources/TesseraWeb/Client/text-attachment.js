// Images that stand in a line of text like letters.

import { number, px, string } from './values.js';

/** The image of an attachment; its run is as wide as it is. */
export function attachmentNode(style, resources) {
  const { r, g, h, d } = style.at;
  const height = Math.max(0, number(h, 'height'));
  const node = document.createElement(r === undefined ? 'span' : 'img');
  node.className = 'attached';
  node.style.height = px(height);
  node.style.bottom = px(-number(d, 'descent'));
  if (r !== undefined) {
    node.src = resources + number(r, 'resource');
    node.alt = '';
    node.draggable = false;
    node.decoding = 'async';
  } else if (g !== undefined) {
    node.classList.add('symbol');
    node.dataset.symbol = string(g, 'symbol');
    node.setAttribute('aria-hidden', 'true');
    node.style.fontSize = px(height);
  }
  return node;
}
