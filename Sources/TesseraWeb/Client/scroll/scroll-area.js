// The boxes of a scrolling element, and the place of its content in UIKit's coordinates.
//
// An element that scrolls contains a `sizer`, as large as content and insets, which contains the `content` box at the insets.
// So a child's place is the app's, and an offset is the scroll position minus the inset, minus the overscroll.

import { axes, horizontal, vertical } from '../basics/axis.js';
import { distanceOf } from './collapse.js';
import { wish } from '../basics/protocol.js';
import { clamp, px } from '../basics/values.js';

/** @import { Axis } from '../basics/axis.js' */
/** @import { Element } from '../scene/element.js' */
/** @import { Overscroll } from './overscroll.js' */
/** @import { Scroller } from './scroll.js' */
/** @import { Scrolling } from './scroll-content.js' */

/** The longest box that is laid out, in points: browsers count to 16 or 33 million. Of longer content, a part is laid out. */
export const longest = 8_000_000;

export class ScrollArea {
  /** @type {Element} */
  element;
  /** @type {HTMLElement} */
  node;
  /**
   * The scroll description; null until there is one, and after the end. The type leaves null out: nearly all that asks for the
   * description does so while there is one.
   * @type {Scrolling}
   */
  value = /** @type {Scrolling} */ (/** @type {unknown} */ (null));
  /**
   * True while the node is at the start, as each new one is, since nothing can have scrolled it. To tell a position, a browser
   * lays out the whole page, which it would do for each scrolling element of a new scene.
   */
  isUnscrolled = true;
  /**
   * What the node's style says about scrolling on at an edge, by axis.
   * @type {{ x?: string, y?: string }}
   */
  #behaviors = {};
  /** The point of a very long content that lies at the start of the sizer. */
  origin = { x: 0, y: 0 };
  sizer = document.createElement('div');
  content = document.createElement('div');
  /**
   * The rubber band, which keeps count of how far the content is beyond its edges. A subclass makes it.
   * @type {Overscroll}
   */
  overscroll = /** @type {Overscroll} */ (/** @type {unknown} */ (null));

  /** @param {Element} element */
  constructor(element) {
    this.element = element;
    this.node = element.node;
    this.sizer.className = 'sizer';
    this.content.className = 'content';
    element.moveChildren(this.content);
  }

  /** True while the browser moves the content. */
  get isScrolling() {
    return false;
  }

  /**
   * Returns true if the browser must not scroll along `axis` for now, although the user can move the content.
   * @param {Axis} _axis
   */
  isShut(_axis) {
    return false;
  }

  /**
   * Returns the scroll position of the node along `axis`, in points.
   * @param {Axis} axis
   */
  position(axis) {
    return this.isUnscrolled ? 0 : this.node[axis.position];
  }

  /**
   * Returns the element's own size along `axis`, in points.
   * @param {Axis} axis
   */
  extent(axis) {
    return this.element.frame[axis.extent];
  }

  /**
   * Returns the size of content and insets along `axis`, in points.
   * @param {Axis} axis
   */
  total(axis) {
    return Math.max(0, this.value[axis.content]) + this.value.in[axis.start] + this.value.in[axis.end];
  }

  /**
   * Returns the last scroll position of the node along `axis`, in points.
   * @param {Axis} axis
   */
  limit(axis) {
    return Math.max(0, Math.min(longest, this.total(axis)) - this.extent(axis));
  }

  /**
   * Returns the inset at the start of `axis` that is left when bars have collapsed, in points.
   * @param {Axis} axis
   */
  inset(axis) {
    const given = this.value.in[axis.start];
    return axis === vertical ? Math.max(0, given - distanceOf(this.value.collapse)) : given;
  }

  /**
   * Returns true if the user can move the content along `axis`.
   * @param {Axis} axis
   */
  canMove(axis) {
    return !this.value.off && (this.limit(axis) > 0.5 || Boolean(this.value[axis.bounces]));
  }

  /** @param {Axis} axis */
  canBounce(axis) {
    return !this.value.off && Boolean(this.value[axis.bounces]);
  }

