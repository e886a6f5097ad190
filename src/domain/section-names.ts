/** Section names: the single place that maps Quantitative to Math. */

/** Sections in display order; writing has no score. */
export const namedSections = ['verbal', 'quantitative', 'reading', 'writing'] as const;
export type NamedSection = (typeof namedSections)[number];

/** Tests and scores use the test maker's terms; dashboards and menus use family terms. */
export type NamingContext = 'test' | 'dashboard';

const names: Readonly<Record<NamedSection, Readonly<Record<NamingContext, string>>>> = {
  verbal: { test: 'Verbal', dashboard: 'Verbal' },
  quantitative: { test: 'Quantitative', dashboard: 'Math' },
  reading: { test: 'Reading', dashboard: 'Reading' },
  writing: { test: 'Writing', dashboard: 'Writing' },
};

/**
 * Returns a section's name: "Quantitative" in tests and scores, as on the real test, but "Math" in dashboards and menus. The other
 * sections have one name everywhere.
 */
export function sectionName(section: NamedSection, place: NamingContext): string {
  return names[section][place];
}

export const dashboardSectionNames: Readonly<Record<NamedSection, string>> = {
  verbal: sectionName('verbal', 'dashboard'),
  quantitative: sectionName('quantitative', 'dashboard'),
  reading: sectionName('reading', 'dashboard'),
  writing: sectionName('writing', 'dashboard'),
};
