import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WebFolder } from '../../Sources/TesseraWeb/Client/web/web-folder.js';

const folder = new WebFolder('http://localhost/a/resources/T/documents/', { n: 7, u: 'file:///app/help/' });

test('a file of a folder has an address at the host', () => {
  assert.equal(folder.served('file:///app/help/de/index.html'), 'http://localhost/a/resources/T/documents/7/de/index.html');
  assert.equal(folder.served('file:///app/other.html'), undefined);
});

test('the app knows a file of a folder by its own address', () => {
  assert.equal(folder.own('http://localhost/a/resources/T/documents/7/b.html?q#end'), 'file:///app/help/b.html?q#end');
  assert.equal(folder.own('http://localhost/a/resources/T/documents/8/b.html'), undefined);
  assert.equal(folder.own('https://example.com/'), undefined);
});
