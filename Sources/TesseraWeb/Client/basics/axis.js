// The two directions of scrolling, with the name that each has in style, in events and in the protocol.

/** @typedef {{ x: number, y: number }} Point A place or a distance in points. */
/** @typedef {{ x: number, y: number, width: number, height: number }} Frame A rectangle in points. */

/**
 * @typedef {object} Axis
 * @property {'x' | 'y'} name
 * @property {'scrollTop' | 'scrollLeft'} position The scroll position of a node.
 * @property {'width' | 'height'} extent
 * @property {string} overflow
 * @property {string} overscroll
 * @property {'w' | 'h'} content The key of the content's size in a scroll description.
 * @property {'bv' | 'bh'} bounces The key that says in a scroll description that content bounces.
 * @property {'nv' | 'nh'} isolates The key that says in a scroll description that drags at an edge do not scroll the elements
 * around.
 * @property {number} start The index of the inset at the start among the insets of a scroll description.
 * @property {number} end The index of the inset at the end.
 * @property {'clientX' | 'clientY'} client
 * @property {'deltaX' | 'deltaY'} delta
 * @property {string} pan The word of style that lets a browser scroll by touch.
 * @property {['top', 'bottom'] | ['left', 'right']} sides
 */

/** @type {Axis} */
export const vertical = {
  name: 'y', position: 'scrollTop', extent: 'height', overflow: 'overflow-y', overscroll: 'overscroll-behavior-y',
  content: 'h', bounces: 'bv', isolates: 'nv', start: 0, end: 2, client: 'clientY', delta: 'deltaY', pan: 'pan-y',
  sides: ['top', 'bottom'],
};
/** @type {Axis} */
export const horizontal = {
  name: 'x', position: 'scrollLeft', extent: 'width', overflow: 'overflow-x', overscroll: 'overscroll-behavior-x',
  content: 'w', bounces: 'bh', isolates: 'nh', start: 1, end: 3, client: 'clientX', delta: 'deltaX', pan: 'pan-x',
  sides: ['left', 'right'],
};
/**
 * Returns the other direction.
 * @param {Axis} axis
 */
export const otherAxis = (axis) => (axis === vertical ? horizontal : vertical);

/** @type {[Axis, Axis]} */
export const axes = [vertical, horizontal];
