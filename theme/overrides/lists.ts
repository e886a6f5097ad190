import type { Components, Theme } from '@mui/material/styles';
import { cornerRadiusPx } from '../scales';
import { forcedColorsSelectedStyles } from './forcedColors';

/**
 * Lists in cards and pages: as wide as the text around them; a row that can be pressed is at least 44 px high. `divider` draws a line
 * below each row but the last.
 */
export const listOverrides: Components<Theme> = {
  MuiList: { defaultProps: { disablePadding: true } },
  MuiListItem: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        '&:last-of-type': { borderBottom: 0 },
        variants: [{ props: { disablePadding: false }, style: { paddingBlock: 12 } }],
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: { root: { minHeight: 44, borderRadius: cornerRadiusPx.control } },
  },
  MuiBottomNavigation: { styleOverrides: { root: { backgroundColor: 'transparent' } } },
  /** Five fit beside each other on a screen of 320 px. */
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: ({ theme }) => ({
        minWidth: 0,
        paddingInline: 4,
        '&.Mui-selected': {
          boxShadow: `inset 0 2px ${(theme.vars ?? theme).palette.primary.main}`,
          ...forcedColorsSelectedStyles,
        },
      }),
      label: ({ theme }) => ({
        '&&': { ...theme.typography.caption, fontWeight: 500 },
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { '&&': { minHeight: 44 }, whiteSpace: 'normal' } } },
  MuiListItemIcon: {
    styleOverrides: {
      root: {
        minWidth: 36,
        color: 'inherit',
        // Beside the first line.
        variants: [{ props: { alignItems: 'flex-start' }, style: { marginTop: 3 } }],
      },
    },
  },
  MuiListItemText: {
    styleOverrides: {
      root: { marginBlock: 0 },
      secondary: ({ theme }) => ({ ...theme.typography.secondary }),
    },
  },
  MuiListSubheader: {
    defaultProps: { disableSticky: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.secondary,
        fontWeight: 600,
        backgroundColor: 'transparent',
      }),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        width: 32,
        height: 32,
        fontWeight: 600,
        color: (theme.vars ?? theme).palette.primary.contrastText,
        backgroundColor: (theme.vars ?? theme).palette.primary.main,
      }),
    },
  },
};
