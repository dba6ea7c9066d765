// The files of an app that the page saves on the user's device.

/** The time after which a saved file is forgotten, in milliseconds. Browsers may ask the user for a place before they read it. */
const remembrance = 300_000;

/**
 * Fetches a file and gives it to the browser, which saves it under a name. Returns false if the host has no such file.
 * @param {string} address
 * @param {string} name
 */
export async function saveFile(address, name) {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), remembrance);
  return true;
}
