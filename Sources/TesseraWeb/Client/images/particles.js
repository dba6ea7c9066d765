// The particles of a source at any time, from its description alone. The app computes the same ones for its pictures, in
// ParticleField.swift, so that each formula stands in both files.

import { at, keyOf, property, share } from './particle-numbers.js';
import { startIn } from './particle-starts.js';

/**
 * A kind of particles of the wire. Each range is as wide as the distance from the least to the greatest value.
 * @typedef {object} EmitterCellContent
 * @property {number} [r] The number of the image.
 * @property {number[]} [s] The width and the height of the image in points.
 * @property {number[]} l The seconds for which a particle lives, and their range.
 * @property {number[]} v The points that it moves in a second, and their range.
 * @property {number[]} d The angle of its direction in the plane, the one out of the plane, and the range of the first.
 * @property {number[]} [a] The change of the velocity in each second, along three axes.
 * @property {number[]} [z] The scale of the image, its range, and its change in each second.
 * @property {number[]} [y] The radians by which it turns in a second, and their range.
 * @property {number[]} [c] Red, green, blue and opacity, by which those of the image are multiplied.
 * @property {number[]} [cr] The ranges of these.
 * @property {number[]} [cs] The changes of these in each second.
 * @property {number} [b] The time from which on particles are emitted.
 * @property {number} [u] The seconds for which they are emitted.
 * @property {number[][]} [k] What each particle emits: the index of a later kind, and the number for each second.
 */
/**
 * A span of time in which a source stays the same, on the wire.
 * @typedef {object} EmitterInterval
 * @property {number} f The time at which it begins.
 * @property {number} [t] The time at which it ends.
 * @property {number[]} p The middle of the shape.
 * @property {number[]} [s] The width, the height and the depth of the shape.
 * @property {'line' | 'rectangle' | 'cuboid' | 'circle' | 'sphere'} [h] The shape; a point if it is absent.
 * @property {'points' | 'outline' | 'surface'} [m] The part of the shape; its inside if it is absent.
 * @property {number[][]} k The particles: the index of each kind, the number for each second, and the number that was due before.
 */
/**
 * A source of particles of the wire.
 * @typedef {object} EmitterContent
 * @property {number} s The number from which all random numbers come.
 * @property {'oldestFirst' | 'oldestLast' | 'backToFront' | 'additive'} [o] The order of drawing.
 * @property {number} n The source's time.
 * @property {number} [r] The source's seconds in one second.
 * @property {EmitterCellContent[]} c
 * @property {EmitterInterval[]} p
 */
/**
 * A particle at a moment of its life.
 * @typedef {object} Particle
 * @property {number} cell The index of its kind.
 * @property {number} age
 * @property {number} x
 * @property {number} y
 * @property {number} z
 * @property {number} scale
 * @property {number} angle
 * @property {number[]} color Red, green, blue and opacity.
 */
/** @typedef {{ x: number, y: number, z: number, facing: number, scale: number, color: number[] }} Start */
/** @typedef {{ cell: number, rate: number, count: number, begin: number, end: number, key: number }} Flow */

/** The greatest number of particles that are computed for one moment. If a source has more, the oldest are absent. */
export const limit = 4000;

/**
 * Returns the index and the rate of what a particle emits, or null. Only later kinds count, so that there are no circles.
 * @param {number[]} child
 * @param {number} index
 * @param {number} count
 */
function later(child, index, count) {
  const other = Math.trunc(at(child, 0));
  return at(child, 0) > index && at(child, 0) < count ? { cell: other, rate: at(child, 1) } : null;
}

/**
 * Returns, for each kind, the longest time for which a particle and those that it emits live.
 * @param {EmitterCellContent[]} cells
 */
export function spansOf(cells) {
  const spans = cells.map(() => 0);
  for (let index = cells.length - 1; index >= 0; index -= 1) {
    const { l, k } = cells[index];
    const inner = (k ?? []).map((child) => later(child, index, cells.length)).map((child) => (child ? spans[child.cell] : 0));
    spans[index] = Math.max(at(l, 0) + Math.abs(at(l, 1)) / 2, 0) + Math.max(0, ...inner);
  }
  return spans;
}

/** The particles of one source. */
export class ParticleField {
  /** @type {EmitterContent} */
  #content;
  /** @type {number[]} */
  #spans;
  #time = 0;
  #budget = 0;
  /** @type {Particle[]} */
  #found = [];

  /** @param {EmitterContent} content */
  constructor(content) {
    this.#content = content;
    this.#spans = spansOf(content.c);
  }

