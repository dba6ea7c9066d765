// One element of the scene: a node, its place and style, and the parts that it may have.

import { Accessibility } from './accessibility.js';
import { Motion } from '../basics/animation.js';
import { ControlPart } from '../controls/control.js';
import { Carried } from '../touch/drop.js';
import { ImagePart } from '../images/image.js';
import { InputPart } from '../input/input.js';
import { maskStyles, rounded } from '../images/mask.js';
import { PicturePart } from '../images/picture.js';
import { showPointer } from '../touch/pointer.js';
import { RefreshPart } from '../scroll/refresh.js';
import { Scroller } from '../scroll/scroll.js';
import { ScrollEffect } from '../scroll/scroll-effect.js';
import { StickyPart } from '../scroll/sticky.js';
import { SheetPart } from '../sheet/sheet.js';
import { SwipeActions } from '../swipe/swipe-actions.js';
import { SwipeRow } from '../swipe/swipe-row.js';
import { TextPart } from '../text/text.js';
import { clamp, color, messageOf, number, numbers, object, px, string, warn } from '../basics/values.js';
import { showWishes } from '../touch/wishes.js';

/** @import { ReadAnimation } from '../basics/animation.js' */
/** @import { Send } from '../connection.js' */
/** @import { Drags } from '../touch/drop.js' */
/** @import { SheetDrags } from '../sheet/sheet-drag.js' */
/** @import { Swipes } from '../swipe/swipe.js' */
/** @import { Transition } from './transition.js' */

/**
 * The functions and sets that the scene gives to its elements.
 * @typedef {object} Context
 * @property {Send} send
 * @property {string} resources The address under which images and fonts are found.
 * @property {HTMLElement} screen
 * @property {Set<TextPart>} texts
 * @property {Set<TextPart>} unfitted The texts whose lines have still to be fitted into their widths.
 * @property {Set<Scroller>} scrollers
 * @property {Set<Element>} modals The dialogs.
 * @property {Swipes} swipes
 * @property {Drags} drags
 * @property {SheetDrags} sheets
 * @property {Set<SheetPart>} unplaced The sheets that have still to be put in their places.
 * @property {Map<number, Set<ScrollEffect>>} effects The effects by the number of the element on whose scrolling they depend.
 * @property {Set<InputPart | ControlPart>} inputs
 * @property {InputPart | null} focused The input that takes the focus after the present message.
 * @property {(id: number) => Element | undefined} find
 */

/** The order in which properties are applied: a place comes before the properties that depend on it. */
const order = [
  'fx', 'f', 'st', 'z', 'tf', 'o', 'h', 'cl', 'bg', 'bp', 'cr', 'mk', 'bd', 'sh', 'bl', 'eg', 'nt', 'kt', 'gw', 'pc', 'po',
  'tx', 'im', 'sc', 'rf', 'sw', 'sa', 'dr', 'dg', 'dt', 'in', 'ct', 'ax', 'pr', 'tt', 'id', 'ip', 'ek', 'se',
];
const known = new Set(order);
/** @type {WeakMap<Node, Element>} */
const elements = new WeakMap();

/**
 * Returns the element to which `node` belongs, or null.
 * @param {Node | null} node
 */
export function elementOf(node) {
  for (let current = node; current; current = current.parentNode) {
    const element = elements.get(current);
    if (element) return element;
  }
  return null;
}

