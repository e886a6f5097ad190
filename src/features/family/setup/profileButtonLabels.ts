/** The words of the doors to the profile; any page may bring them, and little else. */
export const profileButtonLabels = {
  first: 'Set up a profile',
  again: 'Edit profile',
  short: 'Profile',
  /** Where nobody has read yet whether there is one. */
  either: 'Your profile',
  /** What is on its way, as the beginning of a sentence. */
  what: 'The profile',
} as const;
