import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel, { type FormLabelProps } from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FieldNotes {
  /** Describes what is wrong with the value and how to fix it; '' if nothing is. */
  readonly error?: string | undefined;
  /** Secondary text under the field. */
  readonly help?: string | undefined;
  /** Says how long the value may be, at the end of the line below the field; it contains an element with the id of `limitIdOf`. */
  readonly limit?: ReactNode;
}

/** Returns the id of the element that says how long a field's value may be. */
export const limitIdOf = (inputId: string) => `${inputId}-limit`;

/** Returns the props that tie an input to its label, its error, and its other notes. `id` is the frame's `inputId`. */
export function describedInputProps(id: string, { error = '', help, limit }: FieldNotes) {
  const notes = [
    error !== '' && `${id}-error`,
    help !== undefined && `${id}-help`,
    limit !== undefined && limitIdOf(id),
  ].filter((each) => each !== false);
  return { id, ...(notes.length > 0 && { 'aria-describedby': notes.join(' ') }) };
}

interface FieldFrameProps extends FieldNotes, Omit<FormControlProps, 'error'> {
  readonly inputId: string;
  readonly label: string;
  /** A second line of the label, in the quiet color. */
  readonly note?: string;
  /**
   * Adds the library's asterisk to the label, which screen readers skip. The input says itself that it is required, by
   * `aria-required`: the library's own attribute would bring the browser's messages beside ours.
   */
  readonly isRequired?: boolean;
  /** True if the help depends on the value, so that screen readers announce it when it changes. */
  readonly isHelpLive?: boolean;
  /** Layout of the label. */
  readonly labelSx?: FormLabelProps['sx'];
  /** The input, with the props of `describedInputProps`. */
  readonly children: ReactNode;
}

/**
 * The parts that all fields have: the label, and below the input, the error and the help that a screen reader reads with it. Not a
 * TextField, which has room for one note, and whose label is in the field's border.
 */
export function FieldFrame({
  inputId,
  label,
  note,
  isRequired = false,
  isHelpLive = false,
  labelSx,
  error = '',
  help,
  limit,
  children,
  ...control
}: FieldFrameProps) {
  const isWrong = error !== '';
  return (
    <FormControl {...control} error={isWrong}>
      <FormLabel htmlFor={inputId} required={isRequired} {...(labelSx !== undefined && { sx: labelSx })}>
        <span>{label}</span>
        {note !== undefined && (
          <Typography component="span" variant="secondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </FormLabel>
      {children}
      {(isWrong || help !== undefined || limit !== undefined) && (
        // Across all columns of a field that has its label beside it.
        <Stack direction="row" sx={{ gridColumn: '1 / -1', justifyContent: 'space-between', columnGap: 2 }}>
          <div>
            {isWrong && (
              <FormHelperText id={`${inputId}-error`} role="alert">
                {error}
              </FormHelperText>
            )}
            {help !== undefined && (
              <FormHelperText id={`${inputId}-help`} error={false} {...(isHelpLive && { role: 'status' })}>
                {help}
              </FormHelperText>
            )}
          </div>
          {limit}
        </Stack>
      )}
    </FormControl>
  );
}
