/** Labels of the buttons that share and open a copy. Separate so that any page can include them cheaply. */
export const shareButtonLabels = {
  long: 'Share with a parent',
  short: 'Share',
  open: 'Open a shared copy',
  /** The subject of sentences shown while the dialog loads. */
  what: 'The copy for a parent',
} as const;
