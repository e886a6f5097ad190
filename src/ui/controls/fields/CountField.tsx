import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import * as colors from '@/ui/colors';
import { FieldError } from './FieldError';

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

/** A field for a count, with buttons that change it by one. */
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
    <Box sx={row}>
      <label htmlFor={id}>
        <span>{label}</span>
        <span>{note}</span>
      </label>
      <div className="count">
        <button type="button" aria-label={fewerLabel} disabled={value === 0} onClick={() => step(-1)}>
          {'\u2212'}
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={text}
          onChange={(event) => {
            setLeft(false);
            onChange(event.target.value);
          }}
          onBlur={() => setLeft(true)}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <button type="button" aria-label={moreLabel} disabled={value === max} onClick={() => step(1)}>
          +
        </button>
      </div>
      {isWrong && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& label': { fontWeight: 600 },
  '& label span + span': { display: 'block', typography: 'body2', fontWeight: 400, color: 'text.secondary' },
  '& .count': {
    display: 'flex',
    border: 1,
    borderColor: colors.controlEdge,
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
  '& .count > *': {
    height: 44,
    width: 44,
    p: 0,
    border: 0,
    borderRadius: 'inherit',
    font: 'inherit',
    textAlign: 'center',
    color: 'inherit',
    bgcolor: 'transparent',
  },
  '& button': { fontSize: '1.125rem', cursor: 'pointer' },
  // Not of buttons in a group of fields that is disabled until it is hydrated.
  '& button[disabled]': { color: 'text.secondary', opacity: 0.5, cursor: 'default' },
  '& input': { width: 52, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .count > :focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 0 },
  '& [role="alert"]': { gridColumn: '1 / -1' },
} as const;
