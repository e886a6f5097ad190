/**
 * The widest column: 1600 px of content between gutters of 40 px. Up to a window of 1280 px it begins where a page's usual column of
 * 1200 px does. The header and the rows of links below it have it on every page, so that the logo never moves; pages of cards and
 * charts have it for their content, too.
 */
export const wideColumn = {
  '--page-width': '1680px',
  '--page-gutter': 'clamp(24px, calc(50% - 600px), 40px)',
} as const;
