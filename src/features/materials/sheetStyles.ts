/** A Letter page at 96 pixels per inch, with the print margins of all pages (theme/print.ts). */
const page = { width: 816, height: 1056, margin: 53 } as const;
const previewWidth = 272;
const scale = previewWidth / page.width;

/** Only the sheet to print is on paper, without its frame. */
const onPaper = {
  display: 'block',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  border: 0,
} as const;

/** The frame of a sheet's preview on screen. */
export const previewStyles = {
  flex: 'none',
  width: previewWidth,
  height: page.height * scale,
  boxSizing: 'border-box',
  overflow: 'clip',
  border: 1,
  borderColor: 'divider',
  '@media print': { display: 'none', '&[data-print-alone]': onPaper },
  // Without scripts, nobody can choose a sheet, so the sheets that need no scripts are printed after the page's text.
  '@media print and (scripting: none)': {
    '&:has(> div > * + *)': { ...onPaper, breakBefore: 'page', breakAfter: 'page' },
  },
} as const;

/** The page of a sheet, on screen and on paper. Its first element is the title; what follows it is written with sheets/SheetParts. */
export const sheetStyles = {
  boxSizing: 'border-box',
  width: page.width,
  minHeight: page.height,
  bgcolor: 'background.paper',
  color: 'text.primary',
  p: `${page.margin}px`,
  transform: `scale(${scale})`,
  transformOrigin: '0 0',
  '@media print': { width: 'auto', minHeight: 0, p: 0, transform: 'none' },
  fontSize: '14px',
  lineHeight: 1.35,
  // With zero specificity, so that the parts' own margins win.
  ':where(& p)': { m: 0 },
  // Gray bars stand in for words whose entries haven't loaded yet.
  '&:not(:has(> * + *))::after': {
    content: '""',
    display: 'block',
    height: '868px',
    color: 'divider',
    backgroundImage: 'repeating-linear-gradient(currentColor 0 9px, transparent 9px 28px)',
  },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { breakInside: 'avoid' },
  '& svg': { display: 'block', width: '100%', height: 'auto' },
} as const;

/** The title, with the site's name at its end. */
export const sheetTitleStyles = {
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  mb: '10px',
  pb: '6px',
  borderBottom: '2px solid',
  fontFamily: 'h2.fontFamily',
  fontSize: '24px',
  fontWeight: 600,
} as const;

export const sheetBrandStyles = {
  flex: 'none',
  fontFamily: 'body1.fontFamily',
  fontSize: '14px',
  fontWeight: 400,
} as const;
