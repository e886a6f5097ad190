import Box from '@mui/material/Box';
import { useId } from 'react';
import * as colors from '@/ui/colors';
import { largeTextMediaQuery } from '@/ui/page/mediaQueries';
import { hiddenInputStyles } from './hiddenInputStyles';

interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Fills the container's width, with equally wide options. */
  readonly fullWidth?: boolean;
}

/** A segmented control for exactly one choice: native radio buttons, each invisible on top of its label. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  fullWidth = false,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Box role="radiogroup" aria-label={label} sx={{ ...group, ...(fullWidth && wideGroup) }}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Box>
  );
}

const group = {
  display: 'inline-flex',
  displayPrint: 'none',
  maxWidth: '100%',
  border: 1,
  borderColor: colors.controlEdge,
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 44,
    px: 1.75,
    fontSize: '0.875rem',
    fontWeight: 500,
    textAlign: 'center',
    color: 'text.secondary',
  },
  '& label:first-of-type': { borderTopLeftRadius: 'inherit', borderBottomLeftRadius: 'inherit' },
  '& label:last-of-type': { borderTopRightRadius: 'inherit', borderBottomRightRadius: 'inherit' },
  '& label + label': { borderLeft: `1px solid ${colors.controlEdge}` },
  '& label:has(:checked)': {
    color: 'primary.main',
    fontWeight: 650,
    bgcolor: `color-mix(in srgb, ${colors.primary} 10%, transparent)`,
  },
  '& label:has(:focus-visible)': { outline: `2px solid ${colors.primary}`, outlineOffset: 2, zIndex: 1 },
  '& input': hiddenInputStyles,
  [largeTextMediaQuery]: {
    flexDirection: 'column',
    '& label:first-of-type': { borderTopRightRadius: 'inherit', borderBottomLeftRadius: 0 },
    '& label:last-of-type': { borderBottomLeftRadius: 'inherit', borderTopRightRadius: 0 },
    '& label + label': { borderLeft: 0, borderTop: `1px solid ${colors.controlEdge}` },
  },
  '@media (forced-colors: active)': {
    '& label:has(:checked)': { color: 'HighlightText', bgcolor: 'Highlight', forcedColorAdjust: 'none' },
  },
} as const;

const wideGroup = { display: 'flex', '& label': { ...group['& label'], flex: '1 1 0', px: 0.5 } } as const;
