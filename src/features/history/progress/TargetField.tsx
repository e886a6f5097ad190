import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ScoreScale } from '@/domain/exam/level/test-level';
import { formatNumber } from '@/lib/format';
import { parseDecimal } from '@/lib/parseDecimal';
import { NativeField } from '@/ui/controls/NativeField';

interface TargetFieldProps {
  /** The scale of a total. */
  readonly scale: ScoreScale;
  readonly target: number | null;
  /** Saves a target, null to take it away, and resolves to what has to be said of it; null where all is well. */
  readonly onTarget: (target: number | null) => Promise<string | null>;
}

/** The total that the student is aiming at; an empty field is none. */
export function TargetField({ scale: { least, most }, target, onTarget }: TargetFieldProps) {
  // Until something is typed, the field shows the stored target, which comes later and may change in another tab.
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
    // What could not be saved, and what was typed meanwhile, stays in the field.
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
        <NativeField
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
