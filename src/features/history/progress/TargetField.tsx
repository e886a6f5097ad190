import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import type { ScoreScale } from '@/domain/exam/level/test-level';
import { formatNumber } from '@/lib/text/format';
import { parseDecimal } from '@/lib/text/parseDecimal';
import { FormField } from '@/ui/controls/fields/FormField';

interface TargetFieldProps {
  readonly scale: ScoreScale;
  readonly target: number | null;
  /** Saves a target (null removes it) and resolves to an error message, or null on success. */
  readonly onTarget: (target: number | null) => Promise<string | null>;
}

/** The student's target for the total score; an empty field means none. */
export function TargetField({ scale: { least, most }, target, onTarget }: TargetFieldProps) {
  const saved = target === null ? '' : String(target);
  const { register, handleSubmit, resetField, getValues, setError, formState } = useForm({
    // Until the user types, the field shows the saved target, which loads later and may change in another tab.
    values: { total: saved },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;
  const isOnScale = (text: string) => {
    const value = parseDecimal(text);
    return text.trim() === '' || (value !== null && value >= least && value <= most);
  };
  const save = handleSubmit(async ({ total }) => {
    const value = total.trim() === '' ? null : parseDecimal(total);
    const chosen = value === null ? null : Math.round(value);
    const notice = await onTarget(chosen);
    // Leaves the text in the field if saving failed or if the user has typed something else since.
    if (notice !== null) setError('total', { message: notice });
    else if (getValues('total') === total)
      resetField('total', { defaultValue: chosen === null ? '' : String(chosen) });
  });
  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void save(event)}
      spacing={1.5}
      sx={{ mt: 2, alignItems: 'flex-start' }}
    >
      <FormField
        label="Your target total"
        maxLength={12}
        inputMode="numeric"
        field={register('total', {
          validate: (text) =>
            isOnScale(text) || `Enter a total from ${formatNumber(least)} to ${formatNumber(most)}.`,
        })}
        defaultValue={saved}
        error={errors.total?.message}
      />
      <Button type="submit" variant="outlined">
        Set target
      </Button>
    </Stack>
  );
}
