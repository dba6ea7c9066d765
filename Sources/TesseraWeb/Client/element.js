// One element of the scene: a node, its place and style, and the parts that it may have.

import { Accessibility } from './accessibility.js';
import { Transitions } from './animation.js';
import { ImagePart } from './image.js';
import { RefreshPart } from './refresh.js';
import { Scroller } from './scroll.js';
import { StickyPart } from './sticky.js';
import { TextPart } from './text.js';
import { clamp, color, number, numbers, object, px, string, warn } from './values.js';

/** The order in which properties are applied: a place before what depends on it. */
const order = [
  'f', 'st', 'z', 'tf', 'o', 'h', 'cl', 'bg', 'bp', 'cr', 'bd', 'sh', 'bl', 'nt', 'tx', 'im', 'sc', 'rf', 'ax', 'id', 'ip', 'ek', 'se',
];
const known = new Set(order);
const elements = new WeakMap();

/** The element that `node` belongs to, or null. */
export function elementOf(node) {
  for (let current = node; current; current = current.parentNode) {
    const element = elements.get(current);
    if (element) return element;
  }
  return null;
}

export class Element {
  id;
  node = document.createElement('div');
  parent = null;
  children = [];
  frame = { x: 0, y: 0, width: 0, height: 0 };
  /** How far in front of its siblings it lies. */
  depth = 0;
  text = null;
  image = null;
  scroller = null;
  sticky = null;
  refresh = null;
  /** What the display offers to elements: `send`, `resources`, and the sets of the scene. */
  context;
  /** The box that holds the nodes of children: the node itself, or the content of a scroller. */
  holder = this.node;
  properties = {};
  animation = null;
  #transitions = new Transitions(this.node);
  #accessibility = new Accessibility(this);

  constructor(id, viewClass, context) {
    this.id = id;
    this.context = context;
    this.node.className = 'e';
    this.node.dataset.view = viewClass;
    elements.set(this.node, this);
  }

  /** Sets some properties and returns others to their usual values. What has not changed is not touched. */
  update(set, cleared, animation = null) {
    for (const key of Object.keys(set)) {
      if (!known.has(key)) warn(`element ${this.id}: unknown property “${key}”`);
    }
    this.animation = animation;
    for (const key of order) {
      if (key in set) this.#apply(key, set[key] ?? undefined);
      else if (cleared.includes(key)) this.#apply(key, undefined);
    }
    this.animation = null;
  }

  /** Makes `set` all that the element has. */
  replace(set) {
    this.update(set, Object.keys(this.properties).filter((key) => !(key in set)));
  }

  #apply(key, value) {
    const old = this.properties[key];
    if (old === value || (old !== undefined && JSON.stringify(old) === JSON.stringify(value))) return;
    try {
      setters[key](this, value);
      if (value === undefined) delete this.properties[key];
      else this.properties[key] = value;
    } catch (error) {
      warn(`element ${this.id}, property “${key}”: ${error.message}`);
    }
  }

  /** Sets one property of style, animated where the update is. */
  style(property, value) {
    this.#transitions.prepare(property, this.animation);
    this.node.style.setProperty(property, value);
  }

  /** Sets an attribute, or removes it where `value` is undefined. */
  attribute(name, value) {
    if (value === undefined) this.node.removeAttribute(name);
    else this.node.setAttribute(name, value);
  }

  /** Writes the frame to the node, relative to the part of a very long content that its scroller shows. */
  place() {
    if (this.sticky) {
      this.sticky.place();
      return;
    }
    const origin = this.parent?.scroller?.origin;
    this.style('left', px(this.frame.x - (origin?.x ?? 0)));
    this.style('top', px(this.frame.y - (origin?.y ?? 0)));
    this.style('width', px(Math.max(0, this.frame.width)));
    this.style('height', px(Math.max(0, this.frame.height)));
  }

  /** The node that lies in the parent's box: the element's own, or the track in which it keeps to an edge. */
  get box() {
    return this.sticky?.track ?? this.node;
  }

  /** Writes how far in front the element lies, to its node and to the track that it may be in. */
  stack() {
    // Style counts in whole numbers, UIKit in fractions.
    const index = clamp(Math.round(this.depth * 100), -1e9, 1e9);
    for (const node of new Set([this.node, this.box])) node.style.zIndex = index === 0 ? '' : String(index);
  }

  setAccessibility(value) {
    this.#accessibility.apply(value);
  }

  /** Moves the children's nodes into another box. */
  hold(box) {
    for (const child of this.children) box.append(child.box);
    this.holder = box;
  }

  /** Forgets what outlives the node. */
  dispose() {
    this.scroller?.dispose();
    this.context.texts.delete(this.text);
    this.context.scrollers.delete(this.scroller);
    this.context.modals.delete(this);
    for (const child of this.children) child.dispose();
  }
}

const setters = {
  f(element, value) {
    const [x, y, width, height] = value === undefined ? [0, 0, 0, 0] : numbers(value, 4);
    element.frame = { x, y, width, height };
    element.place();
    element.image?.resize();
    element.scroller?.resize();
  },
  st(element, value) {
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
    element.style('transform', value === undefined ? '' : `matrix(${numbers(value, 6).join(', ')})`);
  },
  o(element, value) {
    element.style('opacity', value === undefined ? '' : number(value));
  },
  // Not display: none, which would put scrolling elements back to their start.
  h(element, value) {
    element.style('visibility', value ? 'hidden' : '');
  },
  cl(element, value) {
    element.node.classList.toggle('clips', Boolean(value));
  },
  bg(element, value) {
    element.style('background-color', value === undefined ? '' : color(value));
  },
  bp(element, value) {
    const picture = value === undefined ? '' : element.context.resources + number(object(value).r, 'resource');
    const size = value === undefined ? '' : `${px(number(value.w))} ${px(number(value.h))}`;
    element.node.style.backgroundImage = picture && `url("${picture}")`;
    element.node.style.backgroundSize = size;
  },
  cr(element, value) {
    element.style('border-radius', value === undefined ? '' : px(Math.max(0, number(value))));
  },
  bd(element, value) {
    const border = value === undefined ? undefined : `${number(value.w)}px solid ${color(value.c)}`;
    element.node.classList.toggle('bordered', border !== undefined);
    element.node.style.setProperty('--border', border ?? '');
    element.node.style.setProperty('--border-offset', border ? px(-value.w) : '');
  },
  sh(element, value) {
    const shadow = value === undefined
      ? '' : `${number(value.x)}px ${number(value.y)}px ${Math.max(0, 2 * number(value.r))}px ${color(value.c)}`;
    element.style('box-shadow', shadow);
  },
  bl(element, value) {
    element.style('backdrop-filter', value === undefined ? '' : `blur(${Math.max(0, number(value))}px)`);
  },
  nt(element, value) {
    element.style('pointer-events', value ? 'none' : '');
  },
  tx(element, value) {
    if (value === undefined) {
      element.text?.remove();
      element.context.texts.delete(element.text);
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
      element.context.scrollers.delete(element.scroller);
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
  ax(element, value) {
    element.setAccessibility(value === undefined ? {} : object(value));
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
