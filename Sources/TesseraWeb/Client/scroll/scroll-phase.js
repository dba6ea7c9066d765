// The phase of a scrolling element, which names what moves the content, and for whom.

/**
 * @typedef {'finger' | 'wheel' | 'glide' | 'spring' | 'browser' | 'room'} Mover Something that moves content or keeps it from
 * rest.
 */
/** @typedef {'idle' | 'dragging' | 'pushed' | 'gliding' | 'bouncing' | 'scrolling' | 'waiting'} PhaseName */
/**
 * The one for whom content moves: the user, with a wheel or with something else, or the app; null while nobody has moved it since
 * it came to rest.
 * @typedef {'user' | 'wheel' | 'app' | null} Driver
 */

/**
 * The phase that each mover stands for. Several things may move content at once, as where a finger goes down while the browser
 * still scrolls: the phase is that of the first mover in this order.
 * @type {[Mover, PhaseName][]}
 */
const order = [
  ['finger', 'dragging'], ['wheel', 'pushed'], ['glide', 'gliding'], ['spring', 'bouncing'], ['browser', 'scrolling'],
  ['room', 'waiting'],
];

/**
 * The movers that each transition begins and ends, and the driver that it sets.
 * @type {Record<string, { begins?: Mover, ends?: Mover, driver?: Driver }>}
 */
const transitions = {
  // A finger goes down on the content, and comes up.
  fingerDown: { begins: 'finger' },
  fingerUp: { ends: 'finger' },
  // A wheel pushes content beyond an edge, and pauses.
  wheelPush: { begins: 'wheel' },
  wheelPause: { ends: 'wheel' },
  // The client moves content by itself, frame by frame.
  glideStart: { begins: 'glide' },
  glideStop: { ends: 'glide' },
  // A spring pulls content that is beyond an edge.
  springStart: { begins: 'spring' },
  springStop: { ends: 'spring' },
  // The browser scrolls.
  scroll: { begins: 'browser' },
  scrollEnd: { ends: 'browser' },
  // Content that was pulled to refresh waits for the app to make room.
  roomWait: { begins: 'room' },
  roomEnd: { ends: 'room' },
  // The user has a hand in the motion from here on.
  userTakes: { driver: 'user' },
  wheelTakes: { driver: 'wheel' },
  // The app lets content go somewhere, or puts it there at once.
  appAnimates: { driver: 'app' },
  appPuts: { driver: null },
  // All is at rest.
  rest: { driver: null },
};

/** Transitions that are possible only while nothing moves the content. */
const still = new Set(['rest']);

export class ScrollPhase {
  /** @type {Set<Mover>} */
  #movers = new Set();
  /** @type {Driver} */
  #driver = null;

  /**
   * The phase.
   * @type {PhaseName}
   */
  get name() {
    return order.find(([mover]) => this.#movers.has(mover))?.[1] ?? 'idle';
  }

  /** The one for whom the content moves, or moved last since it came to rest; null for nobody. */
  get driver() {
    return this.#driver;
  }

  /** True if the user has moved the content since it came to rest. */
  get isUsers() {
    return this.#driver === 'user' || this.#driver === 'wheel';
  }

  /**
   * True while a wheel or a trackpad moves the content by way of the browser or beyond an edge, and the client does not move the
   * content on by itself.
   */
  get isTurned() {
    return this.#driver === 'wheel' && !['finger', 'glide', 'spring'].some((mover) => this.#movers.has(/** @type {Mover} */ (mover)));
  }

  /** True while the content moves by itself, without a finger or a wheel. */
  get isInMotion() {
    return this.#movers.has('glide') || this.#movers.has('spring') || this.#movers.has('browser');
  }

  /** True while a finger or a wheel has the content, or the content moves by itself. */
  get isBusy() {
    return this.isInMotion || this.#movers.has('finger') || this.#movers.has('wheel');
  }

  /**
   * Returns true if something moves the content right now.
   * @param {Mover} mover
   */
  has(mover) {
    return this.#movers.has(mover);
  }

  /**
   * Goes through a transition. One that begins what goes on already, or ends what does not go on, changes nothing.
   * @param {keyof typeof transitions} name
   */
  change(name) {
    const transition = transitions[name];
    if (!transition) throw new Error(`there is no transition ${name}`);
    if (still.has(name) && this.isBusy) throw new Error(`${name} while the content is ${this.name}`);
    if (transition.begins) this.#movers.add(transition.begins);
    if (transition.ends) this.#movers.delete(transition.ends);
    if (transition.driver !== undefined) this.#driver = transition.driver;
  }

  /**
   * Throws an error where the phase says something else than the parts do. `facts` has the movers that are at work as the parts
   * have it.
   * @param {Partial<Record<Mover, boolean>>} facts
   */
  check(facts) {
    for (const [mover, isMoving] of Object.entries(facts)) {
      if (this.#movers.has(/** @type {Mover} */ (mover)) !== isMoving) {
        throw new Error(`the content is ${this.name}, but ${mover} is ${isMoving ? 'at work' : 'at rest'}`);
      }
    }
  }
}
