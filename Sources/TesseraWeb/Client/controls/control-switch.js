// A switch: a checkbox for the keyboard and assistive technology, and a thumb on a track that a tap or a drag moves.

import { attribute, isNear, listenToPointers, part } from './control-pointer.js';
import { color } from '../basics/values.js';

/** @import { PointerUse } from './control-pointer.js' */
/** @import { ControlPart } from './control.js' */

/**
 * A switch of the wire: the colours of its track while it is on and while it is off, and that of its thumb.
 * @typedef {{ on: string, off: string, th: string }} ToggleContent
 */

/** The distance that a finger goes before the thumb goes with it, in points. */
const slack = 8;

export class Toggle {
  takesSideways = true;
  /** @type {ControlPart} */
  #control;
  #track = part('switch-track');
  #input = part('native', 'input');
  /** @type {() => void} */
  #ignore;

  /** @param {ControlPart} control */
  constructor(control) {
    this.#control = control;
    const { node } = control.element;
    this.#track.append(part('switch-thumb'));
    this.#input.type = 'checkbox';
    this.#input.setAttribute('role', 'switch');
    this.#input.addEventListener('change', () => this.#set(this.#input.checked));
    this.#input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.repeat || event.isComposing) return;
      event.preventDefault();
      this.#set(!this.#isOn);
    });
    node.classList.add('control', 'sideways');
    node.prepend(this.#track, this.#input);
    this.#ignore = listenToPointers(node, (event) => (control.isUsable ? this.#press(event) : null));
  }

  /**
   * @param {ToggleContent} value
   * @param {{ isAnimated: boolean }} how
   */
  apply({ on, off, th }, { isAnimated }) {
    const { content } = this.#control;
    const { style } = this.#track;
    style.setProperty('--on', color(on));
    style.setProperty('--off', color(off));
    style.setProperty('--thumb', color(th));
    this.#track.classList.toggle('mirrored', Boolean(content.rl));
    this.#input.disabled = Boolean(content.d);
    attribute(this.#input, 'aria-label', content.l);
    this.#render(this.#isOn, isAnimated);
  }

  get #isOn() {
    return this.#control.values[0] === 1;
  }

  /**
   * @param {boolean} isOn
   * @param {boolean} isAnimated
   */
  #render(isOn, isAnimated) {
    this.#track.classList.toggle('still', !isAnimated);
    this.#track.classList.toggle('on', isOn);
    this.#input.checked = isOn;
  }

  /** @param {boolean} isOn */
  #set(isOn) {
    this.#render(isOn, true);
    if (isOn !== this.#isOn) this.#control.change([isOn ? 1 : 0]);
  }

  /**
   * @param {PointerEvent} event
   * @returns {PointerUse | null}
   */
  #press(event) {
    const { node } = this.#control.element;
    const start = event.clientX;
    const wasOn = this.#isOn;
    const direction = this.#control.content.rl ? -1 : 1;
    /** @type {PointerUse} */
    const use = { ended: () => {} };
    let isDragged = false;
    let isOn = !wasOn;
    this.#track.classList.add('pressed');
    use.moved = ({ clientX }) => {
      const way = (clientX - start) * direction;
      isDragged ||= Math.abs(way) >= slack;
      if (!isDragged) return;
      isOn = way > slack ? true : way < -slack ? false : wasOn;
      this.#render(isOn, true);
    };
    use.ended = (last) => {
      this.#track.classList.remove('pressed');
      this.#set(isDragged || isNear(node, last) ? isOn : wasOn);
    };
    use.cancelled = () => {
      this.#track.classList.remove('pressed');
      this.#render(this.#isOn, true);
    };
    return use;
  }

  remove() {
    this.#ignore();
    this.#track.remove();
    this.#input.remove();
    this.#control.element.node.classList.remove('control', 'sideways');
  }
}
