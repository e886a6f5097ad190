import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { isIsoDay, type IsoDay } from '@/lib/dates/calendar';
import { pathOf, type RouteId } from '@/site';
import { FormField } from '@/ui/controls/fields/FormField';

interface DateChoiceProps {
  /** The page that uses the date. */
  readonly page: RouteId;
  /** The search parameter for the date. */
  readonly name: string;
  readonly label: string;
  readonly submit: string;
  readonly variant?: 'contained' | 'outlined';
  readonly date: IsoDay | null;
  /** Navigates to the address with the date. */
  readonly onChoose: (date: IsoDay) => void;
}

const emptyDateText = 'Choose a date first.';

/** A date field. Before hydration, submitting its form navigates to the address with the date. */
export function DateChoice({
  page,
  name,
  label,
  submit,
  variant = 'contained',
  date,
  onChoose,
}: DateChoiceProps) {
  // Without default values, the field keeps what was typed before hydration.
  const { register, handleSubmit, setValue, formState } = useForm<Record<string, string>>();
  // After each navigation, the field shows the page's date, which may be another than the chosen one. It is updated in place instead
  // of remounted, so that focus remains there after Enter.
  const { key } = useLocation();
  const shown = useRef({ date, key });
  useEffect(() => {
    if (shown.current.date === date && shown.current.key === key) return;
    shown.current = { date, key };
    setValue(name, date ?? '');
  }, [setValue, name, date, key]);
  const send = handleSubmit((typed) => {
    const chosen = typed[name] ?? '';
    if (isIsoDay(chosen)) onChoose(chosen);
  });
  return (
    <Stack
      component="form"
      noValidate
      method="get"
      action={pathOf(page)}
      onSubmit={(event) => void send(event)}
      spacing={1.5}
      sx={{ alignItems: 'flex-start' }}
    >
      <FormField
        label={label}
        type="date"
        field={register(name, { validate: (text) => isIsoDay(text) || emptyDateText })}
        defaultValue={date ?? ''}
        error={formState.errors[name]?.message}
      />
      <Button type="submit" variant={variant}>
        <span>{submit}</span>
      </Button>
    </Stack>
  );
}
