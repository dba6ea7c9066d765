// The part of a page that the client's modules use while they load. A test imports this file before such a module.

Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }), CSS: { supports: () => true } });
// Keys have other meanings on computers of Apple.
Object.defineProperty(navigator, 'platform', { value: 'Linux x86_64', configurable: true });
