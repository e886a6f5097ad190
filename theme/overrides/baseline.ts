import type { Components, Theme } from '@mui/material/styles';
import { shortScreenMediaQuery } from '../lowScreen';

/** Styles of the whole document, such as focus rings and print. */
export const baselineOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // Keeps scroll targets and focused elements below the sticky header, which grows with the font size.
      html: {
        scrollPaddingTop: '5rem',
        WebkitTextSizeAdjust: '100%',
        [shortScreenMediaQuery]: { scrollPaddingTop: '1rem' },
      },
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word', minHeight: '100vh' },
      // A heading is focused after a navigation so that screen readers start there; it is not a control, so it gets no ring.
      ':is(h1, h2)[tabindex="-1"]:focus': { outline: 'none' },
      // Not on phones: it delays the first paint on slow ones, and their lines are short anyway.
      [theme.breakpoints.up('sm')]: { 'p, li, figcaption': { textWrap: 'pretty' } },
      'a:focus-visible, button:focus-visible, [tabindex="0"]:focus-visible': {
        outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
        outlineOffset: 2,
      },
      // `!important` overrides the components' classes.
      '@media print': { 'header, footer': { display: 'none !important' } },
    }),
  },
};
