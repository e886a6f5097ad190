/**
 * Attribute that the inline script sets on the document element if the address opens a tab other than the overview, the only tab in
 * the prerendered document.
 */
export const linkedTabAttribute = 'data-tab';

/** Hides the prerendered overview until the linked tab replaces it, without changing the layout. */
export const hiddenForLinkedTab = {
  [`html[${linkedTabAttribute}] &`]: { visibility: 'hidden', displayPrint: 'none' },
} as const;
