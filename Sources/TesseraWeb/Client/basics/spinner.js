// UIKit's wheel of ticks, as a node that style turns.

const tickCount = 12;

/** Makes a wheel, whose children are its ticks. */
export function makeSpinner() {
  const spinner = document.createElement('div');
  spinner.className = 'spinner';
  spinner.setAttribute('aria-hidden', 'true');
  for (let index = 0; index < tickCount; index += 1) {
    const tick = document.createElement('i');
    tick.style.transform = `rotate(${index * 30}deg)`;
    tick.style.animationDelay = `${index / tickCount - 1}s`;
    spinner.append(tick);
  }
  return spinner;
}
