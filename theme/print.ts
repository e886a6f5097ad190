import { buildColorRoles } from './roles';

const { section, status, surface, brand } = buildColorRoles('light');

const variables = (group: string, colors: object) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--mui-palette-${group}-${name}`, color]),
  );

/**
 * Print styles (A4 or Letter): no controls, no page breaks inside cards, and light colors even in the dark scheme, because browsers
 * don't print dark backgrounds. An open dialog prints alone.
 */
export const printStyles = {
  '@page': { margin: '14mm' },
  '@media print': {
    ':root, [data-light], [data-dark]': {
      // Otherwise, browsers in dark mode print dark page margins.
      colorScheme: 'light',
      ...variables('section', section),
      ...variables('status', status),
      ...variables('surface', surface),
      '--mui-palette-text-primary': surface.ink,
      '--mui-palette-text-secondary': surface.quiet,
      '--mui-palette-divider': surface.hairline,
      '--mui-palette-background-default': surface.paper,
      '--mui-palette-background-paper': surface.paper,
      '--mui-palette-primary-main': brand.primary,
      '--mui-palette-emphasis-main': brand.emphasis,
      // Browsers skip backgrounds to save ink, but bars and dots are backgrounds that carry content.
      printColorAdjust: 'exact',
    },
    '.MuiButton-root, .MuiIconButton-root, [role="radiogroup"], .MuiTabs-root, .MuiSnackbar-root, .MuiDialogActions-root':
      { display: 'none !important' },
    main: { minHeight: '0 !important' },
    '.MuiCard-root, tr, figure': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
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
    'body:has(.MuiDialog-root)': { overflow: 'visible !important', padding: '0 !important' },
    'body:has(.MuiDialog-root) #root, .MuiBackdrop-root': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-root .MuiDialog-container': {
      position: 'static !important',
      height: 'auto !important',
      overflow: 'visible !important',
    },
    '.MuiDialog-root .MuiDialog-paper': {
      boxShadow: 'none',
      border: 0,
      margin: 0,
      maxWidth: 'none',
      maxHeight: 'none',
      overflow: 'visible',
    },
  },
} as const;
