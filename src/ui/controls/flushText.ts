/** A text button that begins where the text over it does. */
export const flushText = { px: 0, minWidth: 0 } as const;
