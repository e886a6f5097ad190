import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
  // Until the user types, the field shows the saved target, which loads later and may change in another tab.
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const text = typed ?? (target === null ? '' : String(target));

  const save = async () => {
    const value = text.trim() === '' ? null : parseDecimal(text);
    const isWrong = text.trim() !== '' && (value === null || value < least || value > most);
    setError(isWrong ? `Enter a total from ${formatNumber(least)} to ${formatNumber(most)}.` : null);
    if (isWrong) return;
    const notice = await onTarget(value === null ? null : Math.round(value));
    setError(notice);
    // Leaves the text in the field if saving failed or if the user has typed something else since.
    if (notice === null) setTyped((now) => (now === typed ? null : now));
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      sx={{ mt: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1.5 }}>
        <FormField
          label="Your target total"
          value={text}
          onChange={setTyped}
          maxLength={12}
          inputMode="numeric"
        />
        <Button type="submit" variant="outlined" sx={{ flexShrink: 0 }}>
          Set target
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ mt: 0.75, color: 'status.risk' }}>
        {error}
      </Typography>
    </Box>
  );
}
