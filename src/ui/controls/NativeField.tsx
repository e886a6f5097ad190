import Box from '@mui/material/Box';
import { useId } from 'react';
import * as colors from '@/ui/colors';
import { FieldError } from './FieldError';

interface NativeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** A day or a time of day, with the browser's own calendar or clock. */
  readonly type?: 'date' | 'time';
  /** Characters that the field takes; a longer text can't be typed. */
  readonly maxLength?: number;
  /** One quiet line under the field. */
  readonly help?: string;
  /** What is wrong with the text and what to type instead; '' while nothing is. */
  readonly error?: string;
  /** Lines of a longer text. */
  readonly rows?: number;
  readonly inputMode?: 'numeric' | 'email';
  /** What of the reader's own the browser may fill in. */
  readonly autoComplete?: 'name' | 'email';
}

/** The browser's own text field. MUI's and the form library would bring 18 kB to a page that asks for two texts without rules. */
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
