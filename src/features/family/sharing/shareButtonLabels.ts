/** The words of the buttons that hand a copy over and open one; any page may bring them, and little else. */
export const shareButtonLabels = {
  long: 'Share with a parent',
  short: 'Share',
  open: 'Open a shared copy',
  /** What is on its way, as the beginning of a sentence. */
  what: 'The copy for a parent',
} as const;
