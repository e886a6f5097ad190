import type { Components, Theme } from '@mui/material/styles';
import { lowScreen } from '../mediaQueries';

/** Styles of the whole document, such as focus rings and print. */
export const baselineOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // Keeps scroll targets and focused elements below the sticky header, which grows with the font size.
      html: {
        scrollPaddingTop: '5rem',
        WebkitTextSizeAdjust: '100%',
        [lowScreen]: { scrollPaddingTop: '1rem' },
      },
      // A person's longest word breaks anywhere, and no box grows to its length: a name may have forty letters, a goal's title eighty.
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', minHeight: '100vh' },
      // What is laid out by the width of its words keeps them whole.
      'table, button, dt': { overflowWrap: 'break-word' },
      bdi: { overflowWrap: 'anywhere' },
      // A heading is focused after a navigation so that screen readers start there; it is not a control, so it gets no ring.
      ':is(h1, h2)[tabindex="-1"]:focus': { outline: 'none' },
      // Not on phones: it delays the first paint on slow ones, and their lines are short anyway.
      [theme.breakpoints.up('sm')]: { 'p, li, figcaption': { textWrap: 'pretty' } },
      'a:focus-visible, button:focus-visible, [tabindex="0"]:focus-visible': {
        outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
        outlineOffset: 2,
      },
      // Fields notice with these that the browser has filled them in.
      '@keyframes mui-auto-fill': { from: { display: 'block' } },
      '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
      // `!important` overrides the components' classes.
      '@media print': { 'header, footer': { display: 'none !important' } },
    }),
  },
};
