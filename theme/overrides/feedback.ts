import type { Components, Theme } from '@mui/material/styles';
import { cornerRadiusPx } from '../scales';
import { forcedColorsSelectedStyles } from './forcedColors';

export const feedbackOverrides: Components<Theme> = {
  /** On paper with a strong edge in the color of its severity. Only what is urgent interrupts a screen reader: `role="alert"`. */
  MuiAlert: {
    defaultProps: { variant: 'outlined', icon: false, role: 'none' },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        lineHeight: 1.5,
        padding: '12px 16px',
        // An action that has no room beside the message is below it.
        flexWrap: 'wrap',
        borderLeftWidth: 4,
        borderRadius: cornerRadiusPx.control,
        color: (theme.vars ?? theme).palette.text.primary,
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
      }),
      message: { padding: 0, maxWidth: '44em', overflow: 'visible', alignSelf: 'center' },
      action: { padding: 0 },
    },
  },
  MuiAlertTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.strong, margin: 0 }) } },
  /** With `color="inherit"`, a bar takes the color of its `sx`, such as a section's. The track is the same for all. */
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 8,
        borderRadius: 4,
        backgroundColor: theme.alpha((theme.vars ?? theme).palette.text.secondary, 0.18),
        // Only visible in forced-colors mode, where it takes the text color.
        outline: '1px solid transparent',
        '&::before': { display: 'none' },
      }),
      bar: { borderRadius: 'inherit', ...forcedColorsSelectedStyles },
    },
  },
  MuiSkeleton: { defaultProps: { animation: false, variant: 'rounded' } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: cornerRadiusPx.card }, paperFullScreen: { borderRadius: 0 } },
  },
  /** One at the bottom edge leaves some of the page in sight, where a tap closes it. */
  MuiDrawer: {
    styleOverrides: {
      paper: {
        variants: [
          {
            props: { anchor: 'bottom' },
            style: {
              maxHeight: '86%',
              borderRadius: `${cornerRadiusPx.card}px ${cornerRadiusPx.card}px 0 0`,
              paddingBottom: 'env(safe-area-inset-bottom)',
            },
          },
        ],
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: '24px 24px 8px' }) },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        borderRadius: cornerRadiusPx.control,
        color: (theme.vars ?? theme).palette.background.paper,
        backgroundColor: (theme.vars ?? theme).palette.text.primary,
      }),
    },
  },
  MuiDialogContent: { styleOverrides: { root: { paddingBottom: 24 } } },
  /** Below a line, because what is above may scroll. */
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        gap: 8,
        flexWrap: 'wrap',
        padding: '16px 24px 24px',
        // The label of an action may have a name in it, longer than the dialog is wide.
        '& .MuiButton-root > span': { minWidth: 0, overflowWrap: 'break-word' },
        borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}`,
      }),
    },
  },
};
