// Fingers that the browser moves out of the page.
//
// A browser moves a finger to the nearest element that it takes for clickable. Such an element may lie beyond the edge of the
// screen, as a closed drawer does whose shadow comes into view. Then the finger counts as one on no element at all.

/**
 * Brings fingers on no element back to those under them.
 * @param {HTMLElement} screen
 */
export function bringBackStrays(screen) {
  addEventListener('pointerdown', (event) => {
    if (event.target !== document.documentElement || event.pointerType !== 'touch') return;
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (target && screen.contains(target)) target.dispatchEvent(new PointerEvent('pointerdown', event));
  });
}
