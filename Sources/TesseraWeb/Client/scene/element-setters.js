// The setters of an element's properties: one for each key of the wire. They create the element's parts and remove them.

import { ControlPart } from '../controls/control.js';
import { Carried } from '../touch/drop.js';
import { isCast, ShadowPart } from '../images/cast.js';
import { EmitterPart } from '../images/emitter.js';
import { ImagePart } from '../images/image.js';
import { InputPart } from '../input/input.js';
import { PicturePart } from '../images/picture.js';
import { edgeBits } from '../basics/protocol.js';
import { applyPointer } from '../touch/pointer.js';
import { RefreshPart } from '../scroll/refresh.js';
import { ScrollEffect } from '../scroll/scroll-effect.js';
import { Scroller } from '../scroll/scroll.js';
import { ShapePart, VeilPart } from '../images/shape.js';
import { SheetPart } from '../sheet/sheet.js';
import { StickyPart } from '../scroll/sticky.js';
import { applySpace } from './space.js';
import { SwipeActions } from '../swipe/swipe-actions.js';
import { SwipeRow } from '../swipe/swipe-row.js';
import { TextPart } from '../text/text.js';
import { TiltPart } from '../motion/tilt.js';
import { VideoPart } from '../media/video-part.js';
import { WebPart } from '../web/web-part.js';
import { clamp, color, number, numbers, object, px, string } from '../basics/values.js';
import { applyWishes } from '../touch/wishes.js';

/** @import { AccessibilityContent } from './accessibility.js' */
/** @import { Element } from './element.js' */
/** @import { ControlContent } from '../controls/control.js' */
/** @import { GradientContent } from '../images/gradient.js' */
/** @import { ImageContent } from '../images/image.js' */
/** @import { MaskContent, Radii } from '../images/mask.js' */
/** @import { SpaceContent } from './space.js' */
/** @import { PictureContent } from '../images/picture.js' */
/** @import { ShapeContent } from '../images/shape.js' */
/** @import { TextContent } from '../text/text.js' */
/** @import { Shadow } from '../text/text-style.js' */

/**
 * The properties of an element on the wire. Each is absent if it has its usual value.
 * @typedef {object} Properties
 * @property {number[]} [f] The frame.
 * @property {Parameters<StickyPart['apply']>[0]} [st]
 * @property {Parameters<ScrollEffect['apply']>[0]} [fx]
 * @property {Parameters<TiltPart['apply']>[0]} [mo]
 * @property {number[]} [tf] The transform: six numbers in the plane, or sixteen in space.
 * @property {number[]} [ap] The anchor point of the transform.
 * @property {SpaceContent} [ps] The space of the children, and the back of the element.
 * @property {number} [z] The order of drawing among siblings.
 * @property {number} [o] The opacity.
 * @property {boolean} [h] True if the element is invisible.
 * @property {boolean} [cl] True if the element clips its content.
 * @property {string} [bg] The colour behind the content.
 * @property {{ r: number, w: number, h: number }} [bp] The number of an image that is repeated, and the size of one tile.
 * @property {GradientContent} [gr]
 * @property {ShapeContent} [sp]
 * @property {Parameters<EmitterPart['apply']>[0]} [em]
 * @property {Radii} [cr]
 * @property {MaskContent} [mk]
 * @property {{ w: number, c: string }} [bd] The width and the colour of the border.
 * @property {Shadow} [sh]
 * @property {number} [bl] The radius with which the content behind the element is blurred.
 * @property {{ l: number, o: number }} [vb] The lightness and the opacity of all content, of which only the opacity counts.
 * @property {number} [eg] The edges of the screen at which gestures of the element begin, as a sum.
 * @property {boolean} [nt] True if touches pass through the element, false if they do not although they pass through its parent.
 * @property {boolean} [kt] True if a finger on the element belongs to the app from its first point on.
 * @property {number} [gw] The wishes for gestures, as a sum.
 * @property {PictureContent} [pc]
 * @property {Parameters<typeof applyPointer>[1]} [po]
 * @property {TextContent} [tx]
 * @property {ImageContent} [im]
 * @property {Parameters<Scroller['apply']>[0]} [sc]
 * @property {Parameters<RefreshPart['apply']>[0]} [rf]
 * @property {Parameters<SwipeRow['apply']>[0]} [sw]
 * @property {Parameters<SwipeActions['apply']>[0]} [sa]
 * @property {Parameters<SheetPart['apply']>[0]} [dt]
 * @property {string} [dr] `e` if the user can drag the element itself, `i` if the items that it contains.
 * @property {Parameters<Carried['apply']>[0]} [dg]
 * @property {Parameters<InputPart['apply']>[0]} [in]
 * @property {Parameters<InputPart['applyLooks']>[0]} [rt] The looks of the parts of a text that the user edits.
 * @property {ControlContent} [ct]
 * @property {Parameters<WebPart['apply']>[0]} [wv]
 * @property {Parameters<VideoPart['apply']>[0]} [vd]
 * @property {AccessibilityContent} [ax]
 * @property {{ o: number, on?: boolean }} [pr] The opacity of the element while it is pressed, and whether it looks so without a
 * finger.
 * @property {boolean} [kc] True if the element keeps its colours while the device inverts all others.
 * @property {string} [tt] The text that appears when the mouse pauses over the element.
 * @property {string} [id] The app's name for the element.
 * @property {number[]} [ip] The section and the item of a cell.
 * @property {string} [ek] The kind of a supplementary view.
 * @property {number} [se] The section of a supplementary view.
 */
/** @typedef {keyof Properties} Key The key of a property on the wire. */
/**
 * A part of an element that a property describes.
 * @template Value
 * @typedef {{ apply(value: Value): void, remove(): void }} Part
 */

