import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Consent } from '@/data/record/api';
import { useConsent } from '@/data/record/consent/useConsent';
import type { PlanOutcome } from '@/domain/plan/weeks/build-plan';
import { type IsoDay, isIsoDay } from '@/lib/dates/calendar';
import { dayMinutesOf } from '@/domain/plan/weeks/plan-limits';
import { whenPainted } from '@/lib/browser/timing';
import { weekdayNames } from '@/lib/text/format';
import { ConsentQuestion } from '@/ui/controls/ConsentQuestion';
import { DisableableFields } from '@/ui/controls/fields/DisableableFields';
import { FormField } from '@/ui/controls/fields/FormField';
import { noDateText, planRefusalTexts, savingPlanText } from './plannerTexts';

export interface PlanFields {
  readonly testDate: string;
  readonly minutesPerDay: string;
  readonly restDays: readonly number[];
}

interface PlanFormProps {
  readonly fields: PlanFields;
  /** Proposes the minutes a day, by the days off, until they are typed; null to keep those of the fields. */
  readonly weeklyMinutes?: number | null;
  readonly submit: string;
  /** Explains why the last attempt produced no plan. */
  readonly problem: string | null;
  /** Makes the plan and saves it if that succeeds. */
  readonly onSubmit: (preferences: {
    testDate: IsoDay;
    minutesPerDay: number;
    restDays: readonly number[];
    consent: Consent;
  }) => Promise<PlanOutcome['state'] | 'failed'>;
  /** True until the record has been read, because a plan made earlier would replace the saved one. */
  readonly disabled?: boolean;
  /** A button that leaves the form without changes, if there is a plan to return to. */
  readonly children?: ReactNode;
}

/** Test date, minutes per day, and days off: the inputs of a plan. */
export function PlanForm({
  fields,
  weeklyMinutes = null,
  submit,
  problem,
  onSubmit,
  disabled = false,
  children,
}: PlanFormProps) {
  const consent = useConsent();
  const proposedFor = (restDays: readonly number[]) => {
    const minutes = weeklyMinutes === null ? null : dayMinutesOf(weeklyMinutes, restDays);
    return minutes === null ? fields.minutesPerDay : String(minutes);
  };
  const { control, register, handleSubmit, setError, setValue, formState } = useForm<PlanFields>({
    // Takes over a date saved in the profile after the form opened, but keeps everything typed here.
    values: { ...fields, minutesPerDay: proposedFor(fields.restDays) },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isSubmitting, dirtyFields } = formState;
  const send = handleSubmit(async ({ testDate, minutesPerDay, restDays }) => {
    if (!isIsoDay(testDate)) return setError('testDate', { message: noDateText }, { shouldFocus: true });
    await whenPainted();
    const minutes = /^\d{1,3}$/.test(minutesPerDay.trim()) ? Number(minutesPerDay) : Number.NaN;
    const state = await onSubmit({ testDate, minutesPerDay: minutes, restDays, consent: consent.choice });
    if (state === 'made' || state === 'failed') return undefined;
    const { field, text } = planRefusalTexts[state];
    return setError(field, { message: text }, { shouldFocus: true });
  });
  return (
    <form noValidate aria-label="Your plan" onSubmit={(event) => void send(event)}>
      <DisableableFields disabled={disabled}>
        <Stack spacing={2.5}>
          <FormField
            label="Test Date"
            type="date"
            required
            field={register('testDate')}
            error={errors.testDate?.message}
          />
          <FormField
            label="Minutes a Day"
            inputMode="decimal"
            required
            maxLength={3}
            field={register('minutesPerDay')}
            defaultValue={fields.minutesPerDay}
            error={errors.minutesPerDay?.message}
            help={
              weeklyMinutes === null
                ? 'From 10 to 180. Choose what you can manage on a usual day.'
                : 'From 10 to 180. We suggest this from the weekly hours in your profile.'
            }
          />
          <Controller
            name="restDays"
            control={control}
            render={({ field }) => (
              <DaysOff
                chosen={field.value}
                onChange={(chosen) => {
                  field.onChange(chosen);
                  if (dirtyFields.minutesPerDay !== true) setValue('minutesPerDay', proposedFor(chosen));
                }}
                firstRef={field.ref}
                error={errors.restDays?.message}
              />
            )}
          />
          {!consent.isAnswered && (
            <ConsentQuestion value={consent.choice} onChange={consent.choose} disabled={isSubmitting} />
          )}
          {problem !== null && (
            <Alert severity="error" role="alert">
              {problem}
            </Alert>
          )}
          <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" type="submit" disabled={isSubmitting}>
              <span>{isSubmitting ? savingPlanText : submit}</span>
            </Button>
            {children}
          </Stack>
        </Stack>
      </DisableableFields>
    </form>
  );
}

interface DaysOffProps {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  /** Receives the group, so that it can be focused when it has an error. */
  readonly firstRef: (element: HTMLElement | null) => void;
  readonly error: string | undefined;
}

function DaysOff({ chosen, onChange, firstRef, error }: DaysOffProps) {
  const errorId = useId();
  return (
    <FormControl
      component="fieldset"
      ref={firstRef}
      tabIndex={-1}
      error={error !== undefined}
      {...(error !== undefined && { 'aria-describedby': errorId })}
    >
      <FormLabel component="legend">Days Off</FormLabel>
      <FormGroup sx={days}>
        {weekdayNames.map((name, day) => (
          <FormControlLabel
            key={name}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(day)}
                onChange={(_, isOff) =>
                  onChange(isOff ? [...chosen, day] : chosen.filter((each) => each !== day))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {error !== undefined && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const days = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
} as const;
