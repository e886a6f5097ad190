import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

interface CountFieldProps {
  readonly label: string;
  readonly note: string;
  readonly text: string;
  /** The count in `text`; null if `text` isn't a valid count. */
  readonly value: number | null;
  readonly max: number;
  readonly fewerLabel: string;
  readonly moreLabel: string;
  /** Shown when the field loses focus with an invalid count in it. */
  readonly error: string;
  readonly onChange: (text: string) => void;
}

/** A field for a count, beside its label, with buttons that change it by one. */
export function CountField({
  label,
  note,
  text,
  value,
  max,
  fewerLabel,
  moreLabel,
  error,
  onChange,
}: CountFieldProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const isWrong = left && value === null;
  const step = (by: number) => onChange(String(Math.min(max, Math.max(0, (value ?? 0) + by))));
  return (
    <FormControl error={isWrong} sx={row}>
      <FormLabel htmlFor={id} sx={{ mb: 0 }}>
        <span>{label}</span>
        <Typography component="span" variant="secondary" sx={{ display: 'block' }}>
          {note}
        </Typography>
      </FormLabel>
      <OutlinedInput
        id={id}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setLeft(false);
          onChange(event.target.value);
        }}
        onBlur={() => setLeft(true)}
        startAdornment={
          <InputAdornment position="start">
            <IconButton edge="start" aria-label={fewerLabel} disabled={value === 0} onClick={() => step(-1)}>
              <Remove fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
        endAdornment={
          <InputAdornment position="end">
            <IconButton edge="end" aria-label={moreLabel} disabled={value === max} onClick={() => step(1)}>
              <Add fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
        {...(isWrong && { 'aria-describedby': `${id}-error` })}
        slotProps={{
          input: {
            inputMode: 'numeric',
            maxLength: 3,
            sx: { width: 52, px: 0, textAlign: 'center', fontWeight: 600 },
          },
        }}
      />
      {isWrong && (
        <FormHelperText id={`${id}-error`} role="alert" sx={{ gridColumn: '1 / -1' }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
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
