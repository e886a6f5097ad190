import type { Components, Theme } from '@mui/material/styles';
import { cornerRadiusPx } from '../scales';

/**
 * Tables of figures and of text: a line between rows, the heading row and the caption in quiet text, row headings strong, text on one
 * baseline. A cell has padding between columns only, so that a table is as wide as the text around it.
 */
export const tableOverrides: Components<Theme> = {
  MuiTable: {
    styleOverrides: {
      root: { fontVariantNumeric: 'tabular-nums', '& caption': { captionSide: 'top', padding: '0 0 8px' } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        [theme.breakpoints.down('sm')]: theme.typography.body2,
        padding: '10px 0',
        verticalAlign: 'baseline',
        borderColor: (theme.vars ?? theme).palette.divider,
        ':where(th)&': { fontWeight: 550 },
        // These begin with an element, or the style library would prepend the cell's own class.
        '*:where(th, td) + &': { paddingLeft: 12 },
        '*:where(tbody:last-child > tr:last-of-type) > &': { borderBottom: 0 },
      }),
      head: ({ theme }) => ({
        ':where(th)&': { ...theme.typography.body2, color: (theme.vars ?? theme).palette.text.secondary },
      }),
      sizeSmall: ({ theme }) => ({ ...theme.typography.body2, paddingBlock: 6 }),
      // For rows whose height is that of the links and buttons in them.
      paddingNone: { paddingBlock: 0 },
    },
  },
  MuiTableSortLabel: { styleOverrides: { root: { minHeight: 44, borderRadius: cornerRadiusPx.control } } },
};
