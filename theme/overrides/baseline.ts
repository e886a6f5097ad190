import type { Components, Theme } from '@mui/material/styles';
import { lowScreenQuery } from '../lowScreen';

/** What holds for the whole document: focus, print. */
export const baselineOverrides: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // What is scrolled to, or takes the focus, comes to lie under the header, which grows with the letters.
      html: {
        scrollPaddingTop: '5rem',
        WebkitTextSizeAdjust: '100%',
        [lowScreenQuery]: { scrollPaddingTop: '1rem' },
      },
      body: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'break-word', minHeight: '100vh' },
      // A heading takes the focus after a navigation so that a screen reader starts there; it is no control, so no ring.
      ':is(h1, h2)[tabindex="-1"]:focus': { outline: 'none' },
      'p, li': { textWrap: 'pretty' },
      'a:focus-visible, button:focus-visible, [tabindex="0"]:focus-visible': {
        outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
        outlineOffset: 2,
      },
      // Over the styles of the components, which are classes.
      '@media print': { 'header, footer': { display: 'none !important' } },
    }),
  },
};