export class Element {
  /** @type {number} */
  id;
  node = document.createElement('div');
  /** @type {Element | null} */
  parent = null;
  /** @type {Element[]} */
  children = [];
  frame = { x: 0, y: 0, width: 0, height: 0 };
  /** The element's position along the z axis, in UIKit's units. */
  depth = 0;
  /** @type {TextPart | null} */
  text = null;
  /** True if assistive technology passes over the text. */
  hidesText = false;
  /** @type {ImagePart | null} */
  image = null;
  /** @type {Scroller | null} */
  scroller = null;
  /** @type {StickyPart | null} */
  sticky = null;
  /** @type {RefreshPart | null} */
  refresh = null;
  /**
   * The part that lets the user swipe the element aside, or null.
   * @type {SwipeRow | null}
   */
  swipe = null;
  /**
   * The part that makes the element the actions of a row, or null.
   * @type {SwipeActions | null}
   */
  swipeActions = null;
  /** True if the user can drag the element itself. */
  isDragged = false;
  /**
   * The part that makes the element the look of things that are dragged, or null.
   * @type {Carried | null}
   */
  carried = null;
  /**
   * The part that changes the element while content scrolls, or null.
   * @type {ScrollEffect | null}
   */
  effect = null;
  /**
   * The part that lets the user drag the element as a sheet, or null.
   * @type {SheetPart | null}
   */
  sheet = null;
  /** @type {InputPart | null} */
  input = null;
  /**
   * The part that makes the element a picture of another element, or null.
   * @type {PicturePart | null}
   */
  picture = null;
  /**
   * The part that makes the element a control whose values the user changes, or null.
   * @type {ControlPart | null}
   */
  control = null;
  /**
   * The functions and sets that the scene gives to its elements.
   * @type {Context}
   */
  context;
  /** True if the element is thinner than a pixel of the page, and clipped to its part of the pixel. */
  #isLine = false;
  /** The box of the children's nodes: the node itself, or the content of a scroller. */
  holder = /** @type {HTMLElement} */ (this.node);
  /** @type {Record<string, any>} */
  properties = {};
  /** @type {ReadAnimation | null} */
  animation = null;
  /**
   * The transition in which the element is, or null.
   * @type {Transition | null}
   */
  transition = null;
  #motion = new Motion(this.node);
  /**
   * The values of style between start and end of the update under way, by property.
   * @type {Map<string, { offset: number, value: string }[]>}
   */
  #between = new Map();
  #accessibility = new Accessibility(this);

  /**
   * @param {number} id
   * @param {string} viewClass
   * @param {Context} context
   */
  constructor(id, viewClass, context) {
    this.id = id;
    this.context = context;
    this.node.className = 'e';
    this.node.dataset.view = viewClass;
    elements.set(this.node, this);
  }

  /**
   * Sets some properties and returns others to their usual values. Properties that have not changed are left alone.
   * @param {any} set
   * @param {string[]} cleared
   * @param {ReadAnimation | null} [animation]
   */
  update(set, cleared, animation = null) {
    for (const key of Object.keys(set)) {
      if (!known.has(key)) warn(`element ${this.id}: unknown property “${key}”`);
    }
    this.animation = animation;
    try {
      const framed = this.#readFrames(set, cleared, animation?.frames ?? []);
      for (const key of order) {
        if (key in set) this.#apply(key, set[key] ?? undefined, framed.has(key));
        else if (cleared.includes(key)) this.#apply(key, undefined, framed.has(key));
        else if (framed.has(key)) this.#apply(key, this.properties[key], true);
      }
    } finally {
      this.animation = null;
      this.#between.clear();
    }
  }

  /**
   * Sets the properties in `set`, and returns all others to their usual values.
   * @param {any} set
   */
  replace(set) {
    this.update(set, Object.keys(this.properties).filter((key) => !(key in set)));
  }

