// One element of the scene: a node, its place and style, and the parts that it may have.

import { Accessibility } from './accessibility.js';
import { StyleAnimations } from '../basics/animation.js';
import { borderOfLine, looks, placed, looksBetween } from './element-looks.js';
import { register } from '../basics/element-of.js';
import { updateHiddenStops } from './hidden-stops.js';
import { nameRows } from './row-name.js';
import { releasePointer } from '../touch/pointer.js';
import { setters } from './element-setters.js';
import { clamp, messageOf, warn } from '../basics/values.js';

/** @import { ReadAnimation } from '../basics/animation.js' */
/** @import { ControlPart } from '../controls/control.js' */
/** @import { Carried } from '../touch/drop.js' */
/** @import { EmitterPart } from '../images/emitter.js' */
/** @import { TiltPart } from '../motion/tilt.js' */
/** @import { ImagePart } from '../images/image.js' */
/** @import { InputPart } from '../input/input.js' */
/** @import { PicturePart } from '../images/picture.js' */
/** @import { RefreshPart } from '../scroll/refresh.js' */
/** @import { AccessibilityContent } from './accessibility.js' */
/** @import { LookKey } from './element-looks.js' */
/** @import { Key, Properties } from './element-setters.js' */
/** @import { Context } from './scene.js' */
/** @import { ScrollEffect } from '../scroll/scroll-effect.js' */
/** @import { Scroller } from '../scroll/scroll.js' */
/** @import { ShadowPart } from '../images/cast.js' */
/** @import { ShapePart, VeilPart } from '../images/shape.js' */
/** @import { SheetPart } from '../sheet/sheet.js' */
/** @import { Space } from './space.js' */
/** @import { StickyPart } from '../scroll/sticky.js' */
/** @import { SwipeActions } from '../swipe/swipe-actions.js' */
/** @import { SwipeRow } from '../swipe/swipe-row.js' */
/** @import { TextPart } from '../text/text.js' */
/** @import { Transition } from './transition.js' */
/** @import { VideoPart } from '../media/video-part.js' */
/** @import { WebPart } from '../web/web-part.js' */

/** The least opacity of an element that gets touches, as on iOS. */
const leastVisible = 0.01;
/**
 * The keys of properties, with the places of their setters in the order in which these run.
 * @type {Map<string, number>}
 */
