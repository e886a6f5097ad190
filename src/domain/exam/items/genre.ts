/** The four genres of passages (docs/ssat.md, "What the questions cover"); poems count as humanities. */
export const genreLabels = {
  fiction: 'fiction',
  humanities: 'humanities',
  science: 'science',
  'social-studies': 'social studies',
} as const;
export type Genre = keyof typeof genreLabels;
