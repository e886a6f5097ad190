import { colorRoles } from './roles';

const { section, status, surface, brand } = colorRoles('light');

const variables = (group: string, colors: object) =>
  Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--mui-palette-${group}-${name}`, color]),
  );

/**
 * How a screen looks on paper (A4 or Letter): no controls, whole cards, the light colors also where the screen is dark,
 * because a browser prints no dark ground. An open dialog is printed alone.
 */
export const printStyles = {
  '@page': { margin: '14mm' },
  '@media print': {
    ':root, [data-light], [data-dark]': {
      // Else a dark screen's browser paints the margins of the paper.
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
      // Bars and dots are grounds, which a browser leaves out to save ink; here they are the content.
      printColorAdjust: 'exact',
    },
    '.MuiButton-root, .MuiIconButton-root, [role="radiogroup"], .MuiTabs-root, .MuiSnackbar-root, .MuiDialogActions-root':
      { display: 'none !important' },
    main: { minHeight: '0 !important' },
    '.MuiCard-root, tr, figure': { breakInside: 'avoid' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    // Some pieces of a page alone: what neither is one, nor is in one, nor holds one, is left out.
    'body:has([data-print-alone]) :not(:has([data-print-alone]), [data-print-alone], [data-print-alone] *)': {
      display: 'none !important',
    },
    // The frames around them leave them the whole paper.
    ':has([data-print-alone])': {
      display: 'block !important',
      margin: '0 !important',
      border: '0 !important',
      padding: '0 !important',
    },
    // A drawing has the width of the screen that it was drawn for.
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
