import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WebFolder } from '../../Sources/TesseraWeb/Client/web/web-folder.js';

const folder = new WebFolder('http://localhost/a/resources/T/documents/', { n: 7, u: 'file:///app/help/' });

test('a file of a folder has an address at the host', () => {
  assert.equal(folder.served('file:///app/help/de/index.html'), 'http://localhost/a/resources/T/documents/7/de/index.html');
  assert.equal(folder.served('file:///app/other.html'), undefined);
});

test('the app knows a file of a folder by its own address', () => {
  assert.equal(folder.ownIn('http://localhost/a/resources/T/documents/7/b.html?q#end'), 'file:///app/help/b.html?q#end');
  assert.equal(folder.ownIn('http://localhost/a/resources/T/documents/8/b.html'), 'http://localhost/a/resources/T/documents/8/b.html');
  assert.equal(folder.ownIn('https://example.com/'), 'https://example.com/');
});

test('a text names files by the addresses of the app, and a document loads them from those of the host', () => {
  const folder = new WebFolder('http://localhost/documents/', { n: 7, u: 'file:///app/a.b/' });
  const served = 'http://localhost/documents/7/';
  assert.equal(folder.servedIn('<img src="file:///app/a.b/c.png">'), `<img src="${served}c.png">`);
  assert.equal(folder.servedIn("<img srcset='file:///app/a.b/c.png 1x, file:///app/a.b/d.png 2x'>"),
    `<img srcset='${served}c.png 1x, ${served}d.png 2x'>`);
  assert.equal(folder.servedIn('a { background: url( file:///app/a.b/c.png) }'), `a { background: url( ${served}c.png) }`);
  assert.equal(folder.servedIn('<img src=file:///app/a.b/c.png>'), `<img src=${served}c.png>`);
  for (const other of ['<p>file:///app/a.b/c.png</p>', '<img src="file:///app/aXb/c.png">', '<p>Bread']) assert.equal(folder.servedIn(other), other);
  assert.equal(folder.ownIn(`["${served}c.png",1]`), '["file:///app/a.b/c.png",1]');
});
