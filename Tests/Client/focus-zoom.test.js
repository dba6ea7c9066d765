import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewportWhileTyping } from '../../Sources/TesseraWeb/Client/page/focus-zoom.js';

test('the page keeps its scale while the user types small letters', () => {
  assert.equal(viewportWhileTyping('width=1', { size: 15, scale: 1 }), 'width=1, maximum-scale=1, user-scalable=no');
});

test('letters of the usual size, and a page that the user has magnified, change nothing', () => {
  assert.equal(viewportWhileTyping('width=1', { size: 16, scale: 1 }), 'width=1');
  assert.equal(viewportWhileTyping('width=1', { size: 15, scale: 2 }), 'width=1');
  assert.equal(viewportWhileTyping('width=1', null), 'width=1');
});