  /**
   * Notes the values of style in the frames of an animation. Returns the keys of the properties that they change.
   * @param {any} set
   * @param {string[]} cleared
   * @param {any[]} frames
   */
  #readFrames(set, cleared, frames) {
    const keys = new Set(frames.flatMap((frame) => [...Object.keys(frame.set), ...frame.cleared]));
    /** @param {string} key */
    const end = (key) => (key in set ? set[key] ?? undefined : cleared.includes(key) ? undefined : this.properties[key]);
    for (const key of keys) {
      if (!Object.hasOwn(looks, key)) continue;
      for (const frame of frames) {
        const isUsual = frame.cleared.includes(key);
        const value = key in frame.set ? frame.set[key] : isUsual ? undefined : end(key);
        for (const [property, text] of Object.entries(looks[key](value, this))) {
          const values = this.#between.get(property) ?? [];
          values.push({ offset: frame.offset, value: String(text) });
          this.#between.set(property, values);
        }
      }
    }
    return keys;
  }

  /**
   * @param {string} key
   * @param {any} value
   * @param {boolean} isFramed
   */
  #apply(key, value, isFramed) {
    const old = this.properties[key];
    const isSame = old === value || (old !== undefined && JSON.stringify(old) === JSON.stringify(value));
    if (isSame && !isFramed) return;
    try {
      setters[key](this, value);
      if (value === undefined) delete this.properties[key];
      else this.properties[key] = value;
    } catch (error) {
      warn(`element ${this.id}, property “${key}”: ${messageOf(error)}`);
    }
  }

  /**
   * Sets one property of style, animated where the update is.
   * @param {string} property
   * @param {any} value
   */
  style(property, value) {
    this.#motion.set(property, value, this.animation, this.#between.get(property));
  }

  /**
   * Sets an attribute, or removes it where `value` is undefined.
   * @param {string} name
   * @param {any} value
   */
  attribute(name, value) {
    if (value === undefined) this.node.removeAttribute(name);
    else this.node.setAttribute(name, value);
  }

  /** Writes the frame to the node, relative to the part of very long content that its scroller lays out. */
  place() {
    if (this.sticky) {
      this.sticky.place();
      return;
    }
    const styles = placed(this.frame, this);
    const isLine = 'clip-path' in styles;
    if (this.#isLine && !isLine) this.style('clip-path', '');
    this.#isLine = isLine;
    this.#setStyles(styles);
  }

  /**
   * Sets several properties of style.
   * @param {Record<string, string | number>} styles
   */
  #setStyles(styles) {
    for (const [property, value] of Object.entries(styles)) this.style(property, value);
  }

  /**
   * Sets the properties of style that a property of the wire stands for.
   * @param {string} key
   * @param {any} value
   */
  look(key, value) {
    this.#setStyles(looks[key](value, this));
  }

  /**
   * The node that lies in the parent's box: the element's own, the track in which it sticks to an edge, or the stage of its
   * transition.
   */
  get box() {
    return this.transition?.node ?? this.sticky?.track ?? this.node;
  }

  /** Writes the element's depth to its node, and to the track that the node may be in. */
  stack() {
    // Style counts in whole numbers, UIKit in fractions.
    const index = clamp(Math.round(this.depth * 100), -1e9, 1e9);
    for (const node of new Set([this.node, this.box])) node.style.zIndex = index === 0 ? '' : String(index);
  }

  /** Ends all animations, and leaves the element with its final look. */
  stop() {
    this.#motion.stop();
    this.sticky?.stop();
  }

  /** @param {any} value */
  setAccessibility(value) {
    this.#accessibility.apply(value);
  }

  /** Updates whether the keyboard reaches the element. */
  updateFocus() {
    this.setAccessibility(this.properties.ax ?? {});
  }

  /**
   * Moves the children's nodes into another box.
   * @param {HTMLElement} box
   */
  moveChildren(box) {
    for (const child of this.children) box.append(child.box);
    this.holder = box;
  }

  /** Removes the element's parts from the scene's sets, before its node goes. */
  dispose() {
    this.transition = null;
    this.effect?.dispose();
    this.scroller?.dispose();
    this.swipe?.dispose();
    this.swipeActions?.dispose();
    this.sheet?.dispose();
    this.carried?.remove();
    if (this.text) this.context.texts.delete(this.text);
    if (this.scroller) this.context.scrollers.delete(this.scroller);
    this.input?.remove();
    this.picture?.remove();
    this.control?.remove();
    this.context.modals.delete(this);
    for (const child of this.children) child.dispose();
  }
}

/**
 * Returns the styles of a place, relative to the part of very long content that the parent's scroller lays out.
 * @param {any} options
 * @param {any} options
 */
function placed({ x, y, width, height }, { parent, effect }) {
  const origin = parent?.scroller?.origin;
  const across = stretch(x - (origin?.x ?? 0), Math.max(0, width));
  const along = stretch(y - (origin?.y ?? 0), Math.max(0, height + (effect?.growth ?? 0)));
  /** @type {Record<string, string>} */
  const styles = { left: px(across.start), top: px(along.start), width: px(across.length), height: px(along.length) };
  if (across.isLine || along.isLine) {
    styles['clip-path'] = `inset(${px(along.before)} ${px(across.after)} ${px(along.after)} ${px(across.before)})`;
  }
  return styles;
}

/**
 * Returns the place of an element along one axis. An element that is thinner than a pixel of the page takes the whole pixel, clipped to
 * its part of it: a browser rounds boxes to pixels, of the page itself where it only pretends to have a finer screen, and
 * would put a thin line at the end of a row into the row below, which covers it.
 * @param {number} start
 * @param {number} length
 */
