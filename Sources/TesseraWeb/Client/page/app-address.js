// The address of the app. The address of the page may lie below it, since the user can open a part of the app, and the app can
// give the page the address of what it displays.

/** The number of folders between the address of the page and that of the app, as the host has counted them. */
const depth = Math.min(64, Number(document.documentElement.dataset.depth) || 0);

/** The address of the app, which ends with a slash. It never changes, while the address of the page does. */
export const appAddress = new URL('../'.repeat(depth) || './', location.href);
