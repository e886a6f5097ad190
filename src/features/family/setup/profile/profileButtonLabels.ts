/** Labels of the buttons that open the profile. Separate from the form so that any page can include them cheaply. */
export const profileButtonLabels = {
  first: 'Set up a profile',
  again: 'Edit profile',
  short: 'Profile',
  /** For when no code has read yet whether a profile exists. */
  either: 'Your profile',
  /** Names what is loading, as the start of a sentence. */
  what: 'The profile',
} as const;
