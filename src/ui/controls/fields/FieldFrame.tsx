import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel, { type FormLabelProps } from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** Ties the input to its label, its error, and its help. */
export interface FramedInputProps {
  readonly id: string;
  readonly 'aria-describedby'?: string;
}

interface FieldFrameProps extends Omit<FormControlProps, 'error' | 'children'> {
  readonly label: string;
  /** A second line of the label, in the quiet color. */
  readonly note?: string;
  /** Layout of the label. */
  readonly labelSx?: FormLabelProps['sx'];
  /** Describes what is wrong with the value and how to fix it; '' if nothing is. */
  readonly error?: string | undefined;
  /** Secondary text under the field. */
  readonly help?: string | undefined;
  /** What else describes the field, at the end of the line below it; it contains an element with the id that it receives. */
  readonly renderLimit?: ((id: string) => ReactNode) | undefined;
  readonly children: (input: FramedInputProps) => ReactNode;
}

/** What all fields have in common: the label, and below the input, the error and the help that a screen reader reads with it. */
export function FieldFrame({
  label,
  note,
  labelSx,
  error = '',
  help,
  renderLimit,
  children,
  ...control
}: FieldFrameProps) {
  const id = useId();
  const isWrong = error !== '';
  const describedBy = [
    isWrong && `${id}-error`,
    help !== undefined && `${id}-help`,
    renderLimit !== undefined && `${id}-limit`,
  ]
    .filter((each) => each !== false)
    .join(' ');
  const input = children({ id, ...(describedBy !== '' && { 'aria-describedby': describedBy }) });
  return (
    <FormControl {...control} error={isWrong}>
      <FormLabel htmlFor={id} {...(labelSx !== undefined && { sx: labelSx })}>
        <span>{label}</span>
        {note !== undefined && (
          <Typography component="span" variant="secondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        )}
      </FormLabel>
      {input}
      {describedBy !== '' && (
        // Across all columns of a field that has its label beside it.
        <Stack direction="row" sx={{ gridColumn: '1 / -1', justifyContent: 'space-between', columnGap: 2 }}>
          <div>
            {isWrong && (
              <FormHelperText id={`${id}-error`} role="alert">
                {error}
              </FormHelperText>
            )}
            {help !== undefined && (
              <FormHelperText id={`${id}-help`} error={false}>
                {help}
              </FormHelperText>
            )}
          </div>
          {renderLimit?.(`${id}-limit`)}
        </Stack>
      )}
    </FormControl>
  );
}
