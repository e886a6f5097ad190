import type { Components, Theme } from '@mui/material/styles';
import { cornerRadiusPx } from '../scales';
import { smallText } from '../typography';
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
  /**
   * Outlined; its height follows the text size. One that can be pressed is 44 px high and shows its pressed state; a small one has a
   * target of that height around it.
   */
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          height: 'auto',
          minHeight: 32,
          borderRadius: '2em',
          fontSize: smallText('0.8125rem'),
          fontWeight: 500,
          '& .MuiChip-icon': { fontSize: '1rem' },
          '& .MuiChip-deleteIcon': { fontSize: '1rem', color: 'inherit' },
          '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
          variants: [
            {
              props: { color: 'default', clickable: false },
              style: { color: palette.text.secondary, borderColor: palette.divider },
            },
            { props: { size: 'small' }, style: { minHeight: 26, '& .MuiChip-label': { paddingInline: 8 } } },
            {
              props: { clickable: true },
              style: {
                minHeight: 44,
                fontSize: smallText('0.875rem'),
                backgroundColor: palette.background.paper,
                borderColor: palette.surface.controlEdge,
                '&[aria-pressed="true"]': {
                  fontWeight: 650,
                  color: palette.primary.main,
                  borderColor: palette.primary.main,
                  backgroundColor: theme.alpha(palette.primary.main, 0.1),
                  ...forcedColorsSelectedStyles,
                },
                '@media print': { display: 'none' },
              },
            },
            {
              props: { clickable: true, size: 'small' },
              style: {
                position: 'relative',
                minHeight: 28,
                marginBlock: 8,
                color: palette.text.secondary,
                '&::after': { content: '""', position: 'absolute', inset: '-8px 0' },
              },
            },
          ],
        };
      },
    },
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
  MuiFormControlLabel: {
    styleOverrides: {
      root: { minHeight: 44, marginLeft: 0, '&:has(.MuiSwitch-root)': { gap: 12 } },
    },
  },
  // The site's own variants of text are paragraphs, like the library's.
  MuiTypography: { defaultProps: { variantMapping: { secondary: 'p', strong: 'p' } } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { fontWeight: 550 } },
  },
  MuiTooltip: { defaultProps: { describeChild: true } },
};
