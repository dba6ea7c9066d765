// The strips in front of a web page at those edges of the screen from which gestures of the app come in. The frame of a page
// takes all fingers that go down on it, and the page around it learns nothing of them.

/**
 * The time in milliseconds for which a strip stays away after a touch that did not move, so that the next one reaches the page.
 */
const absence = 2000;

/** The edges, with the part of the screen that is near them: the margins take the rest away. */
const edges = { left: '0px -99% 0px 0px', right: '0px 0px 0px -99%' };

export class WebEdges {
  /** @type {HTMLElement[]} */
  #strips = [];
  /** @type {IntersectionObserver[]} */
  #observers = [];

  /**
   * Puts strips in front of a frame. The style sheet displays one while an element around it watches the edge, the frame lies at
   * that edge and the user has no mouse.
   * @param {HTMLIFrameElement} frame
   * @param {(event: MouseEvent) => void} pass Gives a touch that did not move to the page.
   */
  constructor(frame, pass) {
    for (const [edge, rootMargin] of Object.entries(edges)) {
      const strip = document.createElement('div');
      strip.className = `web-edge ${edge}`;
      strip.addEventListener('click', (event) => {
        strip.classList.add('away');
        setTimeout(() => strip.classList.remove('away'), absence);
        pass(event);
      });
      const observer = new IntersectionObserver((entries) => {
        strip.classList.toggle('near', entries.at(-1)?.isIntersecting ?? false);
      }, { root: document, rootMargin });
      observer.observe(frame);
      this.#observers.push(observer);
      this.#strips.push(strip);
    }
    frame.after(...this.#strips);
  }

  remove() {
    for (const observer of this.#observers) observer.disconnect();
    for (const strip of this.#strips) strip.remove();
  }
}
