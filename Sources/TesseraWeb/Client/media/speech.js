// Texts that the browser speaks, sentence by sentence. A browser has one queue for all texts, and some cannot pause, so a pause
// ends the sentence, and speech goes on from the last word afterwards.

import { clamp, isPresent, messageOf, number, object, string, warn } from '../basics/values.js';

/** @import { Send } from '../connection.js' */

/**
 * A text of the wire.
 * @typedef {object} SpeechContent
 * @property {number} p The number of the speaker.
 * @property {number} n The number of the text.
 * @property {string} t
 * @property {string} [l]
 * @property {string} [vo]
 * @property {number} [r]
 * @property {number} [pi]
 * @property {number} [v]
 * @property {number} [at]
 * @property {string} [z]
 * @property {boolean} [x]
 */

/** The greatest number of UTF-16 units that the browser gets at once. */
const longestPart = 1000;
/** The greatest number of voices of an event, and of UTF-16 units in all of them. */
const mostVoices = 500;
const longestVoices = 30_000;
/** The greatest number of UTF-16 units of the name of a voice, and of its language. */
const longestName = 200;
const longestLanguage = 64;

/**
 * Returns where the sentence ends that contains a place of a text, or a part of it if it is long.
 * @param {string} text
 * @param {number} start
 */
export function endOfSentence(text, start) {
  const rest = text.slice(start, start + longestPart);
  const sentence = /^\s*[^]*?(?:[.!?…][)"'”’»]*\s+|[。！？][」』）]*|\n)/.exec(rest);
  if (sentence && sentence[0].trim() !== '') return start + sentence[0].length;
  if (start + rest.length >= text.length) return text.length;
  // A word is divided only if it is longer than the greatest text that the browser gets.
  const space = rest.search(/\s\S*$/);
  return start + (space > 0 ? space + 1 : rest.length);
}

/**
 * Returns the length of the word at a place of a text.
 * @param {string} text
 * @param {number} start
 */
export const lengthOfWord = (text, start) => /^\S*/.exec(text.slice(start, start + longestPart))?.[0].length ?? 0;

class Speaker {
  /** @type {SpeechContent} */
  value;
  /** The place at which speech goes on. */
  place = 0;
  hasBegun = false;
  /** The step with which the end was reported, or an empty text if it has not been reported. */
  ending = '';
  isPaused = false;
  /** The part that is being spoken. @type {SpeechSynthesisUtterance | null} */
  part = null;

  /** @param {SpeechContent} value */
  constructor(value) {
    this.value = value;
    this.place = clamp(value.at ?? 0, 0, value.t.length);
    this.isPaused = isPresent(value.z);
  }
}

export class Speech {
  /** @type {Send} */
  #send;
  /** @type {Map<number, Speaker>} */
  #speakers = new Map();
  /** The speaker whose text is being spoken. @type {Speaker | null} */
  #active = null;
  /** True if the browser waits for the user's first touch. */
  #isBlocked = false;
  #isListening = false;
  #wantsVoices = false;
  /** True if the texts of the present connection are not known yet. */
  #isUnsure = false;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
  }

  get #synthesis() {
    return /** @type {SpeechSynthesis | undefined} */ (globalThis.speechSynthesis);
  }

  /**
   * Makes the texts those of the wire.
   * @param {SpeechContent[]} values
   * @param {boolean} wantsVoices
   */
  apply(values, wantsVoices) {
    this.#isUnsure = false;
    if (!Array.isArray(values)) throw new TypeError('texts are a list');
    if (wantsVoices && !this.#wantsVoices) this.#listVoices();
    this.#wantsVoices = wantsVoices;
    const listed = new Set(values.map((value) => number(object(value).p, 'speaker')));
    for (const id of [...this.#speakers.keys()]) if (!listed.has(id)) this.#remove(id);
    for (const value of values) {
      try {
        this.#put(value);
      } catch (error) {
        warn(`speaker ${value.p}: ${messageOf(error)}`);
      }
    }
    this.#advance();
  }

  /** @param {SpeechContent} value */
  #put(value) {
    number(value.n, 'text');
    string(value.t);
    for (const key of /** @type {const} */ (['r', 'pi', 'v', 'at'])) if (isPresent(value[key])) number(value[key]);
    for (const key of /** @type {const} */ (['l', 'vo', 'z'])) if (isPresent(value[key])) string(value[key]);
    const old = this.#speakers.get(value.p);
    if (!old || old.value.n !== value.n) {
      this.#remove(value.p);
      this.#speakers.set(value.p, new Speaker(value));
      return;
    }
    old.value = value;
    if (value.z === 'now' && !old.isPaused) this.#pause(old);
    // A pause after a word comes with the next word, and at once if nothing is being spoken.
    else if (value.z === 'word' && !old.isPaused && !old.part) this.#pause(old);
    else if (!isPresent(value.z) && old.isPaused) {
      old.isPaused = false;
      this.#report(old, 'continued');
    }
    if (value.x && !old.part && !old.ending) this.#end(old, 'stopped');
  }

  /** @param {number} id */
  #remove(id) {
    const speaker = this.#speakers.get(id);
    this.#speakers.delete(id);
    if (speaker) this.#silence(speaker);
  }

  /** @param {Speaker} speaker */
  #silence(speaker) {
    const wasSpeaking = speaker.part !== null;
    speaker.part = null;
    if (this.#active === speaker) this.#active = null;
    if (wasSpeaking) this.#synthesis?.cancel();
  }

  /** @param {Speaker} speaker */
  #pause(speaker) {
    speaker.isPaused = true;
    this.#silence(speaker);
    this.#report(speaker, 'paused');
  }

  /**
   * @param {Speaker} speaker
   * @param {string} step
   */
  #end(speaker, step) {
    speaker.ending = step;
    this.#silence(speaker);
    this.#report(speaker, step);
    this.#advance();
  }

  /**
   * @param {Speaker} speaker
   * @param {string} step
   * @param {Record<string, number>} [more]
   */
  #report({ value }, step, more = {}) {
    this.#send({ type: 'speech', speaker: value.p, n: value.n, step, ...more });
  }

  /** Speaks the next part of the first text that does not pause. */
  #advance() {
    if (this.#active || this.#isBlocked) return;
    const next = [...this.#speakers.values()].find((speaker) => !speaker.ending && !speaker.isPaused);
    if (!next) return;
    // Some browsers ignore what is spoken before the first touch, and do not say so.
    if (navigator.userActivation?.hasBeenActive === false) this.#wait();
    else this.#speak(next);
  }

  /** @param {Speaker} speaker */
  #speak(speaker) {
    const synthesis = this.#synthesis;
    if (!synthesis) {
      this.#end(speaker, 'failed');
      return;
    }
    const { t, l, vo, r = 1, pi = 1, v = 1 } = speaker.value;
    const start = speaker.place;
    if (t.slice(start).trim() === '') {
      // Some browsers never end what is empty.
      this.#begin(speaker);
      this.#end(speaker, 'ended');
      return;
    }
    const end = endOfSentence(t, start);
    const part = new SpeechSynthesisUtterance(t.slice(start, end));
    const voice = vo === undefined ? undefined : synthesis.getVoices().find(({ voiceURI }) => voiceURI === vo);
    if (voice) part.voice = voice;
    part.lang = voice?.lang ?? l ?? navigator.language;
    part.rate = clamp(r, 0.1, 10);
    part.pitch = clamp(pi, 0, 2);
    part.volume = clamp(v, 0, 1);
    this.#active = speaker;
    // Some browsers drop a part to which nothing refers before they have spoken all of it. The speaker therefore keeps the part.
    speaker.part = part;
    const isCurrent = () => speaker.part === part;
    part.addEventListener('start', () => {
      if (isCurrent()) this.#begin(speaker);
    });
    part.addEventListener('boundary', (event) => {
      if (isCurrent() && event.name !== 'sentence') this.#word(speaker, start + event.charIndex, event.charLength);
    });
    part.addEventListener('end', () => {
      if (!isCurrent()) return;
      speaker.part = null;
      this.#active = null;
      speaker.place = end;
      if (end >= t.length) this.#end(speaker, 'ended');
      else if (speaker.value.x) this.#end(speaker, 'stopped');
      else if (speaker.value.z === 'word') this.#pause(speaker);
      this.#advance();
    });
    part.addEventListener('error', ({ error }) => {
      if (!isCurrent()) return;
      speaker.part = null;
      this.#active = null;
      if (error === 'not-allowed') this.#wait();
      else this.#end(speaker, 'failed');
    });
    synthesis.speak(part);
  }

  /** @param {Speaker} speaker */
  #begin(speaker) {
    if (speaker.hasBegun) return;
    speaker.hasBegun = true;
    this.#report(speaker, 'began');
  }

  /**
   * @param {Speaker} speaker
   * @param {number} place
   * @param {number | undefined} length
   */
  #word(speaker, place, length) {
    const { t, x, z } = speaker.value;
    if (place < speaker.place || place >= t.length) return;
    const isFirst = place === speaker.place;
    speaker.place = place;
    if (x && !isFirst) {
      this.#end(speaker, 'stopped');
    } else if (z === 'word' && !isFirst) {
      this.#pause(speaker);
      this.#advance();
    } else {
      this.#report(speaker, 'word', { location: place, length: Math.min(length || lengthOfWord(t, place), t.length - place) });
    }
  }

  /** Waits for the user's first touch, before which the browser does not speak. */
  #wait() {
    this.#isBlocked = true;
    const retry = () => {
      for (const name of ['pointerup', 'keydown', 'click']) removeEventListener(name, retry, { capture: true });
      this.#isBlocked = false;
      this.#advance();
    };
    for (const name of ['pointerup', 'keydown', 'click']) addEventListener(name, retry, { capture: true, passive: true });
  }

  #listVoices() {
    const synthesis = this.#synthesis;
    if (!this.#isListening) {
      this.#isListening = true;
      synthesis?.addEventListener?.('voiceschanged', () => {
        if (this.#wantsVoices) this.#reportVoices();
      });
    }
    this.#reportVoices();
  }

  #reportVoices() {
    let room = longestVoices;
    const voices = [];
    for (const { voiceURI, name, lang, default: isDefault } of this.#synthesis?.getVoices() ?? []) {
      const voice = { id: voiceURI, name: name.slice(0, longestName), language: lang.replaceAll('_', '-') };
      room -= JSON.stringify(voice).length;
      if (room < 0 || voices.length >= mostVoices) break;
      if (voice.id.length > longestName || voice.language.length > longestLanguage) continue;
      voices.push(isDefault ? { ...voice, default: true } : voice);
    }
    this.#send({ type: 'voices', voices });
  }

  /** Notes that the connection is lost. What is being spoken goes on meanwhile. */
  lose() {
    this.#isUnsure = true;
  }

  /** Ends all texts of an app that has ended. */
  forget() {
    for (const id of [...this.#speakers.keys()]) this.#remove(id);
    this.#wantsVoices = false;
  }

  /** Notes that the scene has come. An app that speaks nothing does not mention texts. */
  sceneAppeared() {
    if (this.#isUnsure) this.apply([], this.#wantsVoices);
  }

  /** Reports again what the app may not have received. */
  resend() {
    for (const speaker of this.#speakers.values()) {
      if (speaker.hasBegun) this.#report(speaker, 'began');
      if (speaker.isPaused) this.#report(speaker, 'paused');
      if (speaker.ending) this.#report(speaker, speaker.ending);
    }
    if (this.#wantsVoices) this.#reportVoices();
  }
}
