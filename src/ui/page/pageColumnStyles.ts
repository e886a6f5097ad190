/**
 * The page's column: 1200 px of content, with margins on a narrower screen. A page can widen itself, the header, and the footer by
 * setting `--page-width` (see PageBody).
 */
export const pageColumnStyles = {
  maxWidth: 'var(--page-width, 1248px)',
  mx: 'auto',
  px: { xs: 2, sm: 3 },
  // Paper has margins of its own.
  '@media print': { px: 0 },
} as const;
