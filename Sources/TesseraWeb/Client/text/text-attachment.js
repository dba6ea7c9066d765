// Images that stand in a line of text like letters.

import { ImagePart } from '../images/image.js';
import { number, object, px } from '../basics/values.js';

/** @import { ImageContent } from '../images/image.js' */
/** @import { Context } from '../scene/scene.js' */

/**
 * An image in a text on the wire: the image, its height, and how far it reaches below the baseline. Without an image it is empty
 * room.
 * @typedef {{ im?: ImageContent, h: number, d: number }} TextAttachment
 */

/**
 * Returns the box of an attachment with its image, in a run that is `width` points wide.
 * @param {TextAttachment} attachment
 * @param {number} width
 * @param {Context} context
 */
export function attachmentNode(attachment, width, context) {
  const height = Math.max(0, number(attachment.h, 'height'));
  const node = document.createElement('span');
  node.className = 'attached';
  node.style.height = px(height);
  node.style.bottom = px(-number(attachment.d, 'descent'));
  if (attachment.im !== undefined) {
    new ImagePart({ node, frame: { x: 0, y: 0, width, height }, context }).apply(object(attachment.im, 'image'));
  }
  return node;
}