  /**
   * Returns true if the content is at its start along `axis`, or would be at a scroll position of the node.
   * @param {Axis} axis
   * @param {number} [position]
   */
  isAtStart(axis, position = this.position(axis)) {
    return position <= 0.5 && this.origin[axis.name] === 0;
  }

  /** @param {Axis} axis */
  isAtEnd(axis) {
    // A browser rounds its last position to whole pixels.
    return this.position(axis) >= this.limit(axis) - 1
      && this.origin[axis.name] + Math.min(longest, this.total(axis)) >= this.total(axis) - 1;
  }

  /**
   * The scrolling elements around this one that scroll on along an axis where this one is at its edge, from inside out.
   * @param {Axis} axis
   * @returns {Generator<ScrollArea>}
   */
  * #outer(axis) {
    if (this.value[axis.isolates]) return;
    for (let element = this.element.parent; element; element = element.parent) {
      const { scroller } = element;
      if (!scroller?.value || !scroller.canMove(axis)) continue;
      yield scroller;
      if (scroller.value[axis.isolates]) return;
    }
  }

  /**
   * Returns true if the content would go beyond an edge along an axis.
   * @param {Axis} axis
   * @param {number} way The way of a finger, in points. Where it is positive, the start of the content comes into view.
   */
  isOutwards(axis, way) {
    return way > 0 ? this.isAtStart(axis) : this.isAtEnd(axis);
  }

  /**
   * Returns true if the way of a finger along an axis moves the content. At an edge, it is left to the elements around that can
   * use it.
   * @param {Axis} axis
   * @param {number} way
   */
  canUse(axis, way) {
    if (!this.canMove(axis)) return false;
    if (!this.isOutwards(axis, way)) return true;
    return ![...this.#outer(axis)].some((outer) => outer.canBounce(axis) || !outer.isOutwards(axis, way));
  }

  /**
   * The element around this one whose content moves along with fingers and wheels on this one, or null.
   * @param {Axis} axis
   * @returns {Scroller | null}
   */
  partner(axis) {
    if (!this.value?.sv || axis !== vertical || !this.canMove(axis)) return null;
    for (let element = this.element.parent; element; element = element.parent) {
      if (element.scroller?.value && element.scroller.canMove(axis)) return element.scroller;
    }
    return null;
  }

  /** True if a gesture of the app may have the finger that scrolls the content. */
  get isAccompanied() {
    return Boolean((this.element.properties.gw ?? 0) & wish.accompaniedScrolling) && Boolean(this.value) && !this.value.sv;
  }

  /** The content offset, as UIKit counts it, in points. */
  get offset() {
    /** @param {Axis} axis */
    const along = (axis) => this.origin[axis.name] + this.position(axis) - this.value.in[axis.start]
      - this.overscroll[axis.name];
    return { x: along(horizontal), y: along(vertical) };
  }

  /**
   * Scrolls the node, within its limits.
   * @param {Axis} axis
   * @param {number} position
   */
  setPosition(axis, position) {
    const target = clamp(position, 0, this.limit(axis));
    if (Math.abs(this.position(axis) - target) <= 0.01) return;
    this.isUnscrolled = false;
    this.node[axis.position] = target;
  }

  /** Makes the boxes as large as the content and the insets. */
  layOut() {
    for (const axis of axes) {
      this.sizer.style[axis.extent] = px(Math.min(longest, this.total(axis)));
    }
    this.content.style.left = px(this.value.in[horizontal.start]);
    this.content.style.top = px(this.value.in[vertical.start]);
    for (const axis of axes) {
      this.sizer.style.setProperty(`--inset-${axis.sides[0]}`, px(this.inset(axis)));
      this.sizer.style.setProperty(`--inset-${axis.sides[1]}`, px(this.value.in[axis.end]));
    }
    this.layOutAxes();
  }

  /**
   * Makes room for content that has grown by itself down to `bottom`, until the app has measured it.
   * @param {number} bottom
   */
  reach(bottom) {
    const needed = bottom + this.value.in[vertical.start] + this.value.in[vertical.end];
    this.sizer.style.minHeight = needed > this.total(vertical) ? px(needed) : '';
  }

  /** Opens the directions in which the user can move the content. */
  layOutAxes() {
    for (const axis of axes) {
      this.node.style.setProperty(axis.overflow, this.canMove(axis) && !this.isShut(axis) ? 'auto' : 'hidden');
    }
    this.allowTouches();
  }

  /**
   * Lets the browser scroll the elements around where this one cannot move, and where it is at an edge and they scroll on.
   * Returns true if that has changed something.
   */
  passOn() {
    let hasChanged = false;
    const { style } = this.node;
    for (const axis of axes) {
      // Elements around are looked for first, since the browser lays the page out for the place of the content.
      const passes = !this.canMove(axis)
        || (!this.#outer(axis).next().done && (this.isAtStart(axis) || this.isAtEnd(axis)));
      // The client draws the rubber band, and a browser's own would come on top.
      const behavior = passes ? 'auto' : 'none';
      if (this.#behaviors[axis.name] === behavior) continue;
      this.#behaviors[axis.name] = behavior;
      style.setProperty(axis.overscroll, behavior);
      hasChanged = true;
    }
    return hasChanged;
  }

  /**
   * Leaves drags to the browser in the directions in which this element or one around it scrolls, and two fingers unless the app
   * uses them.
   */
  allowTouches() {
    const pans = new Set();
    for (const axis of axes) {
      /** @type {Element | null} */
      let element = this.element;
      for (; element; element = element.parent) {
        if (element.scroller?.value && element.scroller.canMove(axis)) pans.add(axis.pan);
      }
    }
    if (!this.node.classList.contains('fingers')) pans.add('pinch-zoom');
    const action = [...pans].join(' ') || 'none';
    const isSame = this.node.style.touchAction === action;
    this.node.style.touchAction = action;
    if (!this.passOn() && isSame) return;
    // Elements inside of this one leave the directions to it in which they do not scroll.
    for (const scroller of scrollersIn(this.element)) {
      if (scroller.value) scroller.allowTouches();
    }
  }

  // MARK: Very long content

  /**
   * Chooses which part of a very long content is laid out, so that `position` lies well inside it.
   * @param {Axis} axis
   * @param {number} position
   */
  rebase(axis, position) {
    const total = this.total(axis);
    const middle = Math.round(position - longest / 2);
    const origin = total <= longest ? 0 : clamp(middle, 0, total - longest);
    const old = this.origin[axis.name];
    const local = position - old;
    const isNear = local > longest / 8 && local < (longest * 7) / 8;
    const isEdge = (old === 0 && local >= 0 && local < longest / 2)
      || (old === total - longest && local > longest / 2 && local <= longest);
    if (origin === old || (total > longest && (isNear || isEdge))) return;
    // Content that was shifted in motion is put right at rest, or before the end of the part that is laid out comes into view.
    const room = this.extent(axis) / 4;
    if (total <= longest && this.isScrolling && local > room && local < this.limit(axis) - room) return;
    this.setOrigin(axis, origin);
  }

  /**
   * Lays out the part of a very long content that begins at a point.
   * @param {Axis} axis
   * @param {number} origin
   */
  setOrigin(axis, origin) {
    this.origin[axis.name] = origin;
    for (const child of this.element.children) child.place();
  }

  /**
   * Brings the present position well inside of the part that is laid out.
   * @param {Axis} axis
   */
  recentre(axis) {
    const position = this.origin[axis.name] + this.position(axis);
    const old = this.origin[axis.name];
    this.rebase(axis, position);
    if (old !== this.origin[axis.name]) this.setPosition(axis, position - this.origin[axis.name]);
  }
}

/**
 * Returns the outermost of the scrolling elements within `element`.
 * @param {Element} element
 * @returns {Scroller[]}
 */
function scrollersIn(element) {
  return element.children.flatMap((child) => (child.scroller ? [child.scroller] : scrollersIn(child)));
}
