import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { highestScaled, lowestScaled, scoredSections } from '@/domain/exam/report/scale';
import { number } from '@/lib/format';
import { parseDecimal } from '@/lib/parseDecimal';

interface TargetFieldProps {
  readonly target: number | null;
  /** Null takes the target away. */
  readonly onTarget: (target: number | null) => void;
}

const least = lowestScaled * scoredSections.length;
const most = highestScaled * scoredSections.length;
const outOfRange = `A total lies between ${number(least)} and ${number(most)}.`;

/** The total that the student is aiming at; an empty field is none. */
export function TargetField({ target, onTarget }: TargetFieldProps) {
  const id = useId();
  // Until something is typed, the field shows the stored target, which comes later and may change in another tab.
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const text = typed ?? (target === null ? '' : String(target));

  const save = () => {
    const value = text.trim() === '' ? null : parseDecimal(text);
    const isWrong = text.trim() !== '' && (value === null || value < least || value > most);
    setError(isWrong ? outOfRange : null);
    if (isWrong) return;
    setTyped(null);
    onTarget(value === null ? null : Math.round(value));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      sx={{ mt: 2 }}
    >
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', color: 'text.secondary' }}>
        Your target total, if you have one
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, mt: 0.5 }}>
        <OutlinedInput
          id={id}
          value={text}
          error={error !== null}
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ input: { inputMode: 'numeric', maxLength: 12, 'aria-describedby': `${id}-error` } }}
          sx={{ width: '9rem' }}
        />
        <Button type="submit" variant="outlined">
          Set target
        </Button>
      </Box>
      <FormHelperText id={`${id}-error`} error role="status">
        {error}
      </FormHelperText>
    </Box>
  );
}
