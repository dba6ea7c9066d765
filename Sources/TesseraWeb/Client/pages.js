// Paging: the browser snaps to marks at multiples of the element's size, a few on either side of the present page.

import { axes } from './axis.js';
import { px } from './values.js';

const reach = 3;

export class Pages {
  #scroller;
  #marks = [];

  constructor(scroller) {
    this.#scroller = scroller;
  }

  /** Puts the marks around the present page, or takes them away where the element does not page. */
  update() {
    const scroller = this.#scroller;
    if (!scroller.value) return;
    const axis = axes.find((one) => scroller.limit(one) > 0.5);
    const isPaging = Boolean(scroller.value.pg && axis && scroller.extent(axis) > 0);
    const places = [];
    if (isPaging) {
      const extent = scroller.extent(axis);
      const start = scroller.value.in[axis.start] - scroller.origin[axis.name];
      const present = Math.round((scroller.node[axis.position] - start) / extent);
      for (let page = present - reach; page <= present + reach; page += 1) {
        const place = start + page * extent;
        if (place >= 0 && place <= scroller.limit(axis) + 1) places.push(place);
      }
    }
    scroller.node.style.scrollSnapType = isPaging ? `${axis.name} mandatory` : '';
    while (this.#marks.length > places.length) this.#marks.pop().remove();
    while (this.#marks.length < places.length) {
      const mark = document.createElement('div');
      mark.className = 'page';
      scroller.sizer.append(mark);
      this.#marks.push(mark);
    }
    places.forEach((place, index) => {
      this.#marks[index].style.inset = axis.name === 'y' ? `${px(place)} auto auto 0` : `0 auto auto ${px(place)}`;
    });
  }
}
