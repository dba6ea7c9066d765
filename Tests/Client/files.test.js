import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { safeName } from '../../Sources/TesseraWeb/Client/files/choosing.js';
import { sendFile } from '../../Sources/TesseraWeb/Client/files/upload.js';

const usualFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = usualFetch;
});

/**
 * Answers requests with texts or statuses, one after the other, and returns the addresses and the sizes of the requests.
 * @param {(string | [number, string] | null)[]} answers Null stands for a request that gets no answer.
 */
function answer(...answers) {
  /** @type {[string, number][]} */
  const requests = [];
  globalThis.fetch = /** @type {any} */ ((/** @type {string} */ address, /** @type {{ body: ArrayBuffer }} */ { body }) => {
    requests.push([address, body.byteLength]);
    const next = answers.shift();
    if (next === null || next === undefined) return Promise.reject(new TypeError('no network'));
    const [status, text] = typeof next === 'string' ? [200, next] : next;
    return Promise.resolve(new Response(text, { status }));
  });
  return requests;
}

/**
 * @param {Blob} file
 * @param {number[]} [sent]
 */
const send = (file, sent = []) => sendFile(file, () => 'https://host/r/', new AbortController().signal, (bytes) => sent.push(bytes));

test('a file is sent in parts of 256 KiB', async () => {
  const requests = answer('7\n', '262144\n', '300000\n');
  /** @type {number[]} */
  const sent = [];
  assert.equal(await send(new Blob([new Uint8Array(300_000)]), sent), 7);
  assert.deepEqual(requests, [
    ['https://host/r/uploads?size=300000', 0],
    ['https://host/r/uploads/7/0', 262_144],
    ['https://host/r/uploads/7/262144', 37_856],
  ]);
  assert.deepEqual(sent, [262_144, 37_856]);
});

test('an empty file is one part', async () => {
  const requests = answer('7', '0');
  assert.equal(await send(new Blob([])), 7);
  assert.deepEqual(requests.map(([address]) => address), ['https://host/r/uploads?size=0', 'https://host/r/uploads/7/0']);
});

test('a part without an answer is sent again, and may have arrived', async () => {
  const requests = answer('7', null, [409, '3'], '5');
  assert.equal(await send(new Blob(['sushi'])), 7);
  assert.deepEqual(requests.slice(1).map(([address]) => address), [
    'https://host/r/uploads/7/0', 'https://host/r/uploads/7/0', 'https://host/r/uploads/7/3',
  ]);
});

test('parts become smaller when they do not get through for a while, and greater again', async () => {
  const requests = answer('7', null, '131072', '393216', '524288');
  const usual = performance.now;
  let time = 0;
  // Four seconds pass between two looks at the clock.
  performance.now = () => {
    time += 4000;
    return time;
  };
  try {
    assert.equal(await send(new Blob([new Uint8Array(524_288)])), 7);
  } finally {
    performance.now = usual;
  }
  assert.deepEqual(requests.slice(1).map(([, size]) => size), [262_144, 131_072, 262_144, 131_072]);
});

test('a short interruption does not make parts smaller', async () => {
  const requests = answer('7', null, '262144');
  assert.equal(await send(new Blob([new Uint8Array(262_144)])), 7);
  assert.deepEqual(requests.slice(1).map(([, size]) => size), [262_144, 262_144]);
});

test('a file that the host has dropped is sent once more', async () => {
  const requests = answer('7', '262144', [410, ''], '8', '262144', '300000');
  /** @type {number[]} */
  const sent = [];
  assert.equal(await send(new Blob([new Uint8Array(300_000)]), sent), 8);
  assert.equal(requests.length, 6);
  assert.equal(sent.reduce((sum, bytes) => sum + bytes, 0), 300_000);
  answer('7', [410, ''], '8', [410, '']);
  await assert.rejects(send(new Blob(['sushi'])), { reason: 'gone' });
});

test('a host that is busy is asked again', async () => {
  answer([503, ''], '7', [429, ''], '5');
  assert.equal(await send(new Blob(['sushi'])), 7);
});

test('a refusal states the reason', async () => {
  answer([413, 'too large']);
  await assert.rejects(send(new Blob(['sushi'])), { reason: 'tooLarge' });
  answer([410, 'unwanted']);
  await assert.rejects(send(new Blob(['sushi'])), { reason: 'failed' });
});

test('a host whose answers make no sense, or never get further, is given up', async () => {
  for (const text of ['', '-1', '1.5', 'seven']) {
    answer(text);
    await assert.rejects(send(new Blob(['sushi'])), { reason: 'failed' });
  }
  answer('7', '6');
  await assert.rejects(send(new Blob(['sushi'])), { reason: 'failed' });
  const requests = answer('7', ...Array.from({ length: 10 }, () => '0'));
  await assert.rejects(send(new Blob(['sushi'])), { reason: 'failed' });
  assert.equal(requests.length, 5);
});

test('the name of a file has at most 100 units and keeps its ending', () => {
  assert.equal(safeName('dish.jpg'), 'dish.jpg');
  assert.equal(safeName(`${'a'.repeat(120)}.jpeg`), `${'a'.repeat(95)}.jpeg`);
  assert.equal(safeName('🍣'.repeat(60)), '🍣'.repeat(50), 'no character is cut');
  assert.equal(safeName('a\ud83d.png'), 'a_.png', 'half a character is none');
  assert.equal(safeName(''), '');
});
