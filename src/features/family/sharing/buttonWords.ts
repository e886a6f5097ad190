/** The words of the button; any page may bring it, and little else. */
export const buttonWords = {
  long: 'Share with a parent',
  short: 'Share',
  /** What is on its way, as the beginning of a sentence. */
  what: 'The copy for a parent',
} as const;
