// The two directions of scrolling: what each is called in style, events and the protocol.

export const vertical = {
  name: 'y', position: 'scrollTop', extent: 'height', overflow: 'overflow-y', overscroll: 'overscroll-behavior-y',
  content: 'h', bounces: 'bv', start: 0, end: 2, client: 'clientY', delta: 'deltaY', pan: 'pan-y',
  sides: ['top', 'bottom'],
};
export const horizontal = {
  name: 'x', position: 'scrollLeft', extent: 'width', overflow: 'overflow-x', overscroll: 'overscroll-behavior-x',
  content: 'w', bounces: 'bh', start: 1, end: 3, client: 'clientX', delta: 'deltaX', pan: 'pan-x',
  sides: ['left', 'right'],
};
export const axes = [vertical, horizontal];
