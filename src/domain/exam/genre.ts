/** The four genres of passages (facts of November 2026); poems count as humanities. */
export const genreLabels = {
  fiction: 'fiction',
  humanities: 'humanities',
  science: 'science',
  'social-studies': 'social studies',
} as const;
export type Genre = keyof typeof genreLabels;
