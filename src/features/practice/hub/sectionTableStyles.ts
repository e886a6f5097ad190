import { largeTextMediaQuery } from '@/ui/page/mediaQueries';

/** Styles for the rows of a section table, shared by all rows: name, drawing, figure, link. */
export const sectionTableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th': { textAlign: 'left', fontWeight: 'inherit' },
  '& thead th': { fontSize: '0.75rem', color: 'text.secondary', pb: 0.5, verticalAlign: 'bottom' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th, & td': { py: 0.25, pr: 1.5, height: 44 },
  '& .all th': { fontWeight: 650 },
  '& .share': { color: 'text.secondary', whiteSpace: 'nowrap' },
  '& .range': { width: { xs: '28%', sm: '22%' }, px: 1 },
  '& .scale': { display: 'flex', justifyContent: 'space-between', mx: '-8px' },
  '& .right': {
    textAlign: 'right',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    width: '3.5rem',
    whiteSpace: 'nowrap',
  },
  '& thead .right': { fontWeight: 400, pr: 1.5 },
  '& .unknown': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& .action': { pr: 0, textAlign: 'right', width: '4.5rem' },
  '& .action a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    whiteSpace: 'nowrap',
    color: 'primary.main',
    fontWeight: 500,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  // With large text, a row is the name with the figure and the link below it.
  [largeTextMediaQuery]: {
    '&, & tbody': { display: 'block' },
    '& thead, & .range': { display: 'none' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      py: 1,
    },
    '& tbody th, & .share': { gridColumn: '1 / -1', pr: 0 },
    '& tbody tr > *': { height: 'auto' },
    '& .right': { textAlign: 'left' },
    '& .action': { gridColumn: 2, width: 'auto', pl: 1 },
  },
} as const;

/** A phone with the default text size. */
const phone = '@media (min-width: 17.51em) and (max-width: 599.95px)';

/** Styles for a table of topics: on a phone, the name has its own line, with the share of the test and the mastery below it. */
export const topicTableStyles = {
  ...sectionTableStyles,
  [phone]: {
    '&, & thead, & tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 28% 3.5rem 4.5rem',
      alignItems: 'center',
    },
    '& thead .share': { display: 'none' },
    '& tbody tr': { py: 0.5 },
    '& tbody tr > *': { height: 'auto', py: 0 },
    '& tbody th': { gridColumn: '1 / 4', pr: 0 },
    '& .range, & .right, & .action': { width: 'auto' },
    '& .range': { gridColumn: 2 },
    '& .right': { gridColumn: 3 },
    '& td': { gridRow: 2 },
    '& .share': { fontSize: '0.75rem' },
    '& .unknown': { gridColumn: '2 / 4' },
    '& .all .unknown': { gridColumn: '2 / -1', pr: 0 },
    '& .action': { gridColumn: 4, gridRow: '1 / 3' },
  },
} as const;
