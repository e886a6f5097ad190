import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { describedInputProps, FieldFrame, limitIdOf } from './FieldFrame';

/** The length of the text, its limit, and the number of characters over the limit (`excess`). */
interface Length {
  readonly length: number;
  readonly limit: number;
  readonly excess: number;
}

interface LabeledFieldProps {
  readonly label: string;
  /** Describes what is wrong with the text and how to fix it; '' if nothing is. */
  readonly error?: string | undefined;
  /** Secondary text under the field. */
  readonly help?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  readonly inputMode?: 'decimal' | 'numeric' | 'email';
  /** Personal data that the browser may fill in. */
  readonly autoComplete?: 'name' | 'email' | 'tel';
  /** Makes it a multiline field of this many rows. */
  readonly rows?: number;
  readonly length?: Length;
  /** Longest text the field accepts; the rest is cut off. For fields where a longer text can't be right. */
  readonly maxLength?: number;
  /** Marks the field with an asterisk, which RequiredLegend explains. */
  readonly required?: boolean;
}

interface RegisteredFieldProps extends LabeledFieldProps {
  /** The result of react-hook-form's `register`. */
  readonly field: Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onChange' | 'onBlur'>;
  /** The field's first value in the prerendered document; in the browser, the form library sets it. */
  readonly defaultValue?: string;
}

interface ControlledFieldProps extends LabeledFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Connects the input with the form, or with the state that its parent holds. */
function bindInput(props: RegisteredFieldProps | ControlledFieldProps) {
  if (!('field' in props))
    return {
      value: props.value,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => props.onChange(target.value),
    };
  const { field, defaultValue } = props;
  return {
    name: field.name,
    inputRef: field.ref,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ...(defaultValue !== undefined && { defaultValue }),
  };
}

/**
 * A labeled text field with its error below. The live character count is visible, but screen readers don't announce it on every
 * key: they announce the limit with the field, and once more when the text exceeds it.
 */
export function FormField(props: RegisteredFieldProps | ControlledFieldProps) {
  const { label, error, help, length, rows, required = false } = props;
  const { type = 'text', inputMode, autoComplete, maxLength } = props;
  const id = useId();
  const notes = { error, help, limit: length && <LengthLine id={limitIdOf(id)} {...length} /> };
  return (
    <FieldFrame fullWidth inputId={id} label={label} isRequired={required} {...notes}>
      <OutlinedInput
        {...describedInputProps(id, notes)}
        type={type}
        {...bindInput(props)}
        {...(autoComplete !== undefined && { autoComplete })}
        {...(rows !== undefined && { multiline: true, inputComponent: 'textarea' })}
        slotProps={{
          input: {
            // Follows what a person types, so that their punctuation stays where they put it.
            dir: 'auto',
            ...(rows !== undefined && { rows }),
            ...(inputMode !== undefined && { inputMode }),
            ...(maxLength !== undefined && { maxLength }),
            ...(required && { 'aria-required': true }),
          },
        }}
      />
    </FieldFrame>
  );
}

/** Explains the asterisk of required fields. */
export function RequiredLegend() {
  return <Typography variant="secondary">Fields marked * are required.</Typography>;
}

function LengthLine({ id, length, limit, excess }: Length & { id: string }) {
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          mt: 0.75,
          flexShrink: 0,
          typography: 'body2',
          color: excess > 0 ? 'status.risk' : 'text.secondary',
        }}
      >
        {`${length} of ${limit}`}
      </Box>
      <span id={id} style={visuallyHidden}>{`At most ${limit} characters.`}</span>
      <span role="status" style={visuallyHidden}>
        {excess > 0 && `Longer than ${limit} characters.`}
      </span>
    </>
  );
}
