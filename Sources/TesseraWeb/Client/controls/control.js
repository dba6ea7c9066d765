// Controls whose values the user changes: switches, sliders, segments, steppers and dates. Each change is drawn at once. The
// app receives each change with its number, and the values that the app sets carry the number of the last change that it had
// received.

import { DateControl } from './control-date.js';
import { Segments } from './control-segments.js';
import { Slider } from './control-slider.js';
import { Spinner } from './control-spinner.js';
import { Stepper } from './control-stepper.js';
import { Toggle } from './control-switch.js';
import { mostValues } from '../basics/protocol.js';
import { targetOf } from '../basics/target.js';
import { number, object, string } from '../basics/values.js';

/** @import { DateContent } from './control-date.js' */
/** @import { SegmentsContent } from './control-segments.js' */
/** @import { SliderContent } from './control-slider.js' */
/** @import { SpinnerContent } from './control-spinner.js' */
/** @import { StepperContent } from './control-stepper.js' */
/** @import { ToggleContent } from './control-switch.js' */
/** @import { Element } from '../scene/element.js' */

/** @typedef {'sw' | 'sl' | 'sg' | 'st' | 'dt' | 'sp'} Kind The kind of a control: the key under which the wire describes it. */
/**
 * A control of the wire. It has exactly one of the first six keys.
 * @typedef {object} ControlContent
 * @property {ToggleContent} [sw]
 * @property {SliderContent} [sl]
 * @property {SegmentsContent} [sg]
 * @property {StepperContent} [st]
 * @property {DateContent} [dt]
 * @property {SpinnerContent} [sp]
 * @property {number[]} v The values.
 * @property {number} rev The number of times that the app has set values.
 * @property {number} ed The number of the user's last change that the app had received when it set the values.
 * @property {boolean} [an] True if the control changes to the values with an animation.
 * @property {boolean} [d] True if the control cannot be used.
 * @property {boolean} [end] True if a change is reported only after the user has let go.
 * @property {boolean} [rl] True if the control is arranged from right to left.
 * @property {string} [l] The name that assistive technology reads.
 * @property {string} [vt] The text that assistive technology reads for the value.
 */

/**
 * What draws the controls of one kind. It is made with its control, adds its nodes to the control's element, and calls
 * `control.change()` with the user's values.
 * @typedef {object} KindPart
 * @property {(options: any, how: { isAnimated: boolean }) => void} apply Takes the look, which `kinds` names by its key of the
 * wire; draws the present values of the control too. Each kind has looks of a form of its own, hence the `any`.
 * @property {() => void} remove Takes away all that the part has added to the element.
 * @property {() => void} [resize] Lays the control out again after its element has changed its size.
 * @property {boolean} [takesSideways] True if a finger that moves sideways changes the control.
 */

/**
 * The kinds of controls, by the key under which the wire describes them.
 * @type {Record<Kind, new (control: ControlPart) => KindPart>}
 */
const kinds = { sw: Toggle, sl: Slider, sg: Segments, st: Stepper, dt: DateControl, sp: Spinner };

/** The control of one element: its values, and the part that draws it. */
export class ControlPart {
  /** @type {Element} */
  element;
  /**
   * The description of the control on the wire. There is none before the first is applied, and nothing asks for it until then.
   */
  content = /** @type {ControlContent} */ (/** @type {unknown} */ (null));
  /**
   * The values as the user sees them.
   * @type {number[]}
   */
  values = [];
  /** @type {string | null} */
  #kind = null;
  /** @type {KindPart | null} */
  #part = null;
  /**
   * The number of times that the app has set values; undefined before the first.
   * @type {number | undefined}
   */
  #revision;
  /** The number of changes that the user has made, counted on from the number with which the app began. */
  #edits = 0;
  /**
   * The last change as it was sent; null before there is one.
   * @type {Record<string, unknown> | null}
   */
  #last = null;
  /**
   * The change that waits for the next frame; null where none does.
   * @type {Record<string, unknown> | null}
   */
  #waiting = null;
  #frame = 0;
  /** True while a finger changes the values. Until it comes up, the values that the app sets are not taken. */
  #isOngoing = false;

  /** @param {Element} element */
  constructor(element) {
    this.element = element;
    element.context.inputs.add(this);
    // Events in the control's own nodes do not reach the elements around the control.
    element.node.addEventListener('keydown', stopKey);
    element.node.addEventListener('click', stopClick);
  }

