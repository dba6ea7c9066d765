// UIKit's wheel of ticks, as a node that style turns.

const tickCount = 12;

/**
 * A wheel, and its ticks from the one at the top on.
 * @typedef {{ node: HTMLElement, ticks: HTMLElement[] }} SpinnerNodes
 */

/**
 * Makes a wheel. Style turns all ticks together, so that a wheel has one animation; each tick keeps its own shade meanwhile.
 * @returns {SpinnerNodes}
 */
export function makeSpinner() {
  const node = document.createElement('div');
  node.className = 'spinner';
  node.setAttribute('aria-hidden', 'true');
  const wheel = document.createElement('div');
  wheel.className = 'spinner-wheel';
  const ticks = Array.from({ length: tickCount }, (_, index) => {
    const tick = document.createElement('i');
    tick.style.transform = `rotate(${index * 30}deg)`;
    // The wheel turns clockwise: the tick at the top is the brightest, and those before it fade behind it.
    tick.style.setProperty('--shade', String(index === 0 ? 1 : 0.2 + 0.8 * index / tickCount));
    return tick;
  });
  wheel.append(...ticks);
  node.append(wheel);
  return { node, ticks };
}
