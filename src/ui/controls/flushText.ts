/** Aligns a text button's label with the text above it. */
export const flushText = { px: 0, minWidth: 0 } as const;
