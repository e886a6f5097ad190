/**
 * The colors that a provider changes, in both schemes, and the only place where they stand; src/brand.ts holds the rest of the
 * brand. tests/unit/theme/contrast.test.ts tells whether new ones can be read. public/favicon.svg, which reads no theme, repeats
 * the light primary.
 */
export const brandColors = {
  /** Links, filled buttons, what is chosen, the mark beside the name. */
  primary: { light: '#1F3A5F', dark: '#9FB8DA' },
  /** Words on a ground of the primary color. */
  onPrimary: { light: '#FFFFFF', dark: '#0F141A' },
  /** The one highlight of a screen: the next step, a streak. */
  emphasis: { light: '#8A5A00', dark: '#E8BE3F' },
} as const;
