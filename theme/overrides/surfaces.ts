import type { Components, CSSObject, Theme } from '@mui/material/styles';
import { lowScreen } from '../mediaQueries';
import { cornerRadiusPx } from '../scales';
import { forcedColorsMediaQuery } from './forcedColors';

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    plain: true;
    floating: true;
    emphasized: true;
    completed: true;
    right: true;
    wrong: true;
  }
}

/** Returns styles for the space inside a card. Paper has as little as a phone, so that more cards fit on a page. */
const withCardSpace = (theme: Theme, stylesFor: (px: number) => CSSObject): CSSObject => ({
  ...stylesFor(16),
  [theme.breakpoints.up('sm')]: stylesFor(24),
  '@media print': stylesFor(16),
});

/** The hairline of a card, and of what floats: its shadow is hard to see in the dark scheme. */
const hairline = (theme: Theme): CSSObject => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
});

/** Cards are white with a hairline; only floating surfaces have a shadow. */
export const surfaceOverrides: Components<Theme> = {
  /**
   * `floating` is a panel above the page, as a popover's is. An `emphasized` card is what a page asks for first, and `completed` that
   * card once it is done. `right` and `wrong` frame an answer choice; forced colors tell them apart by their line.
   */
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => {
        const { palette } = theme.vars ?? theme;
        const withTopEdge = (color: string) => ({ ...hairline(theme), borderTop: `3px solid ${color}` });
        return {
          backgroundImage: 'none',
          variants: [
            {
              props: { variant: 'floating' },
              style: { ...hairline(theme), boxShadow: (theme.vars ?? theme).shadows[8] },
            },
            { props: { variant: 'emphasized' }, style: withTopEdge(palette.emphasis.main) },
            { props: { variant: 'completed' }, style: withTopEdge(palette.status.good) },
            {
              props: { variant: 'right' },
              style: {
                border: `2px solid ${palette.status.good}`,
                [forcedColorsMediaQuery]: { borderColor: 'Highlight' },
              },
            },
            {
              props: { variant: 'wrong' },
              style: {
                border: `2px solid ${palette.status.risk}`,
                [forcedColorsMediaQuery]: { borderStyle: 'dashed' },
              },
            },
          ],
        };
      },
    },
  },
  /** Menus and small panels at a button. */
  MuiPopover: { styleOverrides: { paper: ({ theme }) => hairline(theme) } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: cornerRadiusPx.card, overflow: 'visible' } },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme }) =>
        withCardSpace(theme, (px) => ({ padding: px, '&:last-child': { paddingBottom: px } })),
    },
  },
  /** The title and, at its end, what belongs to the whole card; on the next line if there is no room beside the title. */
  MuiCardHeader: {
    defaultProps: {
      slotProps: {
        title: { variant: 'h3' },
        subheader: { variant: 'secondary' },
      },
    },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        alignItems: 'baseline',
        gap: 8,
        paddingBottom: 16,
        ...withCardSpace(theme, (px) => ({ paddingTop: px, paddingInline: px })),
        '& + .MuiCardContent-root': { paddingTop: 0 },
      }),
      content: { minWidth: 0 },
      action: { display: 'flex', flex: '0 1 auto', alignSelf: 'auto', alignItems: 'baseline', margin: 0 },
    },
  },
  MuiCardActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 12,
        ...withCardSpace(theme, (px) => ({ padding: `0 ${px}px ${px}px` })),
      }),
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'transparent', position: 'sticky' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
        borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        [lowScreen]: { position: 'static' },
      }),
    },
  },
  /**
   * The page's column: 1200 px of content between the gutters. What sets `--page-width` and `--page-gutter` (ui/page/wideColumn) is
   * wider. Paper has margins of its own.
   */
  MuiContainer: {
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: 'var(--page-width, 1248px)',
        variants: [
          {
            props: { disableGutters: false },
            style: { [theme.breakpoints.up('sm')]: { paddingInline: 'var(--page-gutter, 24px)' } },
          },
        ],
        '@media print': { padding: 0 },
      }),
    },
  },
  /** Gaps that also separate wrapped lines. */
  MuiStack: { defaultProps: { useFlexGap: true } },
  /**
   * Part of the text around it: a line above and below, its heading strong. An outlined one is a card; a plain one is in a row that
   * has lines of its own.
   */
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0, square: true },
    styleOverrides: {
      root: ({ theme }) => ({
        background: 'none',
        borderBlock: `1px solid ${(theme.vars ?? theme).palette.divider}`,
        '& + &': { borderTop: 0 },
        '&::before': { display: 'none' },
        '&.Mui-disabled': { background: 'none' },
        variants: [
          { props: { variant: 'plain' }, style: { border: 0 } },
          {
            props: { variant: 'outlined' },
            style: {
              border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
              '& + &': { borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
              borderRadius: cornerRadiusPx.card,
              backgroundColor: (theme.vars ?? theme).palette.background.paper,
              paddingInline: 24,
              [theme.breakpoints.down('sm')]: { paddingInline: 16 },
            },
          },
        ],
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.strong,
        fontFamily: theme.typography.fontFamily,
        minHeight: 44,
        padding: 0,
        // What can't be opened is still read.
        '&.Mui-disabled': { opacity: 1 },
      }),
      content: { marginBlock: 10 },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '0 0 16px' } } },
  MuiDivider: {
    styleOverrides: { root: ({ theme }) => ({ borderColor: (theme.vars ?? theme).palette.divider }) },
  },
};