/**
 * Returns the setter of a property that describes a part of the element. Without a value the element has no such part.
 * @template Value
 * @param {'effect' | 'picture' | 'image' | 'shape' | 'emitter' | 'cast' | 'veil' | 'refresh' | 'swipe' | 'swipeActions' | 'sheet' | 'carried' | 'input' | 'control' | 'web' | 'video'} name
 * @param {new (element: Element) => Part<Value>} Part
 * @returns {(element: Element, value: Value | undefined) => void}
 */
const part = (name, Part) => (element, value) => {
  const parts = /** @type {Record<string, Part<Value> | null>} */ (/** @type {unknown} */ (element));
  if (value === undefined) {
    parts[name]?.remove();
    parts[name] = null;
  } else {
    parts[name] ??= new Part(element);
    parts[name].apply(object(value));
  }
};

const setShape = part('shape', ShapePart);
const setCast = part('cast', ShadowPart);
const setVeil = part('veil', VeilPart);

/**
 * The setters by the keys of their properties, in the order in which they run: a place comes before the properties that depend on
 * it. A value that is undefined stands for the usual one.
 * @type {{ [Name in Key]: (element: Element, value: Properties[Name]) => void }}
 */
export const setters = {
  fx: part('effect', ScrollEffect),
  f(element, value) {
    const [x, y, width, height] = value === undefined ? [0, 0, 0, 0] : numbers(value, 4);
    element.frame = { x, y, width, height };
    element.place();
    element.space?.place();
    element.image?.resize();
    if (element.properties.gr) element.look('gr', element.properties.gr);
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
  ap(element, value) {
    element.look('ap', value);
  },
  o(element, value) {
    element.look('o', value);
    element.noteOpacity(value);
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
  gr(element, value) {
    element.look('gr', value);
  },
  sp(element, value) {
    element.look('sp', value);
    setShape(element, value);
  },
  em: part('emitter', EmitterPart),
  cr(element, value) {
    element.look('cr', value);
  },
  mk(element, value) {
    setVeil(element, value?.sp);
    element.look('mk', value);
  },
  bd(element, value) {
    const border = value === undefined ? undefined : `${number(value.w)}px solid ${color(value.c)}`;
    element.node.classList.toggle('bordered', border !== undefined);
    element.node.style.setProperty('--border', border ?? '');
    element.node.style.setProperty('--border-offset', value === undefined ? '' : px(-value.w));
  },
  sh(element, value) {
    element.look('sh', value);
    setCast(element, isCast(value) ? value : undefined);
  },
  bl(element, value) {
    element.look('bl', value);
  },
  vb(element, value) {
    const { classList, style } = element.node;
    classList.toggle('vibrant', value !== undefined);
    const { l, o } = value === undefined ? { l: 0, o: 1 } : object(value);
    const filter = `brightness(0) invert(${clamp(number(l), 0, 1)}) opacity(${clamp(number(o), 0, 1)})`;
    style.setProperty('--vibrancy', value === undefined ? '' : filter);
  },
  eg({ node }, value) {
    const edges = value === undefined ? 0 : number(value);
    node.classList.toggle('watches-left', Boolean(edges & edgeBits.left));
    node.classList.toggle('watches-right', Boolean(edges & edgeBits.right));
  },
  nt(element, value) {
    element.style('pointer-events', value === undefined ? '' : value ? 'none' : 'auto');
  },
  kt(element, value) {
    element.node.classList.toggle('keeps', Boolean(value));
  },
  gw(element, value) {
    applyWishes(element.node, value === undefined ? 0 : number(value));
    // The scrolling part reads the wishes there. They may come alone, as when the app adds an action to the pan of a list.
    element.properties.gw = value;
    if (element.scroller?.value) {
      element.scroller.allowTouches();
      element.scroller.updateEdges();
    }
  },
  pc: part('picture', PicturePart),
  po(element, value) {
    applyPointer(element.node, value === undefined ? {} : object(value));
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
  im: part('image', ImagePart),
  sc(element, value) {
    if (value === undefined) {
      element.scroller?.remove();
      if (element.scroller) element.context.scrollers.delete(element.scroller);
      element.scroller = null;
      element.space?.settle();
      return;
    }
    object(value);
    if (!element.scroller) {
      element.scroller = new Scroller(element);
      element.space?.settle();
      element.context.scrollers.add(element.scroller);
      element.updateFocus();
    }
    element.scroller.apply(value);
  },
  // The children of a scrolling element move into the box of its content first.
  ps(element, value) {
    applySpace(element, value === undefined ? {} : object(value));
    element.look('ps', value);
  },
  rf: part('refresh', RefreshPart),
  sw: part('swipe', SwipeRow),
  sa: part('swipeActions', SwipeActions),
  dr(element, value) {
    if (value !== undefined && value !== 'e' && value !== 'i') throw new TypeError('e or i can be dragged');
    element.node.classList.toggle('drags', value !== undefined);
    element.isDragged = value === 'e';
    element.updateFocus();
  },
  dg: part('carried', Carried),
  dt: part('sheet', SheetPart),
  in: part('input', InputPart),
  rt(element, value) {
    element.input?.applyLooks(value === undefined ? undefined : object(value));
  },
  ct: part('control', ControlPart),
  wv: part('web', WebPart),
  vd: part('video', VideoPart),
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
  mo(element, value) {
    if (value === undefined) {
      element.tilt?.dispose();
      element.tilt = null;
      return;
    }
    element.tilt ??= new TiltPart(element.node);
    element.tilt.apply(value);
  },
  kc(element, value) {
    element.node.classList.toggle('keeps-colors', Boolean(value));
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
