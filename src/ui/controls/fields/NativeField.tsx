import Box from '@mui/material/Box';
import { useId } from 'react';
import * as colors from '@/ui/colors';
import { FieldError } from './FieldError';

interface NativeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** A date or a time of day, with the browser's own picker. */
  readonly type?: 'date' | 'time';
  /** The browser blocks longer text. */
  readonly maxLength?: number;
  /** Secondary text under the field. */
  readonly help?: string;
  /** Describes what is wrong with the text and how to fix it; '' if nothing is. */
  readonly error?: string;
  /** Makes it a multiline field of this many rows. */
  readonly rows?: number;
  readonly inputMode?: 'numeric' | 'email';
  /** Personal data the browser may fill in. */
  readonly autoComplete?: 'name' | 'email';
}

/** A native text field. MUI's field and the form library would add 18 kB, too much for a page with two text fields and no rules. */
export function NativeField({
  label,
  value,
  onChange,
  type,
  maxLength,
  help,
  error = '',
  rows,
  inputMode,
  autoComplete,
}: NativeFieldProps) {
  const id = useId();
  const described = [error !== '' && `${id}-error`, help !== undefined && `${id}-help`].filter(Boolean);
  return (
    <div>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, typography: 'body2', fontWeight: 600 }}
      >
        {label}
      </Box>
      <Box
        component={rows === undefined ? 'input' : 'textarea'}
        id={id}
        // Follows what a person types, so that their punctuation stays where they put it.
        dir="auto"
        {...(rows !== undefined && { rows })}
        {...(inputMode !== undefined && { inputMode })}
        {...(type !== undefined && { type })}
        {...(autoComplete !== undefined && { autoComplete })}
        value={value}
        maxLength={maxLength}
        onChange={(event: { readonly target: { readonly value: string } }) => onChange(event.target.value)}
        {...(error !== '' && { 'aria-invalid': true })}
        {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
        sx={{
          boxSizing: 'border-box',
          display: 'block',
          width: '100%',
          minHeight: 44,
          px: 1.75,
          py: 1.25,
          font: 'inherit',
          lineHeight: 1.5,
          resize: 'vertical',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'surface.controlEdge',
          borderRadius: 1,
          '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 0 },
        }}
      />
      {error !== '' && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help !== undefined && (
        <Box id={`${id}-help`} sx={{ mt: 0.75, typography: 'body2', color: 'text.secondary' }}>
          {help}
        </Box>
      )}
    </div>
  );
}
