import type { Components, Theme } from '@mui/material/styles';
import { shortScreenMediaQuery } from '../lowScreen';
import { cornerRadiusPx } from '../scales';

/** Cards are white with a hairline; only floating surfaces have a shadow. */
export const surfaceOverrides: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: cornerRadiusPx.card, overflow: 'visible' } },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent', position: 'sticky' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
        borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        [shortScreenMediaQuery]: { position: 'static' },
      }),
    },
  },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: (theme.vars ?? theme).palette.divider }) },
  },
};
