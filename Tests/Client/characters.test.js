// The characters of texts as users count them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { characterCount, isSimple } from '../../Sources/TesseraWeb/Client/basics/characters.js';

test('units of simple texts are characters', () => {
  for (const text of ['', 'Fresh prawns', 'Crème brûlée – “7 €”', '海老と旬野菜のサフランパエリア', 'ﾊﾟ', '국밥']) {
    assert.equal(characterCount(text), [...new Intl.Segmenter().segment(text)].length, text);
  }
});

test('some characters consist of several units', () => {
  // A letter with a mark, a syllable with a mark of its voice, a flag, a family, an ideograph with a variant, a syllable of three
  // parts.
  for (const text of ['e\u0301', 'か\u3099', '🇯🇵', '👩‍👩‍👧', '葛\u{e0100}', '\u1112\u1161\u11ab', '©\ufe0f', '가\u11a8', '\r\n', '〱\u302a']) {
    assert.equal(characterCount(text), 1, text);
  }
  assert.equal(characterCount('é か\u3099🇯🇵!'), 5);
});

test('each unit of a simple text begins a character, behind any other one', () => {
  const units = [];
  for (let code = 0; code < 0x10000; code += 1) {
    if (isSimple(String.fromCharCode(code))) units.push(String.fromCharCode(code));
  }
  assert.ok(units.length > 39_000);
  for (const before of ['', 'a', 'か', '가', '©', ' ']) {
    const text = units.map((unit) => before + unit + unit).join('');
    assert.equal([...new Intl.Segmenter().segment(text)].length, text.length, before);
  }
});
