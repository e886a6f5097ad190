import bodyUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import proseUrl from '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2?url';
import titleUrl from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url';
import { breakpointsEm } from './scales';

/**
 * The two Latin font files that every page needs, preloaded only on wide screens, where the connection is probably fast. On a slow
 * phone, preloading would delay the first paint (measured by `npm run bench`), and the page is readable without them.
 */
export const fontPreloads = {
  files: [bodyUrl, titleUrl],
  media: `(min-width:${breakpointsEm.md}em)`,
} as const;

const webFont = (family: string, url: string, weights: string) => `@font-face {
  font-family: '${family}'; font-style: normal; font-weight: ${weights}; font-display: swap;
  src: url(${url}) format('woff2');
}`;

interface Fit {
  /** Ratio of the web font's text width to the local font's. */
  readonly size: number;
  /** Ascent and descent as shares of the font size before scaling. */
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
 * The web fonts, each with a local fallback scaled to the same widths and line height, so that the swap causes no layout shift.
 * `ch` isn't matched (the body fallback's 0 is 14 % narrower), so text widths use em. Widths were measured on English prose at
 * weight 400 (body) and 600 (headings); tests/e2e/site/fonts.spec.ts checks them.
 */
export const fontFaces = [
  webFont('Figtree Variable', bodyUrl, '300 900'),
  // Two static files, because the variable one is larger than both, and most pages have no text for close reading.
  webFont('Source Serif 4', proseUrl, '400'),
  webFont('Source Serif 4', titleUrl, '600'),
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
