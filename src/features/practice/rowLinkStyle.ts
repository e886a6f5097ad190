import * as colors from '@/ui/colors';

/** The site's link style for long lists, defined once for all rows of a list. */
export const rowLinkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: colors.primary,
  fontWeight: 550,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
