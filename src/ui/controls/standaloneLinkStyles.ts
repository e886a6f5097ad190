/** A link that isn't in a sentence: 44 px high, so that a finger meets it. An icon may follow its text. */
export const standaloneLinkStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  '@media print': { minHeight: 0 },
} as const;
