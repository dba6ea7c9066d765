// The elements that events are about.

/**
 * Returns the target of an event that happens at elements of the page.
 * @param {Event} event
 * @returns {HTMLElement}
 */
export const targetOf = (event) => /** @type {HTMLElement} */ (event.target);

/**
 * Returns the element that has the focus, or null where none has.
 */
export const focusedElement = () => /** @type {HTMLElement | null} */ (document.activeElement);
