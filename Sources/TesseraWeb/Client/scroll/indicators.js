// Scroll indicators: thin bars over the content while it moves, as on iOS. They take no room and no pointer.

import { axes, horizontal, vertical } from '../basics/axis.js';
import { clamp, px } from '../basics/values.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { ScrollArea } from './scroll-area.js' */

const margin = 3;
const shortest = 36;

export class Indicators {
  /** A layer that stays in place while the content scrolls. */
  node = document.createElement('div');
  /** @type {ScrollArea} */
  #scroller;
  /** @type {Map<Axis, HTMLElement>} */
  #bars = new Map();

  /** @param {ScrollArea} scroller */
  constructor(scroller) {
    this.#scroller = scroller;
    this.node.className = 'overlay';
    for (const axis of axes) {
      const bar = document.createElement('div');
      bar.className = `bar ${axis.name}`;
      this.#bars.set(axis, bar);
      this.node.append(bar);
    }
  }

  show() {
    this.node.classList.add('moving');
  }

  hide() {
    this.node.classList.remove('moving');
  }

  /** Moves the bars to the place of the content. Beyond an edge they shrink. */
  update() {
    const scroller = this.#scroller;
    for (const [axis, { style }] of this.#bars) {
      const extent = scroller.extent(axis);
      const total = scroller.total(axis);
      const isHidden = axis === vertical ? scroller.value.hv : scroller.value.hh;
      const hasBar = !isHidden && total > extent + 0.5;
      style.display = hasBar ? '' : 'none';
      if (!hasBar) continue;
      const [inset, end] = [scroller.value.in[axis.start], scroller.value.in[axis.end]];
      // The farther a bar has collapsed, the more room there is below it.
      const start = clamp(-scroller.offset[axis.name], scroller.inset(axis), inset);
      const track = Math.max(shortest, extent - start - end - 2 * margin);
      const beyond = Math.abs(scroller.overscroll[axis.name]);
      const length = clamp((track * extent) / total, shortest, track) - Math.min(beyond, shortest - 8);
      const position = scroller.offset[axis.name] + inset;
      const place = start + margin + (track - length) * clamp(position / (total - extent), 0, 1);
      if (axis === vertical) {
        style.left = px(scroller.value.rl ? margin : scroller.extent(horizontal) - margin - 3);
        style.top = px(place);
        style.height = px(length);
      } else {
        style.top = px(scroller.extent(vertical) - margin - 3);
        style.left = px(place);
        style.width = px(length);
      }
    }
  }
}
