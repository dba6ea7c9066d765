import './page.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfSentence, lengthOfWord } from '../../Sources/TesseraWeb/Client/media/speech.js';

/** @param {string} text */
function sentences(text) {
  const parts = [];
  for (let start = 0; start < text.length;) {
    const end = endOfSentence(text, start);
    assert(end > start);
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

test('a text is divided after its sentences', () => {
  assert.deepEqual(sentences('Good day. It “rains!” Pi is 3.14, no?'), ['Good day. ', 'It “rains!” ', 'Pi is 3.14, no?']);
  assert.deepEqual(sentences('今日は。雨です。'), ['今日は。', '雨です。']);
  assert.deepEqual(sentences('One\nTwo'), ['One\n', 'Two']);
});

test('a long sentence is divided between words', () => {
  const parts = sentences('word '.repeat(500));
  assert.equal(parts.join(''), 'word '.repeat(500));
  assert(parts.every((part) => part.length <= 1000 && part.endsWith('word ')));
  assert.equal(sentences('x'.repeat(2500)).length, 3);
});

test('a word ends before a space', () => {
  assert.equal(lengthOfWord('one two', 4), 3);
  assert.equal(lengthOfWord('one two', 3), 0);
});
