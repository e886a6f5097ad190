import type { Components, Theme } from '@mui/material/styles';
import { cornerRadiusPx } from '../scales';

/** Form fields: white with a hairline, 44 px high at a font size of 16 px, the label above, and error text below. */
export const fieldOverrides: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.subtitle2,
        marginBottom: 6,
        // Keeps the label's color, because the border and helper text already show focus and errors.
        '&, &.Mui-focused, &.Mui-error': { color: (theme.vars ?? theme).palette.text.primary },
      }),
    },
  },
  // The baseline has these styles once; each field would add them again.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: cornerRadiusPx.control,
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: (theme.vars ?? theme).palette.surface.controlEdge,
        },
        '&.MuiInputBase-multiline': { padding: '10px 14px' },
      }),
      input: {
        height: '1.5rem',
        padding: '10px 14px',
        lineHeight: '1.5rem',
        // Scrolls a focused field into view together with its label and error.
        scrollMargin: '40px 0 96px',
        // Lets date fields shrink below the browser's minimum width for them.
        '&[type="date"]': { minWidth: 0 },
        '.MuiInputBase-multiline > &': { height: 'auto', padding: 0, resize: 'vertical' },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // `&&&` outranks the select's own variants.
      select: {
        '&&&': {
          height: '1.5rem',
          // Its arrow grows with the root, which a presentation enlarges.
          padding: '10px 2.5rem 10px 14px',
          borderRadius: cornerRadiusPx.control,
          textOverflow: 'ellipsis',
        },
      },
      // On paper, only the value.
      icon: ({ theme }) => ({
        '@media print': { display: 'none' },
        right: 10,
        color: (theme.vars ?? theme).palette.text.secondary,
      }),
    },
  },
  /** The box is as high as a target and lines up with the text above it. */
  MuiCheckbox: { styleOverrides: { root: { padding: 10, marginLeft: -10 } } },
  MuiRadio: { styleOverrides: { root: { padding: 10, marginLeft: -10 } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, marginTop: 6, marginInline: 0 }),
    },
  },
};
