// Animations of properties: CSS transitions of exactly the properties that an update changed.

import { number } from './values.js';

/** Properties that a transition may carry; the ones that move something are dropped where motion is unwelcome. */
const animatable = new Map([
  ['left', true], ['top', true], ['width', true], ['height', true], ['transform', true], ['border-radius', true],
  ['opacity', false], ['background-color', false], ['box-shadow', false], ['backdrop-filter', false],
]);

const curves = {
  easeInOut: 'cubic-bezier(0.42, 0, 0.58, 1)',
  easeIn: 'cubic-bezier(0.42, 0, 1, 1)',
  easeOut: 'cubic-bezier(0, 0, 0.58, 1)',
  linear: 'linear',
};

export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Reads an animation of the wire; null where it takes no time. */
export function readAnimation(value) {
  if (value === undefined || value === null) return null;
  const duration = number(value.duration, 'duration');
  const delay = number(value.delay ?? 0, 'delay');
  if (duration <= 0 && delay <= 0) return null;
  const timing = Array.isArray(value.curve)
    ? spring(number(value.curve[0]), number(value.curve[1]) * duration)
    : curves[value.curve];
  if (!timing) throw new TypeError(`unknown curve ${value.curve}`);
  return { duration: Math.max(0, duration), delay: Math.max(0, delay), timing };
}

/**
 * The easing of a damped spring that has settled to a thousandth at the end: `damping` is the damping ratio, `velocity`
 * the initial one in distances a duration.
 */
export function spring(damping, velocity) {
  const ratio = Math.min(1, Math.max(0.05, damping));
  const steps = 48;
  const points = [];
  for (let step = 0; step < steps; step += 1) {
    const t = step / steps;
    let rest;
    if (ratio > 0.999) {
      const omega = 9.23;
      rest = (1 + (omega - velocity) * t) * Math.exp(-omega * t);
    } else {
      const omega = 6.91 / ratio;
      const damped = omega * Math.sqrt(1 - ratio * ratio);
      rest = Math.exp(-ratio * omega * t)
        * (Math.cos(damped * t) + ((ratio * omega - velocity) / damped) * Math.sin(damped * t));
    }
    points.push((1 - rest).toFixed(4));
  }
  return `linear(${points.join(', ')}, 1)`;
}

/** The transitions that run on one node. */
export class Transitions {
  #node;
  #running = new Map();

  constructor(node) {
    this.#node = node;
  }

  /** Lets the next change of `property` take its time; null means at once. */
  prepare(property, animation) {
    const moves = animatable.get(property);
    if (!animation || moves === undefined || (moves && reducedMotion.matches)) {
      if (this.#running.delete(property)) this.#write();
      return;
    }
    const { duration, delay, timing } = animation;
    const entry = `${property} ${duration}s ${timing} ${delay}s`;
    this.#running.set(property, entry);
    this.#write();
    setTimeout(() => {
      if (this.#running.get(property) !== entry) return;
      this.#running.delete(property);
      this.#write();
    }, (duration + delay) * 1000 + 50);
  }

  #write() {
    this.#node.style.transition = [...this.#running.values()].join(', ');
  }
}
