/** Labels of the buttons that open the profile. Separate from the form so that any page can include them cheaply. */
export const profileButtonLabels = {
  first: 'Set up a profile',
  again: 'Edit profile',
  short: 'Profile',
  /** Used where it isn't known yet whether a profile exists. */
  either: 'Your profile',
  /** The subject of sentences shown while the dialog loads. */
  what: 'The profile',
} as const;
