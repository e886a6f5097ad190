import type { Theme } from '@mui/material/styles';

/** Returns the light scheme's variables, from the style sheet that MUI makes of the theme. */
function lightVariables(theme: Theme): object {
  const sheets = theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet));
  return Object.assign(
    {},
    ...sheets.filter(([selector]) => selector.includes('[data-light]')).map(([, css]) => css),
  );
}

/** A dialog, or a drawer, which is one at an edge of the screen. */
const dialog = ':is(.MuiDialog-root, .MuiDrawer-root)';

/**
 * Print styles of every page (A4 or Letter): no controls, no page breaks inside cards, and the light colors on white even in the dark
 * scheme. An open dialog prints alone.
 */
export const printStyles = (theme: Theme) => ({
  '@page': { margin: '14mm' },
  '@media print': {
    ':root[data-dark]': lightVariables(theme),
    ':root, :root[data-dark], [data-light]': {
      '--mui-palette-background-default': 'var(--mui-palette-background-paper)',
      // Browsers skip backgrounds to save ink, but bars and dots are backgrounds that carry content.
      printColorAdjust: 'exact',
    },
    '.MuiButton-root, .MuiIconButton-root, .MuiToggleButton-root, .MuiTabs-root, .MuiSnackbar-root, .MuiDialogActions-root':
      {
        display: 'none !important',
      },
    main: { minHeight: '0 !important' },
    '.MuiCard-root, tr, figure': { breakInside: 'avoid' },
    // A table longer than a page has to break: Chromium prints the cards after it on top of what doesn't fit.
    ':has(tr:nth-of-type(61))': { breakInside: 'auto !important' },
    'h1, h2, h3, caption, thead': { breakAfter: 'avoid' },
    // Prints only the marked parts: hides everything that is not one, inside one, or an ancestor of one.
    'body:has([data-print-alone]) :not(:has([data-print-alone]), [data-print-alone], [data-print-alone] *)': {
      display: 'none !important',
    },
    // Ancestors give the marked parts the full paper width.
    ':has([data-print-alone])': {
      display: 'block !important',
      margin: '0 !important',
      border: '0 !important',
      padding: '0 !important',
    },
    // Scales down drawings, which are sized for the screen, to the paper's width.
    'figure svg': { maxWidth: '100%', height: 'auto' },
    [`body:has(${dialog})`]: { overflow: 'visible !important', padding: '0 !important' },
    [`body:has(${dialog}) #root, .MuiBackdrop-root`]: { display: 'none !important' },
    [`${dialog}, .MuiDialog-root .MuiDialog-container`]: {
      position: 'static !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
    [`${dialog} :is(.MuiDialog-paper, .MuiDrawer-paper)`]: {
      position: 'static',
      boxShadow: 'none',
      border: 0,
      margin: 0,
      maxWidth: 'none',
      maxHeight: 'none',
      overflow: 'visible',
    },
  },
});
