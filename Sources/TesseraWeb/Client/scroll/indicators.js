// Scroll indicators: thin bars over the content while it moves, as on iOS. They take no room and no pointer.

import { axes, horizontal, vertical } from '../basics/axis.js';
import { clamp, px } from '../basics/values.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { ScrollArea } from './scroll-area.js' */
/** @import { Scrolling } from './scroll-content.js' */

const margin = 3;
const shortest = 36;
/** The milliseconds for which the bars appear at the request of the app. */
const flashTime = 800;

export class Indicators {
  /** A layer that stays in place while the content scrolls. */
  node = document.createElement('div');
  /** @type {ScrollArea} */
  #scroller;
  /** @type {Map<Axis, HTMLElement>} */
  #bars = new Map();
  #flashTimer = 0;

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

  /**
   * Adopts a scroll description, and displays the bars for a moment if the app has asked for that since the description before.
   * @param {Scrolling | null} old
   */
  apply(old) {
    const { value } = this.#scroller;
    for (const style of ['black', 'white']) this.node.classList.toggle(style, value.is === style);
    this.update();
    if (value.fl > (old?.fl ?? 0)) this.#flash();
  }

  #flash() {
    clearTimeout(this.#flashTimer);
    this.node.classList.add('flashing');
    this.#flashTimer = setTimeout(() => this.node.classList.remove('flashing'), flashTime);
  }

  /** Moves the bars to the place of the content. Beyond an edge they shrink. */
  update() {
    const scroller = this.#scroller;
    const { value } = scroller;
    for (const [axis, { style }] of this.#bars) {
      const extent = scroller.extent(axis);
      const total = scroller.total(axis);
      const isHidden = axis === vertical ? value.hv : value.hh;
      const hasBar = !isHidden && total > extent + 0.5;
      style.display = hasBar ? '' : 'none';
      if (!hasBar) continue;
      const inset = value.in[axis.start];
      const usual = [inset, value.in[axis.end], 0];
      const [own, end, side] = value.ii?.slice(axis === vertical ? 0 : 3) ?? usual;
      // The farther a bar has collapsed, the more room there is below it.
      const least = scroller.inset(axis);
      const collapsed = inset - clamp(-scroller.offset[axis.name], least, inset);
      const start = Math.max(own - collapsed, Math.min(own, least));
      const track = Math.max(shortest, extent - start - end - 2 * margin);
      const beyond = Math.abs(scroller.overscroll[axis.name]);
      const length = clamp((track * extent) / total, shortest, track) - Math.min(beyond, shortest - 8);
      const position = scroller.offset[axis.name] + inset;
      const place = start + margin + (track - length) * clamp(position / (total - extent), 0, 1);
      if (axis === vertical) {
        style.left = px(value.rl ? margin + side : scroller.extent(horizontal) - margin - 3 - side);
        style.top = px(place);
        style.height = px(length);
      } else {
        style.top = px(scroller.extent(vertical) - margin - 3 - side);
        style.left = px(place);
        style.width = px(length);
      }
    }
  }
}