function stretch(start, length) {
  const pixel = Math.floor(start + 1e-3);
  const before = Math.max(0, start - pixel);
  const after = 1 - before - length;
  if (length <= 0 || length >= 1 || after < -1e-3) return { start, length, before: 0, after: 0, isLine: false };
  return { start: pixel, length: 1, before, after: Math.max(0, after), isLine: true };
}

/**
 * The styles that properties of the wire stand for.
 * @type {Record<string, (value: any, element: Element) => Record<string, string | number>>}
 */
const looks = {
  f(value, element) {
    const [x, y, width, height] = value === undefined ? [0, 0, 0, 0] : numbers(value, 4);
    return placed({ x, y, width, height }, element);
  },
  tf: (value) => ({ transform: value === undefined ? '' : `matrix(${numbers(value, 6).join(', ')})` }),
  o(value, { effect }) {
    const share = effect?.opacity ?? 1;
    return { opacity: value === undefined && share === 1 ? '' : number(value ?? 1) * share };
  },
  bg: (value) => ({ 'background-color': value === undefined ? '' : color(value) }),
  cr: (value) => ({ 'border-radius': value === undefined ? '' : rounded(value) }),
  mk: (value, element) => maskStyles(value, element),
  sh: (value) => ({
    'box-shadow': value === undefined
      ? '' : `${number(value.x)}px ${number(value.y)}px ${Math.max(0, 2 * number(value.r))}px ${color(value.c)}`,
  }),
  bl: (value) => ({ 'backdrop-filter': value === undefined ? '' : `blur(${Math.max(0, number(value))}px)` }),
};

