import type { Components, Theme } from '@mui/material/styles';
import { cornerRadiusPx } from '../scales';
import { forcedColorsMediaQuery, forcedColorsSelectedStyles } from './forcedColors';

declare module '@mui/material/Avatar' {
  interface AvatarPropsVariantOverrides {
    outlined: true;
    soft: true;
    chosen: true;
    right: true;
    wrong: true;
    ruledOut: true;
    day: true;
    studiedDay: true;
    restDay: true;
  }
}

/** Forced colors would remove the background, which alone says what is chosen or right. */
const forcedFill = {
  [forcedColorsMediaQuery]: {
    forcedColorAdjust: 'none',
    backgroundColor: 'Highlight',
    color: 'HighlightText',
  },
} as const;

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
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          minHeight: 44,
          borderRadius: cornerRadiusPx.control,
          '&.Mui-selected': {
            color: palette.text.primary,
            fontWeight: 600,
            boxShadow: `inset 2px 0 ${palette.primary.main}`,
            ...forcedColorsSelectedStyles,
            // Of its own color, it would be unreadable on the system's.
            '& .MuiListItemText-secondary': { [forcedColorsMediaQuery]: { color: 'inherit' } },
          },
        };
      },
    },
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
  /**
   * A person's initial, or a number or letter in a circle: `outlined` or `soft`; of an answer choice, also `chosen`, `right`, `wrong`,
   * and `ruledOut`. A day of a week, as wide as its column: `day`, `studiedDay`, or `restDay`.
   */
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        const inCircle = {
          ...theme.typography.body2,
          width: '1.75rem',
          height: '1.75rem',
          fontWeight: 600,
          border: '1px solid',
        };
        const outlined = {
          ...inCircle,
          backgroundColor: 'transparent',
          borderColor: palette.surface.controlEdge,
          color: palette.text.secondary,
          // Readable on the system's color of a chosen button as well.
          [forcedColorsMediaQuery]: { color: 'inherit', borderColor: 'currentColor' },
        };
        const day = {
          width: '100%',
          maxWidth: '1.625rem',
          height: 'auto',
          aspectRatio: '1',
          border: `1px solid ${palette.surface.controlEdge}`,
          backgroundColor: 'transparent',
        };
        return {
          ...theme.typography.subtitle2,
          width: 32,
          height: 32,
          color: palette.primary.contrastText,
          backgroundColor: palette.primary.main,
          variants: [
            { props: { variant: 'outlined' }, style: outlined },
            {
              props: { variant: 'soft' },
              style: {
                width: '1.75rem',
                height: '1.75rem',
                color: palette.primary.main,
                backgroundColor: palette.action.selected,
              },
            },
            {
              props: { variant: 'chosen' },
              style: { ...inCircle, borderColor: palette.primary.main, ...forcedFill },
            },
            {
              props: { variant: 'right' },
              style: {
                ...inCircle,
                color: palette.background.paper,
                backgroundColor: palette.status.good,
                borderColor: palette.status.good,
                ...forcedFill,
              },
            },
            {
              props: { variant: 'wrong' },
              style: { ...outlined, color: palette.status.risk, borderColor: palette.status.risk },
            },
            // Muted by its opacity: a color of its own would be unreadable on the system's color of a chosen button.
            {
              props: { variant: 'ruledOut' },
              style: { ...outlined, borderStyle: 'dashed', opacity: 0.75, textDecoration: 'line-through' },
            },
            { props: { variant: 'day' }, style: day },
            {
              props: { variant: 'studiedDay' },
              style: { ...day, borderColor: palette.primary.main, color: palette.primary.main },
            },
            { props: { variant: 'restDay' }, style: { ...day, borderStyle: 'dashed' } },
          ],
        };
      },
    },
  },
};
