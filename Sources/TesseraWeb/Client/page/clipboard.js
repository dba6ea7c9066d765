// What an app puts onto the system's clipboard.

/**
 * Puts a text onto the system's clipboard. Returns false if the browser does not let it.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages that did not come over HTTPS, and some browsers, have only this way.
    return copyBySelection(text);
  }
}

/**
 * Puts a picture of the app onto the system's clipboard. Returns false if the browser does not let it.
 * @param {string} address The address of a PNG file.
 */
export async function copyPicture(address) {
  try {
    // The browser must get the item before the picture has come, since it lets a page copy only for some time after a touch or a key.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': fetchPicture(address) })]);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} address */
async function fetchPicture(address) {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new Blob([await response.arrayBuffer()], { type: 'image/png' });
}

/**
 * Puts a text onto the clipboard by the command with which a page copies its selection.
 * @param {string} text
 */
function copyBySelection(text) {
  let isCopied = false;
  /** @param {ClipboardEvent} event */
  const fill = (event) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = true;
  };
  addEventListener('copy', fill, { capture: true, once: true });
  document.execCommand('copy');
  removeEventListener('copy', fill, { capture: true });
  return isCopied;
}
