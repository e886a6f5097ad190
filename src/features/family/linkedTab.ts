/**
 * Set on the document by the inline script if the address opens another tab than the overview, which every dashboard document
 * contains.
 */
export const linkedTabAttribute = 'data-tab';

/** Hides the overview of such a document until the linked tab replaces it, without changing the layout. */
export const hiddenForLinkedTab = { [`html[${linkedTabAttribute}] &`]: { visibility: 'hidden' } } as const;
