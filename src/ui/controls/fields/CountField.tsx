import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import { describedInputProps, FieldFrame } from './FieldFrame';

interface CountFieldProps {
  readonly label: string;
  readonly note: string;
  /** From react-hook-form's `Controller`; its value is the text as typed. */
  readonly field: Pick<ControllerRenderProps, 'name' | 'ref' | 'onBlur'> & { readonly value: string };
  /** The count in the text; null if it isn't a valid one. */
  readonly count: number | null;
  readonly max: number;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  /** Describes what is wrong with the text and how to fix it; '' if nothing is. */
  readonly error?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A field for a count, beside its label, with buttons that change it by one. */
export function CountField({
  label,
  note,
  field,
  count,
  max,
  fewerLabel,
  moreLabel,
  error,
  onChange,
}: CountFieldProps) {
  const id = useId();
  const step = (by: number) => onChange(String(Math.min(max, Math.max(0, (count ?? 0) + by))));
  return (
    <FieldFrame inputId={id} label={label} note={note} labelSx={{ mb: 0 }} error={error} sx={row}>
      <OutlinedInput
        {...describedInputProps(id, { error })}
        autoComplete="off"
        name={field.name}
        inputRef={field.ref}
        value={field.value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={field.onBlur}
        startAdornment={
          <InputAdornment position="start">
            <IconButton edge="start" aria-label={fewerLabel} disabled={count === 0} onClick={() => step(-1)}>
              <Remove fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
        endAdornment={
          <InputAdornment position="end">
            <IconButton edge="end" aria-label={moreLabel} disabled={count === max} onClick={() => step(1)}>
              <Add fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
        slotProps={{
          input: {
            inputMode: 'numeric',
            maxLength: 3,
            sx: { width: 52, px: 0, textAlign: 'center', fontWeight: 600 },
          },
        }}
      />
    </FieldFrame>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
