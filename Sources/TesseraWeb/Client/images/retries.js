// This file is about pictures that could not be loaded. The network of a phone comes and goes, and a browser asks for a picture
// only once.

/**
 * The pauses after which a picture is asked for again, in milliseconds. They are few, since the host may not have the picture any
 * more.
 */
const pauses = [1000, 4000, 16_000];

/**
 * Asks again for a picture that could not be loaded, as long as its node is in the page. Without a network it waits until there
 * is one.
 * @param {HTMLImageElement} image
 * @param {string} source
 * @param {(action: () => void, pause: number) => unknown} [later]
 */
export function retryLoading(image, source, later = setTimeout) {
  let attempts = 0;
  const again = () => {
    if (image.isConnected) image.src = source;
  };
  image.addEventListener('error', () => {
    if (navigator.onLine === false) {
      addEventListener('online', again, { once: true });
    } else if (attempts < pauses.length) {
      later(again, pauses[attempts]);
      attempts += 1;
    }
  });
}