  /**
   * Applies a control of the wire.
   * @param {ControlContent} value
   */
  apply(value) {
    const kind = /** @type {Kind[]} */ (Object.keys(kinds)).find((key) => key in value);
    if (!kind) throw new TypeError('unknown control');
    object(value[kind], 'control');
    if (!Array.isArray(value.v) || value.v.length > mostValues) throw new TypeError('values is a short list');
    const values = value.v.map((one) => number(one, 'value'));
    const [revision, edit] = [number(value.rev, 'revision'), number(value.ed, 'edit')];
    if (value.l !== undefined) string(value.l, 'label');
    if (value.vt !== undefined) string(value.vt, 'value text');
    if (kind !== this.#kind || !this.#part) {
      this.#part?.remove();
      this.#part = new kinds[kind](this);
      this.#kind = kind;
      this.#revision = undefined;
    }
    this.content = value;
    this.element.node.classList.toggle('disabled', Boolean(value.d));
    const isNew = this.#revision === undefined;
    const isTaken = this.#take(values, revision, edit);
    this.#part.apply(value[kind], { isAnimated: isTaken && !isNew && Boolean(value.an) });
  }

  /** Renders the look once more, because its nodes have changed. */
  refresh() {
    const content = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (this.content));
    if (this.#part && this.#kind) this.#part.apply(content[this.#kind], { isAnimated: false });
  }

  /**
   * Takes values of the app's, unless the user has made changes that the app had not received. Returns true if it takes them.
   * @param {number[]} values
   * @param {number} revision
   * @param {number} edit
   */
  #take(values, revision, edit) {
    const isFirst = this.#revision === undefined;
    const isNew = isFirst || (revision !== this.#revision && edit >= this.#edits);
    this.#revision = revision;
    if (!isNew || (this.#isOngoing && !isFirst)) return false;
    // An app that counts more changes than this page has received them from an earlier page.
    this.#edits = edit;
    this.values = values;
    return true;
  }

  /**
   * Changes the values for the user; `isOngoing` while a finger goes on.
   * @param {number[]} values
   * @param {boolean} [isOngoing]
   */
  change(values, isOngoing = false) {
    this.values = values;
    this.#isOngoing = isOngoing;
    if (isOngoing && this.content.end) return;
    this.#edits += 1;
    /** @type {Record<string, unknown>} */
    const change = { type: 'changed', view: this.element.id, values, edit: this.#edits };
    if (isOngoing) change.ongoing = true;
    this.#last = change;
    // A control reports the changes of a moving finger once a frame.
    if (isOngoing) {
      this.#waiting = change;
      this.#frame ||= requestAnimationFrame(() => this.#flush());
    } else {
      this.#drop();
      this.element.context.send(change);
    }
  }

  #flush() {
    const change = this.#waiting;
    this.#drop();
    if (change) this.element.context.send(change);
  }

  #drop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#waiting = null;
  }

  /** True if the user can change the values. */
  get isUsable() {
    return !this.content.d;
  }

  /** True if the user drags the control sideways. */
  get takesSideways() {
    return Boolean(this.#part?.takesSideways);
  }

  /** Lays the control out again after its element has changed its size. */
  resize() {
    this.#part?.resize?.();
  }

  /** Sends the last change again, which the app may not have received. */
  resend() {
    this.#drop();
    if (this.#last) this.element.context.send(this.#last);
  }

  /** Forgets the last change when there is another app process, whose numbers mean other elements. */
  forget() {
    this.#drop();
    this.#last = null;
  }

  remove() {
    this.#drop();
    this.element.context.inputs.delete(this);
    this.element.node.removeEventListener('keydown', stopKey);
    this.element.node.removeEventListener('click', stopClick);
    this.element.node.classList.remove('disabled');
    this.#part?.remove();
  }
}

/** The keys that change the native elements of controls. */
const keys = new Set([
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', ' ', 'Enter',
]);

/** @param {KeyboardEvent} event */
function stopKey(event) {
  if (keys.has(event.key) && targetOf(event).closest('.native')) event.stopPropagation();
}

/** @param {MouseEvent} event */
function stopClick(event) {
  if (targetOf(event).closest('.native')) event.stopPropagation();
}