  /** The time at which the last particle has gone, or infinity. */
  get end() {
    const { c: cells, p: intervals } = this.#content;
    return Math.max(-Infinity, ...intervals.flatMap(({ t, k }) => k.filter((entry) => at(entry, 1) > 0).map((entry) => {
      const cell = cells[at(entry, 0)];
      const last = Math.min(t ?? Infinity, (cell?.b ?? 0) + (cell?.u ?? Infinity));
      return last + (this.#spans[at(entry, 0)] ?? 0);
    })));
  }

  /**
   * Returns the particles at a time of the source, in the order in which they are drawn.
   * @param {number} time
   * @returns {Particle[]}
   */
  particles(time) {
    const { c: cells, p: intervals, s: seed, o: order } = this.#content;
    this.#time = time;
    this.#budget = limit;
    this.#found = [];
    // The newest particles come first, so that the oldest are absent if there are too many.
    for (const interval of [...intervals].reverse()) {
      for (let place = interval.k.length - 1; place >= 0; place -= 1) {
        const entry = interval.k[place];
        const index = at(entry, 0);
        const cell = cells[Math.trunc(index)];
        if (!cell) continue;
        const begin = Math.max(interval.f, cell.b ?? -Infinity);
        const end = Math.min(interval.t ?? Infinity, (cell.b ?? 0) + (cell.u ?? Infinity));
        const key = keyOf(seed, place);
        this.#emit({ cell: Math.trunc(index), rate: at(entry, 1), count: at(entry, 2), begin, end, key }, (_, own) => startIn(interval, own));
      }
    }
    const particles = this.#found.reverse();
    if (order === 'oldestFirst') particles.sort((one, other) => other.age - one.age);
    if (order === 'oldestLast') particles.sort((one, other) => one.age - other.age);
    if (order === 'backToFront') particles.sort((one, other) => one.z - other.z);
    return particles;
  }

  /**
   * Finds the particles of one kind that are emitted one after the other.
   * @param {Flow} flow
   * @param {(birth: number, key: number) => Start} start
   */
  #emit(flow, start) {
    const cells = this.#content.c;
    const cell = cells[flow.cell];
    const [time, span] = [this.#time, this.#spans[flow.cell]];
    if (!(flow.rate > 0) || !(span > 0) || !(flow.begin <= time)) return;
    const first = (time - span - flow.begin) * flow.rate + flow.count - 1;
    const last = Math.floor((Math.min(time, flow.end) - flow.begin) * flow.rate + flow.count - 1);
    const least = Math.max(Math.floor(flow.count), Math.floor(first) + 1, last - limit + 1);
    if (!(last < 9e15) || !(least >= 0)) return;
    for (let number = last; number >= least && this.#budget > 0; number -= 1) {
      this.#budget -= 1;
      const birth = flow.begin + (number + 1 - flow.count) / flow.rate;
      const key = keyOf(flow.key, number >>> 0);
      const course = new Course(cell, start(birth, key), key);
      const children = cell.k ?? [];
      for (let place = children.length - 1; place >= 0; place -= 1) {
        const inner = later(children[place], flow.cell, cells.length);
        if (!inner) continue;
        const kind = cells[inner.cell];
        const begin = birth + Math.max(kind.b ?? 0, 0);
        const end = Math.min(birth + course.lifetime, begin + (kind.u ?? Infinity));
        this.#emit({ ...inner, count: 0, begin, end, key: keyOf(key, 100 + place) }, (birthOfChild) => {
          const { x, y, z, scale, color } = course.particle(flow.cell, birthOfChild - birth);
          return { x, y, z, facing: 0, scale, color };
        });
      }
      const age = time - birth;
      if (age >= 0 && age < course.lifetime) this.#found.push(course.particle(flow.cell, age));
    }
  }
}

/** The life of a particle. */
class Course {
  #cell;
  #start;
  #key;
  #velocity;
  #scale;
  #spin;

  /**
   * @param {EmitterCellContent} cell
   * @param {Start} start
   * @param {number} key
   */
  constructor(cell, start, key) {
    this.#cell = cell;
    this.#start = start;
    this.#key = key;
    /**
     * @param {number} mean
     * @param {number} range
     * @param {number} index
     */
    const varied = (mean, range, index) => mean + range * (share(key, index) - 0.5);
    this.lifetime = varied(at(cell.l, 0), at(cell.l, 1), property.lifetime);
    const speed = varied(at(cell.v, 0), at(cell.v, 1), property.velocity);
    const angle = start.facing + varied(at(cell.d, 0), at(cell.d, 2), property.direction);
    const tilt = at(cell.d, 1);
    this.#velocity = [speed * Math.cos(tilt) * Math.cos(angle), speed * Math.cos(tilt) * Math.sin(angle), speed * Math.sin(tilt)];
    this.#scale = cell.z ? varied(at(cell.z, 0), at(cell.z, 1), property.scale) : 1;
    this.#spin = cell.y ? varied(at(cell.y, 0), at(cell.y, 1), property.spin) : 0;
  }

  /**
   * Returns the particle at an age.
   * @param {number} index
   * @param {number} age
   * @returns {Particle}
   */
  particle(index, age) {
    const [cell, start] = [this.#cell, this.#start];
    /**
     * @param {number} from
     * @param {number} axis
     */
    const moved = (from, axis) => from + this.#velocity[axis] * age + (at(cell.a, axis) * age * age) / 2;
    const color = start.color.map((outer, part) => {
      const varied = (cell.c ? at(cell.c, part) : 1) + at(cell.cr, part) * (share(this.#key, property.color + part) - 0.5);
      return outer * Math.min(Math.max(varied + at(cell.cs, part) * age, 0), 1);
    });
    return {
      cell: index, age, x: moved(start.x, 0), y: moved(start.y, 1), z: moved(start.z, 2),
      scale: start.scale * Math.max(this.#scale + at(cell.z, 2) * age, 0), angle: this.#spin * age, color,
    };
  }
}
