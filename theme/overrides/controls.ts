import type { Components, Theme } from '@mui/material/styles';
import { cornerRadiusPx } from '../scales';
import { forcedColorsMediaQuery, forcedColorsSelectedStyles } from './forcedColors';

/** Buttons, switches, tabs, and links: flat, with 44 px touch targets and no ripple (only state changes are animated). */
export const controlOverrides: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: cornerRadiusPx.control,
        minHeight: 44,
        paddingInline: 20,
        // Forced-colors mode removes the background, and without a border the button would look like plain text.
        [forcedColorsMediaQuery]: { border: '1px solid ButtonBorder' },
        '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
      },
      sizeSmall: { minHeight: 36, paddingInline: 12, fontSize: '0.875rem' },
      outlined: ({ theme }) => ({
        borderColor: (theme.vars ?? theme).palette.surface.controlEdge,
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { width: 44, height: 44, borderRadius: cornerRadiusPx.control } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 44, height: 26, padding: 0, flexShrink: 0 },
      switchBase: ({ theme }) => ({
        padding: 3,
        color: (theme.vars ?? theme).palette.background.paper,
        '&.Mui-checked': {
          transform: 'translateX(18px)',
          color: (theme.vars ?? theme).palette.background.paper,
          '& + .MuiSwitch-track': {
            opacity: 1,
            backgroundColor: (theme.vars ?? theme).palette.primary.main,
            ...forcedColorsSelectedStyles,
          },
          '& .MuiSwitch-thumb': { [forcedColorsMediaQuery]: { backgroundColor: 'HighlightText' } },
        },
        // The focus ring surrounds the whole switch, not just its thumb.
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${(theme.vars ?? theme).palette.primary.main}`,
          outlineOffset: 2,
        },
      }),
      thumb: {
        width: 20,
        height: 20,
        boxShadow: 'none',
        [forcedColorsMediaQuery]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
      },
      track: ({ theme }) => ({
        borderRadius: 13,
        opacity: 1,
        backgroundColor: (theme.vars ?? theme).palette.surface.controlEdge,
        [forcedColorsMediaQuery]: { border: '1px solid ButtonText' },
      }),
    },
  },
  MuiTab: { styleOverrides: { root: { '&.Mui-selected': forcedColorsSelectedStyles } } },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: 44, marginLeft: 0, gap: 12 } } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 550 } },
  },
  MuiTooltip: { defaultProps: { describeChild: true } },
};