/** @type {Record<string, (element: Element, value: any) => void>} */
const setters = {
  fx(element, value) {
    if (value === undefined) {
      element.effect?.remove();
      element.effect = null;
      return;
    }
    const effect = element.effect ?? new ScrollEffect(element);
    element.effect = effect;
    effect.apply(object(value));
  },
  f(element, value) {
    const [x, y, width, height] = value === undefined ? [0, 0, 0, 0] : numbers(value, 4);
    element.frame = { x, y, width, height };
    element.place();
    element.image?.resize();
    element.input?.resize();
    element.scroller?.resize();
    if (element.sheet) element.context.unplaced.add(element.sheet);
    element.control?.resize();
    const row = element.swipe ?? element.parent?.swipe ?? element.parent?.parent?.swipe;
    if (row) element.context.swipes.schedule(row);
  },
  st(element, value) {
    // During a transition, the element's node lies outside of the box to whose edges it sticks.
    element.transition?.end();
    if (value === undefined) {
      element.sticky?.remove();
      element.sticky = null;
    } else {
      const sticky = element.sticky ?? new StickyPart(element);
      sticky.apply(object(value));
      element.sticky = sticky;
    }
    element.stack();
    element.place();
  },
  z(element, value) {
    element.depth = value === undefined ? 0 : number(value);
    element.stack();
  },
  tf(element, value) {
    element.look('tf', value);
  },
  o(element, value) {
    element.look('o', value);
  },
  // The style `display: none` would put scrolling elements back to their start.
  h(element, value) {
    element.style('visibility', value ? 'hidden' : '');
  },
  cl(element, value) {
    element.node.classList.toggle('clips', Boolean(value));
  },
  bg(element, value) {
    element.look('bg', value);
  },
  bp(element, value) {
    const picture = value === undefined ? '' : element.context.resources + number(object(value).r, 'resource');
    const size = value === undefined ? '' : `${px(number(value.w))} ${px(number(value.h))}`;
    element.node.style.backgroundImage = picture && `url("${picture}")`;
    element.node.style.backgroundSize = size;
  },
  cr(element, value) {
    element.look('cr', value);
  },
  mk(element, value) {
    element.look('mk', value);
  },
  bd(element, value) {
    const border = value === undefined ? undefined : `${number(value.w)}px solid ${color(value.c)}`;
    element.node.classList.toggle('bordered', border !== undefined);
    element.node.style.setProperty('--border', border ?? '');
    element.node.style.setProperty('--border-offset', border ? px(-value.w) : '');
  },
  sh(element, value) {
    element.look('sh', value);
  },
  bl(element, value) {
    element.look('bl', value);
  },
  eg(_element, value) {
    if (value !== undefined) number(value);
  },
  nt(element, value) {
    element.style('pointer-events', value ? 'none' : '');
  },
  kt(element, value) {
    element.node.classList.toggle('keeps', Boolean(value));
  },
  gw(element, value) {
    showWishes(element.node, value === undefined ? 0 : number(value));
  },
  pc(element, value) {
    if (value === undefined) {
      element.picture?.remove();
      element.picture = null;
      return;
    }
    element.picture ??= new PicturePart(element);
    element.picture.apply(value);
  },
  po(element, value) {
    showPointer(element.node, value === undefined ? {} : object(value));
  },
  tx(element, value) {
    if (value === undefined) {
      element.text?.remove();
      if (element.text) element.context.texts.delete(element.text);
      element.text = null;
      return;
    }
    const text = element.text ?? new TextPart(element);
    text.apply(object(value));
    element.text = text;
    element.context.texts.add(text);
    element.context.unfitted.add(text);
  },
  im(element, value) {
    if (value === undefined) {
      element.image?.remove();
      element.image = null;
      return;
    }
    element.image ??= new ImagePart(element);
    element.image.apply(object(value));
  },
  sc(element, value) {
    if (value === undefined) {
      element.scroller?.remove();
      if (element.scroller) element.context.scrollers.delete(element.scroller);
      element.scroller = null;
      return;
    }
    object(value);
    if (!element.scroller) {
      element.scroller = new Scroller(element);
      element.context.scrollers.add(element.scroller);
    }
    element.scroller.apply(value);
  },
  rf(element, value) {
    if (value === undefined) {
      element.refresh?.remove();
      element.refresh = null;
      return;
    }
    element.refresh ??= new RefreshPart(element);
    element.refresh.apply(object(value));
  },
  sw(element, value) {
    if (value === undefined) {
      element.swipe?.remove();
      element.swipe = null;
      return;
    }
    element.swipe ??= new SwipeRow(element);
    element.swipe.apply(value);
  },
  sa(element, value) {
    if (value === undefined) {
      element.swipeActions?.remove();
      element.swipeActions = null;
      return;
    }
    element.swipeActions ??= new SwipeActions(element);
    element.swipeActions.apply(value);
  },
  dt(element, value) {
    if (value === undefined) {
      element.sheet?.remove();
      element.sheet = null;
      return;
    }
    element.sheet ??= new SheetPart(element);
    element.sheet.apply(value);
  },
  dr(element, value) {
    if (value !== undefined && value !== 'e' && value !== 'i') throw new TypeError('e or i can be dragged');
    element.node.classList.toggle('drags', value !== undefined);
    element.isDragged = value === 'e';
    element.updateFocus();
  },
  dg(element, value) {
    if (value === undefined) {
      element.carried?.remove();
      element.carried = null;
      return;
    }
    element.carried ??= new Carried(element);
    element.carried.apply(value);
  },
  in(element, value) {
    if (value === undefined) {
      element.input?.remove();
      element.input = null;
      return;
    }
    element.input ??= new InputPart(element);
    element.input.apply(object(value));
  },
  ct(element, value) {
    if (value === undefined) {
      element.control?.remove();
      element.control = null;
      return;
    }
    element.control ??= new ControlPart(element);
    element.control.apply(object(value));
  },
  ax(element, value) {
    element.setAccessibility(value === undefined ? {} : object(value));
  },
  // The element looks pressed while a finger is on it, and while the app asks for that.
  pr(element, value) {
    const { classList, style } = element.node;
    const opacity = value === undefined ? '' : clamp(number(object(value).o), 0, 1);
    classList.toggle('presses', value !== undefined);
    classList.toggle('held', Boolean(value?.on));
    if (value === undefined) classList.remove('pressed');
    style.setProperty('--pressed', String(opacity));
  },
  tt(element, value) {
    element.attribute('title', value === undefined ? undefined : string(value));
  },
  id(element, value) {
    element.attribute('data-identifier', value === undefined ? undefined : string(value));
  },
  ip(element, value) {
    element.attribute('data-index-path', value === undefined ? undefined : numbers(value, 2).join('-'));
  },
  ek(element, value) {
    element.attribute('data-kind', value === undefined ? undefined : string(value));
  },
  se(element, value) {
    element.attribute('data-section', value === undefined ? undefined : number(value));
  },
};
