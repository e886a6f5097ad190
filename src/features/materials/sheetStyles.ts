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
    '&:has(.title + *)': { ...onPaper, breakBefore: 'page', breakAfter: 'page' },
  },
} as const;

const line = '1px solid';

/**
 * Styles all sheets, on screen and on paper. A single style, because a class for each piece would make the document larger than its
 * text. Sizes are in pixels on paper: 14 px is 10.5 points. A `long` sheet needs smaller type for its two pages.
 */
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
  '&:has(.long)': { fontSize: '12.5px', lineHeight: 1.3 },
  '& p': { m: 0 },
  '& .title': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '16px',
    mb: '10px',
    pb: '6px',
    borderBottom: '2px solid',
    fontFamily: 'h2.fontFamily',
    fontSize: '24px',
    fontWeight: 600,
    '& span + span': { flex: 'none', fontFamily: 'body1.fontFamily', fontSize: '14px', fontWeight: 400 },
  },
  // Gray bars stand in for words whose entries haven't loaded yet.
  '&:not(:has(.title + *))::after': {
    content: '""',
    display: 'block',
    height: '868px',
    color: 'divider',
    backgroundImage: 'repeating-linear-gradient(currentColor 0 9px, transparent 9px 28px)',
  },
  '& .line': { mb: '10px' },
  '& .head': { fontSize: '1.15em', fontWeight: 600, mt: '14px', mb: '4px', breakAfter: 'avoid' },
  '& .blanks': {
    display: 'flex',
    gap: '20px',
    mb: '10px',
    '& span': { flex: 1, pb: '2px', borderBottom: line, whiteSpace: 'nowrap' },
  },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': { breakInside: 'avoid' },
  '& .box': {
    display: 'inline-block',
    width: '12px',
    height: '12px',
    border: line,
    borderRadius: '2px',
    verticalAlign: '-1px',
  },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& th, & td': {
    p: '3px 12px 3px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: line,
    borderColor: 'divider',
  },
  '& thead th': { color: 'text.secondary', verticalAlign: 'bottom' },
  '& tr': { breakInside: 'avoid' },
  '& .grid th, & .grid td': { p: '4px 6px', border: line, borderColor: 'text.secondary' },
  '& .columns': { columnCount: 2, columnGap: '28px' },
  '& svg': { display: 'block', width: '100%', height: 'auto' },
  '& .answers': {
    display: 'flex',
    alignItems: 'baseline',
    gap: '12px',
    '& span + span': { fontSize: '14px', fontWeight: 400 },
    '& .count': { flex: 1, borderBottom: line },
  },
  '& .relations thead th:nth-of-type(1)': { width: '37%' },
  '& .relations thead th:nth-of-type(3)': { width: '25%' },
  '& .columns > div:first-of-type > .head': { mt: 0 },
  '& .formulas': { '& li': { mb: '5px' }, '& math': { py: '2px' }, '& strong math': { fontWeight: 600 } },
  '& .checks': { fontSize: '16px' },
  '& .checks li': { display: 'flex', gap: '10px', py: '4px', '& .box': { flex: 'none', mt: '3px' } },
  '& .note': { mt: '14px' },
  '& .log td': { height: '58px' },
  '& .log thead th:nth-of-type(2)': { width: '24%' },
  '& .log thead th:nth-of-type(5)': { width: '30%' },
  '& .week tbody :is(th, td)': { height: '84px' },
  '& .write': {
    mt: '14px',
    height: '74px',
    borderBottom: line,
    breakInside: 'avoid',
    '& > span': { fontSize: '12px', color: 'text.secondary' },
  },
  '& .words thead th:nth-of-type(1)': { width: '27%' },
  '& .roots li': { mb: '6px', '& em': { fontStyle: 'normal', fontWeight: 600 } },
} as const;
