import type { Components, Theme } from '@mui/material/styles';
import { cornerRadiusPx, typeScale } from '../scales';
import { largeTextMediaQuery } from '../mediaQueries';
import { smallText } from '../typography';
import { forcedColorsMediaQuery, forcedColorsSelectedStyles } from './forcedColors';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    flush: true;
  }
}

declare module '@mui/material/SvgIcon' {
  interface SvgIconPropsSizeOverrides {
    xsmall: true;
  }
}

declare module '@mui/material/Tabs' {
  interface TabsPropsVariantOverrides {
    segmented: true;
  }
}

/**
 * The look of a button that stays focusable while it has nothing to do, as one that its own press disables would lose the focus. In
 * forced colors, the system's color says so, without the opacity that would dim it further.
 */
const unavailable = {
  '&[aria-disabled="true"]': {
    opacity: 0.55,
    cursor: 'default',
    [forcedColorsMediaQuery]: { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
  },
} as const;

/** Buttons, switches, tabs, and links: flat, with 44 px touch targets and no ripple (only state changes are animated). */
export const controlOverrides: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  /** `flush` is a text button whose label lines up with the text above it. It stays as wide as a target has to be. */
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          borderRadius: cornerRadiusPx.control,
          minHeight: 44,
          paddingInline: 20,
          // Forced-colors mode removes the background, and without a border the button would look like plain text.
          [forcedColorsMediaQuery]: { border: '1px solid ButtonBorder' },
          '&[aria-busy="true"]': { opacity: 0.6, cursor: 'progress' },
          ...unavailable,
          variants: [
            {
              props: { size: 'small' },
              style: { paddingInline: 12, fontSize: smallText(typeScale.scale.small) },
            },
            {
              props: { size: 'large' },
              style: { minHeight: 56, paddingInline: 32, fontSize: typeScale.scale.title },
            },
            // The label of a button that loads is still read.
            {
              props: { variant: 'contained', loading: true },
              style: {
                '&.Mui-disabled': {
                  color: palette.primary.contrastText,
                  backgroundColor: palette.primary.main,
                },
              },
            },
            {
              props: { variant: 'flush' },
              style: {
                justifyContent: 'flex-start',
                minWidth: 44,
                paddingInline: 0,
                color: palette.primary.main,
                '@media (hover: hover)': {
                  '&:hover': {
                    backgroundColor: theme.alpha(palette.primary.main, palette.action.hoverOpacity),
                  },
                },
              },
            },
          ],
        };
      },
      // In em, because a presentation enlarges text.
      startIcon: { '& > *:nth-of-type(1)': { fontSize: '1.25em' } },
      endIcon: { '& > *:nth-of-type(1)': { fontSize: '1.25em' } },
      outlined: ({ theme }) => ({
        borderColor: (theme.vars ?? theme).palette.surface.controlEdge,
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { width: 44, height: 44, borderRadius: cornerRadiusPx.control, ...unavailable },
    },
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
          fontSize: smallText(typeScale.scale.caption),
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
                fontSize: smallText(typeScale.scale.small),
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
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        fontWeight: 550,
        minHeight: 48,
        '&.Mui-selected': forcedColorsSelectedStyles,
      }),
    },
  },
  /** `segmented` tabs, for tabs within a tab, look like a group of toggle buttons. On a phone narrower than 360 px they are stacked. */
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          variants: [
            {
              props: { variant: 'segmented' },
              style: {
                minWidth: 0,
                minHeight: 46,
                border: `1px solid ${palette.surface.controlEdge}`,
                borderRadius: cornerRadiusPx.control,
                backgroundColor: palette.background.paper,
                '& .MuiTabs-indicator': { display: 'none' },
                '& .MuiTab-root': {
                  flex: '1 1 auto',
                  minWidth: 0,
                  minHeight: 44,
                  padding: '4px 8px',
                  [theme.breakpoints.down('sm')]: { fontSize: smallText(typeScale.scale.caption) },
                  '& + .MuiTab-root': { borderLeft: `1px solid ${palette.divider}` },
                  '&.Mui-selected': {
                    fontWeight: 650,
                    backgroundColor: theme.alpha(palette.primary.main, 0.1),
                  },
                  '&:focus-visible': { outlineOffset: -3 },
                },
                '@media (max-width: 22.4em)': {
                  '& .MuiTabs-list': { flexDirection: 'column' },
                  '& .MuiTab-root': { maxWidth: 'none' },
                  '& .MuiTab-root + .MuiTab-root': {
                    borderLeft: 0,
                    borderTop: `1px solid ${palette.divider}`,
                  },
                },
              },
            },
          ],
        };
      },
    },
  },
  /**
   * A choice of one of a few options. With large text on a phone they are stacked, not by `orientation`, which would need scripts to
   * know the size of the text.
   */
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          maxWidth: '100%',
          // Not on the options, which would cover the line between them.
          backgroundColor: palette.background.paper,
          [largeTextMediaQuery]: {
            flexDirection: 'column',
            '& > .MuiToggleButton-root': {
              marginLeft: 0,
              border: `1px solid ${palette.surface.controlEdge}`,
              borderRadius: 0,
            },
            '& > .MuiToggleButton-root + .MuiToggleButton-root': { marginTop: -1 },
          },
          '@media print': { display: 'none' },
        };
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        return {
          ...theme.typography.body2,
          minHeight: 44,
          padding: '6px 14px',
          fontWeight: 500,
          textTransform: 'none',
          color: palette.text.secondary,
          borderColor: palette.surface.controlEdge,
          '&.Mui-selected, &.Mui-selected:hover': {
            fontWeight: 650,
            color: palette.primary.main,
            backgroundColor: theme.alpha(palette.primary.main, 0.1),
            ...forcedColorsSelectedStyles,
          },
        };
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { minHeight: 44, marginLeft: 0, '&:has(.MuiSwitch-root)': { gap: 12 } },
    },
  },
  // The site's own variants of text are paragraphs, like the library's.
  MuiTypography: {
    defaultProps: {
      variantMapping: { subtitle1: 'p', subtitle2: 'p', secondary: 'p', strong: 'p', headline: 'h2' },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 550,
        // The current page, in a row of pages.
        '&[aria-current="page"]': {
          color: (theme.vars ?? theme).palette.text.primary,
          boxShadow: `inset 0 -2px ${(theme.vars ?? theme).palette.primary.main}`,
          ...forcedColorsSelectedStyles,
        },
      }),
    },
  },
  /** `xsmall` is the size beside a line of text. */
  MuiSvgIcon: {
    styleOverrides: {
      root: { variants: [{ props: { fontSize: 'xsmall' }, style: { fontSize: '1.125rem' } }] },
    },
  },
};
