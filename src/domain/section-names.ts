/** The names of a test's sections: the one place that knows that Quantitative and Math are the same. */

/** The sections in the order in which screens list them; writing has no score. */
export const namedSections = ['verbal', 'quantitative', 'reading', 'writing'] as const;
export type NamedSection = (typeof namedSections)[number];

/** Who is spoken to: a test and its scores use the test maker's words, dashboards and menus the words of a family. */
export type NamingContext = 'test' | 'dashboard';

const names: Readonly<Record<NamedSection, Readonly<Record<NamingContext, string>>>> = {
  verbal: { test: 'Verbal', dashboard: 'Verbal' },
  quantitative: { test: 'Quantitative', dashboard: 'Math' },
  reading: { test: 'Reading', dashboard: 'Reading' },
  writing: { test: 'Writing', dashboard: 'Writing' },
};

/**
 * What a section is called: "Quantitative" in tests and scores, as on the test itself, but "Math" in dashboards and
 * menus. The other three have one name everywhere.
 */
export function sectionName(section: NamedSection, place: NamingContext): string {
  return names[section][place];
}

/** The names on dashboards. */
export const dashboardSectionNames: Readonly<Record<NamedSection, string>> = {
  verbal: sectionName('verbal', 'dashboard'),
  quantitative: sectionName('quantitative', 'dashboard'),
  reading: sectionName('reading', 'dashboard'),
  writing: sectionName('writing', 'dashboard'),
};