const places = new Map(Object.keys(setters).map((key, index) => [key, index]));

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
  /** The z index that replaces the depth's where siblings have been rearranged in the document, or null. */
  level = /** @type {number | null} */ (null);
  /** True if the nodes of the children lie in another order than that from back to front. */
  isRearranged = false;
  /** @type {TextPart | null} */
  text = null;
  /** True if assistive technology passes over the text. */
  hidesText = false;
  /**
   * The text that assistive technology reads in place of the one that is displayed in part.
   * @type {string | undefined}
   */
  wholeText = undefined;
  /** @type {ImagePart | null} */
  image = null;
  /**
   * The part that draws a path, or null.
   * @type {ShapePart | null}
   */
  shape = null;
  /**
   * The part that draws particles, or null.
   * @type {EmitterPart | null}
   */
  emitter = null;
  /**
   * The part that draws the mask of the element, if that is a line, or null.
   * @type {VeilPart | null}
   */
  veil = null;
  /**
   * The part that draws the shadow of another shape than the element's box, or null.
   * @type {ShadowPart | null}
   */
  cast = null;
  /** @type {Scroller | null} */
  scroller = null;
  /**
   * The space in which the children lie, or null if each lies in the plane of the element.
   * @type {Space | null}
   */
  space = null;
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
  /** True if assistive technology reads the element as a list, whose children are items. */
  isList = false;
  /** True if the element is too transparent to be seen. */
  isUnseen = false;
  /** True if the user can drag the element itself. */
  isDragged = false;
  /**
   * The part that makes the element the look of things that are dragged, or null.
   * @type {Carried | null}
   */
  carried = null;
  /**
   * The part that moves the element while the user tilts the device, or null.
   * @type {TiltPart | null}
   */
  tilt = null;
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
   * The part that makes the element a web page, or null.
   * @type {WebPart | null}
   */
  web = null;
  /**
   * The part that displays the video of a player, or null.
   * @type {VideoPart | null}
   */
  video = null;
  /**
   * The functions and sets that the scene gives to its elements.
   * @type {Context}
   */
  context;
  /** True if the element is thinner than a pixel of the page, and clipped to its part of the pixel. */
  #isLine = false;
  /** The box of the children's nodes: the node itself, or the content of a scroller. */
  childrenBox = /** @type {HTMLElement} */ (this.node);
  /** @type {Properties} */
  properties = {};
  /** @type {ReadAnimation | null} */
  animation = null;
  /**
   * The transition in which the element is, or null.
   * @type {Transition | null}
   */
  transition = null;
  #animations = new StyleAnimations(this.node);
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
    register(this.node, this);
  }

  /**
   * Sets some properties and returns others to their usual values. Properties that have not changed are left alone.
   * @param {Properties} set
   * @param {string[]} cleared
   * @param {ReadAnimation | null} [animation]
   */
  update(set, cleared, animation = null) {
    for (const key of Object.keys(set)) {
      if (!places.has(key)) warn(`element ${this.id}: unknown property “${key}”`);
    }
    if (this.parent) this.context.unread.add(this.parent);
    this.animation = animation;
    try {
      const { framed, between } = looksBetween(this, set, cleared, animation?.frames ?? []);
      this.#between = between;
      for (const key of inOrder([...Object.keys(set), ...cleared, ...framed])) {
        if (key in set) this.#apply(key, set[key] ?? undefined, framed.has(key));
        else if (cleared.includes(key)) this.#apply(key, undefined, framed.has(key));
        else this.#apply(key, this.properties[key], true);
      }
    } finally {
      this.animation = null;
      this.#between.clear();
    }
  }

  /**
   * Sets the properties in `set`, and returns all others to their usual values.
   * @param {Properties} set
   */
  replace(set) {
    this.update(set, Object.keys(this.properties).filter((key) => !(key in set)));
  }

  /**
   * @template {Key} Name
   * @param {Name} key
   * @param {Properties[Name]} value
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
   * @param {string | number} value
   */
  style(property, value) {
    this.#animations.set(property, value, this.animation, this.#between.get(property));
  }

  /**
   * Returns true if the update under way gives a property of style some value between its start and its end.
   * @param {string} property
   */
  passesThrough(property) {
    return this.#between.get(property)?.some(({ value }) => value !== '') ?? false;
  }

  /**
   * Returns true if an animation of one of some properties of style is under way.
   * @param {string[]} properties
   */
  isAnimating(...properties) {
    return properties.some((property) => this.#animations.isRunning(property));
  }

  /**
   * Sets an attribute, or removes it where `value` is undefined.
   * @param {string} name
   * @param {string | number | undefined} value
   */
  attribute(name, value) {
    if (value === undefined) this.node.removeAttribute(name);
    else this.node.setAttribute(name, String(value));
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
    if (this.#isLine || isLine) this.node.style.borderWidth = borderOfLine(this.frame, this);
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
   * @template {LookKey} Name
   * @param {Name} key
   * @param {Properties[Name]} value
   */
  look(key, value) {
    this.#setStyles(looks[key](value, this));
  }

  /**
   * The node that lies in the parent's box: the element's own, the track in which it sticks to an edge, or the box of its
   * transition.
   */
  get box() {
    return this.transition?.node ?? this.sticky?.track ?? this.node;
  }

  /** Writes the element's depth to its node, and to the track that the node may be in. */
  stack() {
    // Style counts in whole numbers, UIKit in fractions.
    const index = this.level ?? clamp(Math.round(this.depth * 100), -1e9, 1e9);
    for (const node of new Set([this.node, this.box])) node.style.zIndex = index === 0 ? '' : String(index);
  }

  /** Ends all animations, and gives the element its final look. */
  stop() {
    this.#animations.stop();
    this.sticky?.stop();
  }

  /** @param {AccessibilityContent} value */
  setAccessibility(value) {
    this.#accessibility.apply(value);
  }

  /**
   * Notes the opacity. What cannot be seen gets no touches, and is neither read nor reached by key. An element that fades out
   * stays in reach until its animation has ended, since it may be a dialog with the focus.
   * @param {number} [opacity]
   */
  noteOpacity(opacity = 1) {
    const isUnseen = opacity < leastVisible;
    if (isUnseen === this.isUnseen) return;
    const end = isUnseen ? this.#animations.end('opacity') : null;
    if (!end) return this.#setUnseen(isUnseen);
    end.then(() => {
      if (this.isUnseen || this.properties.o !== opacity || !this.node.isConnected) return;
      this.#setUnseen(true);
      this.#leave();
    });
  }

  /** @param {boolean} isUnseen */
  #setUnseen(isUnseen) {
    // What has the focus keeps it: a text without a look of its own may be edited.
    if (isUnseen && this.node.contains(document.activeElement)) {
      this.node.addEventListener('focusout', () => setTimeout(() => {
        if (!this.isUnseen && this.node.isConnected) this.noteOpacity(this.properties.o);
        this.#leave();
      }), { once: true });
      return;
    }
    this.isUnseen = isUnseen;
    this.updateFocus();
  }

  /**
   * Takes the element, which has gone out of sight between two patches, out of the name of its row. The Tab key passes over it.
   */
  #leave() {
    updateHiddenStops(this.context);
    nameRows([this], this.context);
  }

  /** Lets the keyboard reach the element, or prevents that, as its properties say. */
  updateFocus() {
    this.setAccessibility(this.properties.ax ?? {});
  }

  /**
   * Moves the children's nodes into another box.
   * @param {HTMLElement} box
   */
  moveChildren(box) {
    for (const child of this.children) box.append(child.box);
    this.childrenBox = box;
    this.context.lists.add(this);
    this.context.unread.add(this);
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
    this.tilt?.dispose();
    if (this.text) this.context.texts.delete(this.text);
    if (this.scroller) this.context.scrollers.delete(this.scroller);
    this.input?.remove();
    this.picture?.remove();
    this.emitter?.remove();
    this.control?.remove();
    this.web?.remove();
    this.video?.remove();
    releasePointer(this.node);
    this.context.modals.delete(this);
    this.context.covered.delete(this);
    this.context.hidden.delete(this);
    this.context.rows.delete(this);
    this.context.unread.delete(this);
    for (const child of this.children) child.dispose();
  }
}

/**
 * Returns the keys that have a setter, each once, in the order in which the setters run.
 * @param {string[]} keys
 */
function inOrder(keys) {
  const known = /** @type {Key[]} */ (keys.filter((key, index) => places.has(key) && keys.indexOf(key) === index));
  /** @param {string} key */
  const place = (key) => /** @type {number} */ (places.get(key));
  return known.sort((one, other) => place(one) - place(other));
}
