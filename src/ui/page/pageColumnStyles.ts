/**
 * The page's column: 1200 px of content, and air at its sides on a narrower screen. A page may make it wider by the variable, for
 * itself, the header and the footer alike (PageBody).
 */
export const pageColumnStyles = {
  maxWidth: 'var(--page-width, 1248px)',
  mx: 'auto',
  px: { xs: 2, sm: 3 },
} as const;
