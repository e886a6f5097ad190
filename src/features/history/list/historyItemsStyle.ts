import type { SxProps, Theme } from '@mui/material/styles';

/**
 * One style for the whole list: separate styles for each part of each row take a phone longer to calculate than the rows
 * themselves.
 */
export const historyItemsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': {
    py: 2,
    borderTop: 1,
    borderColor: 'divider',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 3,
    rowGap: 1.5,
  },
  '& .test': { minWidth: 0, flex: '1 1 20rem' },
  '& .test > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    fontWeight: 600,
  },
  '& .when': { m: 0, typography: 'body2', color: 'text.secondary' },
  '& dl': {
    m: 0,
    mt: 1,
    display: 'grid',
    justifyContent: 'start',
    gridTemplateColumns: { xs: 'auto minmax(0, auto)', md: 'repeat(2, auto minmax(0, auto))' },
    columnGap: 1.5,
    rowGap: 0.5,
    typography: 'body2',
    fontVariantNumeric: 'tabular-nums',
  },
  '& dl > div': { display: 'contents' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, pr: { md: 3 } },
  '& .note': { m: 0, mt: 1, maxWidth: '44em', whiteSpace: 'pre-line' },
  '& .actions': { minWidth: 0, maxWidth: '28rem', display: 'flex', flexWrap: 'wrap', gap: 1.5 },
} as const satisfies SxProps<Theme>;
