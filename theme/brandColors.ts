/**
 * The only place for the colors that a provider changes, in both schemes; src/brand.ts holds the rest of the brand.
 * tests/unit/theme/roles.contrast.test.ts checks their contrast. The site's icons are drawn in the light colors.
 */
export const brandColors = {
  /** Links, filled buttons, selected items, and the mark beside the name. */
  primary: { light: '#1F3A5F', dark: '#9FB8DA' },
  /** Text on a primary background. */
  onPrimary: { light: '#FFFFFF', dark: '#0F141A' },
  /** The one highlight of a screen, which is the next step (docs/decisions/highlight.md). */
  emphasis: { light: '#8A5A00', dark: '#E8BE3F' },
} as const;
