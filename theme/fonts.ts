import bodyUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import displayUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/** The two files that every page preloads: latin only, one variable file for all weights of a face. */
export const fontFiles = [bodyUrl, displayUrl] as const;

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215';

const variable = (family: string, url: string, weights: string) => ({
  fontFamily: family,
  fontStyle: 'normal',
  fontWeight: weights,
  fontDisplay: 'swap',
  src: `url(${url}) format('woff2')`,
  unicodeRange: latin,
});

/**
 * The faces and, for each, a local fallback stretched to the same widths and line height, so that the swap moves nothing.
 * The figures come from measuring both faces over the same English text (tests/e2e/fonts.spec.ts holds them).
 */
export const fontFaces = [
  variable('Figtree Variable', bodyUrl, '300 900'),
  variable('Source Serif 4 Variable', displayUrl, '200 900'),
  {
    fontFamily: 'Figtree Fallback',
    src: "local('Arial'), local('Liberation Sans')",
    sizeAdjust: '101%',
    ascentOverride: '94%',
    descentOverride: '24.8%',
    lineGapOverride: '0%',
  },
  {
    fontFamily: 'Source Serif Fallback',
    src: "local('Times New Roman'), local('Liberation Serif')",
    sizeAdjust: '110%',
    ascentOverride: '94%',
    descentOverride: '30%',
    lineGapOverride: '0%',
  },
];
