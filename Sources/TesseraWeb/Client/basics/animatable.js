// The properties of style that animations change.

/**
 * The properties that can be animated. Those that move something are not animated for users who want less motion.
 * @type {Map<string, { moves?: boolean, usual: string, isVertical?: boolean }>}
 */
export const animatable = new Map([
  ['left', { moves: true, usual: '0px' }], ['top', { moves: true, usual: '0px', isVertical: true }],
  ['width', { moves: true, usual: '0px' }], ['height', { moves: true, usual: '0px', isVertical: true }],
  ['transform', { moves: true, usual: 'none' }], ['border-radius', { moves: true, usual: '0px' }],
  ['corner-shape', { moves: true, usual: 'round' }],
  ['opacity', { usual: '1' }], ['background-color', { usual: 'transparent' }], ['box-shadow', { usual: 'none' }],
  ['backdrop-filter', { usual: 'none' }], ['filter', { usual: 'none' }], ['clip-path', { moves: true, usual: 'none' }],
  ['mask-position', { moves: true, usual: '0% 0%' }], ['mask-size', { moves: true, usual: 'auto' }],
  ['transform-origin', { moves: true, usual: '50% 50%' }], ['d', { moves: true, usual: 'none' }],
]);

/**
 * Declares a custom property of style that can be animated: the browser then mixes its values.
 * @param {string} name
 * @param {'<color>' | '<number>' | '<angle>' | '<transform-list>'} syntax
 * @param {string} usual
 * @param {boolean} moves True if it moves something.
 */
export function declareAnimatable(name, syntax, usual, moves) {
  globalThis.CSS?.registerProperty?.({ name, syntax, inherits: true, initialValue: usual });
  animatable.set(name, { moves, usual });
}
