import bodyUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import displayUrl from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';

/** The two files that every page preloads: latin only, one variable file for all weights of a face. */
export const fontFiles = [bodyUrl, displayUrl] as const;

const variable = (family: string, url: string, weights: string) => `@font-face {
  font-family: '${family}'; font-style: normal; font-weight: ${weights}; font-display: swap;
  src: url(${url}) format('woff2');
}`;

interface Fit {
  /** Width of the real face's text over the local one's. */
  readonly size: number;
  /** Height above and below the baseline, as shares of the font size before the fit. */
  readonly ascent: number;
  readonly descent: number;
}

const fallback = (family: string, local: readonly string[], { size, ascent, descent }: Fit) => `@font-face {
  font-family: '${family}'; src: ${local.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)}; ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)}; line-gap-override: 0%;
}`;

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/**
 * The faces and, for each, a local fallback stretched to the same widths and line height, so that the swap moves nothing.
 * A `ch` isn't fitted (the figure 0 of the body's fallback is 14 % narrower), so widths of text are written in em.
 * Widths were measured over English prose at weight 400 (body) and 600 (headings); tests/e2e/fonts.spec.ts holds them.
 */
export const fontFaces = [
  variable('Figtree Variable', bodyUrl, '300 900'),
  variable('Source Serif 4 Variable', displayUrl, '200 900'),
  fallback('Figtree Fallback', ['Arial', 'Liberation Sans', 'Roboto'], {
    size: 1.0023,
    ascent: 0.95,
    descent: 0.25,
  }),
  fallback('Source Serif Fallback', ['Times New Roman', 'Liberation Serif', 'Noto Serif'], {
    size: 1.1916,
    ascent: 1.036,
    descent: 0.335,
  }),
].join('\n');
