import type { Components, Theme } from '@mui/material/styles';
import { radius } from '../scales';

/** Form fields: white paper with a hairline, 44 px high at letters of 16 px, the label above; an error is said in words under the field. */
export const fieldOverrides: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        marginBottom: 6,
        fontWeight: 600,
        // The field's edge and the words under it tell of focus and fault; the label stays what it is.
        '&, &.Mui-focused, &.Mui-error': { color: (theme.vars ?? theme).palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.control,
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
        // A field that takes the focus comes into view with the label above it and the fault below.
        scrollMargin: '40px 0 96px',
        // The browser's own calendar sign and its text stand in the middle of the line.
        '&[type="date"]': { minWidth: 0 },
        '.MuiInputBase-multiline > &': { height: 'auto', padding: 0 },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // `&&&` stands above the standard look that the select brings along.
      root: {
        '& .MuiNativeSelect-select&&&': {
          height: '1.5rem',
          padding: '10px 40px 10px 14px',
          borderRadius: radius.control,
          textOverflow: 'ellipsis',
        },
      },
      icon: ({ theme }) => ({ right: 10, color: (theme.vars ?? theme).palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, marginTop: 6, marginInline: 0 }),
    },
  },
};
