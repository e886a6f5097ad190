import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import * as colors from '@/ui/colors';
import { FieldError } from './FieldError';

interface NativeSelectProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly disabled?: boolean;
  /** Describes what is wrong with the choice and how to fix it; '' if nothing is. */
  readonly error?: string;
  /** Fills the container's width, with the label above. */
  readonly fullWidth?: boolean;
  /** Shows the label to screen readers only, for values that explain themselves. */
  readonly labelIsHidden?: boolean;
}

/** A native select, which opens the phone's own picker. MUI's would add 20 kB of input and menu code. */
export function NativeSelect({
  label,
  options,
  value,
  onChange,
  disabled = false,
  error = '',
  fullWidth = false,
  labelIsHidden = false,
}: NativeSelectProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: fullWidth ? 'grid' : 'inline-flex',
        // The select wraps below its label if there is no room beside it.
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: fullWidth ? 0 : 1,
        minWidth: 0,
        maxWidth: '100%',
      }}
    >
      <Box
        component="label"
        htmlFor={id}
        sx={
          labelIsHidden
            ? visuallyHidden
            : { typography: 'body2', color: 'text.secondary', mb: fullWidth ? 0.5 : 0 }
        }
      >
        {label}
      </Box>
      <Box
        sx={{
          position: 'relative',
          minWidth: 0,
          maxWidth: '100%',
          display: 'inline-flex',
          alignItems: 'center',
        }}
      >
        <Box
          component="select"
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          {...(error !== '' && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
          sx={{
            appearance: 'none',
            minWidth: 0,
            maxWidth: '100%',
            ...(fullWidth && { width: '100%' }),
            minHeight: 44,
            pl: 1.75,
            pr: '2.5em',
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'surface.controlEdge',
            borderRadius: 1,
            textOverflow: 'ellipsis',
            '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
            // On paper, only the value.
            '@media print': { border: 0, p: 0, minHeight: 0 },
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Box>
        <ExpandMore
          sx={{
            position: 'absolute',
            right: 10,
            pointerEvents: 'none',
            color: 'text.secondary',
            displayPrint: 'none',
          }}
        />
      </Box>
      {error !== '' && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  );
}
