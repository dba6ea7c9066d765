// This file recognizes computers of Apple, on which some keys and wheels have other meanings.

/**
 * @typedef {Navigator & { userAgentData?: { platform?: string } }} Browser A browser that may have data which TypeScript does not
 * know.
 */

/** True on a Mac, an iPhone or an iPad. */
export const isApple = /mac|iphone|ipad/i.test(/** @type {Browser} */ (navigator).userAgentData?.platform ?? navigator.platform ?? '');
