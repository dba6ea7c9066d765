// The state of the build of an app that is being developed: a quiet sign while it is built, and a panel over the app with what
// is wrong with it.

import { language, words } from '../basics/words.js';
import { findings } from './findings.js';

/** @import { Problem } from './findings.js' */

/**
 * The state of a build, as the wire has it.
 * @typedef {object} Build
 * @property {'building' | 'failed' | 'succeeded'} state
 * @property {number} [done]
 * @property {number} [total]
 * @property {Problem[]} [problems]
 * @property {number} [more]
 * @property {number} [warnings]
 */

/** The most problems that the panel displays. */
const mostProblems = 20;

export class BuildReport {
  #sign = document.createElement('div');
  #panel = document.createElement('section');
  #heading = document.createElement('h1');
  #list = document.createElement('ol');
  #close = document.createElement('button');
  /** True if the panel displays a crash, which the user may close. */
  #isCrash = false;
  #isInDocument = false;

  constructor() {
    this.#sign.className = 'build-sign';
    this.#sign.setAttribute('role', 'status');
    this.#panel.className = 'build-panel';
    this.#panel.setAttribute('role', 'alert');
    this.#close.type = 'button';
    this.#close.textContent = words.putAway;
    this.#close.addEventListener('click', () => this.#hide());
    this.#panel.append(this.#heading, this.#close, this.#list);
    for (const node of [this.#sign, this.#panel]) {
      node.lang = language;
      node.hidden = true;
    }
  }

  /**
   * Takes the state of the build, as the host sends it.
   * @param {Build} build
   */
  take(build) {
    this.#enter();
    const { state } = build ?? {};
    document.documentElement.dataset.build = String(state);
    if (state === 'building') {
      this.#say(words.building(count(build.done), count(build.total)), progress(build));
    } else if (state === 'failed') {
      this.#say('');
      const problems = Array.isArray(build.problems) ? build.problems.slice(0, mostProblems) : [];
      const number = problems.length + count(build.more);
      this.#explain(words.problems(number), problems, false);
    } else {
      const warnings = count(build?.warnings);
      this.#say(warnings > 0 ? words.warnings(warnings) : '');
      if (!this.#isCrash) this.#hide();
    }
  }

  /**
   * Reports that the app has crashed.
   * @param {string} reason
   * @param {unknown} frames The functions that were running, or undefined if the host does not report them.
   */
  crashed(reason, frames) {
    if (!Array.isArray(frames) || this.#showsProblems) return;
    this.#enter();
    const calls = frames.map((frame) => ({ ...frame, message: frame?.function }));
    this.#explain(words.crashed, [{ message: reason }, ...calls], true);
  }

  /** Notes that another build of the app takes the place of the one that may have crashed. */
  rebuilt() {
    this.#hide();
  }

  get #showsProblems() {
    return !this.#panel.hidden && !this.#isCrash;
  }

  /** Adds the nodes to the document, which pages without a build never have. */
  #enter() {
    if (this.#isInDocument) return;
    this.#isInDocument = true;
    document.body.append(this.#sign, this.#panel);
  }

  /**
   * @param {string} text
   * @param {number} [share] The share of the build that is done, from 0 to 1.
   */
  #say(text, share = 0) {
    this.#sign.textContent = text;
    this.#sign.hidden = text === '';
    this.#sign.style.setProperty('--share', String(share));
  }

  /**
   * @param {string} heading
   * @param {Problem[]} problems
   * @param {boolean} isCrash
   */
  #explain(heading, problems, isCrash) {
    this.#isCrash = isCrash;
    this.#heading.textContent = heading;
    this.#close.hidden = !isCrash;
    this.#list.replaceChildren(...findings(problems));
    this.#panel.hidden = false;
  }

  #hide() {
    this.#isCrash = false;
    this.#panel.hidden = true;
    this.#list.replaceChildren();
  }
}

/** @param {number} [value] */
function count(value) {
  return value !== undefined && Number.isInteger(value) && value > 0 ? value : 0;
}

/** @param {Build} build */
function progress(build) {
  const [done, total] = [count(build.done), count(build.total)];
  return total > 0 ? Math.min(1, done / total) : 0;
}
