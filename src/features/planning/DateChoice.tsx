import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useId, useRef, useState } from 'react';
import { isIsoDay, type IsoDay } from '@/lib/dates/calendar';
import { pathOf, type RouteId } from '@/site';
import * as colors from '@/ui/colors';

interface DateChoiceProps {
  /** The page that uses the date. */
  readonly page: RouteId;
  /** The search parameter for the date. */
  readonly name: string;
  readonly label: string;
  readonly submit: string;
  readonly variant?: 'contained' | 'outlined';
  readonly date: IsoDay | null;
  readonly onChoose: (date: IsoDay) => void;
}

const emptyDateText = 'Choose a date first.';

/** A native date field. Before hydration, submitting its form navigates to the address with the date. */
export function DateChoice({
  page,
  name,
  label,
  submit,
  variant = 'contained',
  date,
  onChoose,
}: DateChoiceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** The field's last value, set by the page or by the user. */
  const given = useRef(date);
  const [error, setError] = useState('');
  // Updates the field in place instead of remounting it, so that focus remains there after Enter.
  useEffect(() => {
    if (given.current === date) return;
    given.current = date;
    if (input.current !== null) input.current.value = date ?? '';
  });
  return (
    <Box
      component="form"
      noValidate
      method="get"
      action={pathOf(page)}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).get(name);
        if (typeof chosen === 'string' && isIsoDay(chosen)) {
          setError('');
          given.current = chosen;
          onChoose(chosen);
        } else {
          setError(emptyDateText);
          input.current?.focus();
        }
      }}
    >
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.75, fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Box
          component="input"
          ref={input}
          id={id}
          name={name}
          type="date"
          defaultValue={date ?? ''}
          aria-invalid={error !== ''}
          {...(error !== '' && { 'aria-describedby': `${id}-error` })}
          sx={field}
        />
        <Button type="submit" variant={variant}>
          <span>{submit}</span>
        </Button>
      </Box>
      {error !== '' && (
        <FormHelperText error id={`${id}-error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const field = {
  flex: '1 1 10rem',
  minWidth: 0,
  minHeight: 44,
  px: 1.75,
  font: 'inherit',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'surface.controlEdge',
  borderRadius: 1,
  '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
} as const;
