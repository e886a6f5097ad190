/** Aligns a text button's label with the text above it. */
export const flushTextButtonStyles = { px: 0, minWidth: 0 } as const;
