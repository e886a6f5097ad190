import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { attemptNoun } from '@/domain/exam/catalog/attempt-noun';
import type { AttemptResult } from '@/domain/exam/scoring/result';
import { formatCount } from '@/lib/text/format';
import { Panel } from '@/ui/cards/Panel';
import { TermList } from '@/ui/cards/TermList';
import { readDrillOutcome } from './readDrillOutcome';

interface DrillOutcomeProps {
  readonly result: AttemptResult;
  /** Starts another drill like this one. */
  readonly onAgain: () => void;
}

type Outcome = Awaited<ReturnType<typeof readDrillOutcome>>;

/** Shown after a drill: its changes to the error log and, after a review, the mistakes still due. */
export function DrillOutcome({ result, onAgain }: DrillOutcomeProps) {
  const [outcome, setOutcome] = useState<Outcome | 'failed' | null>(null);
  useEffect(() => {
    let isWanted = true;
    readDrillOutcome(result).then(
      (read) => isWanted && setOutcome(read),
      () => isWanted && setOutcome('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [result]);
  const isReview = attemptNoun(result.parts) === 'review';
  if (outcome === 'failed')
    return (
      <Alert severity="info">
        The return dates of your mistakes could not be loaded. Your answers are safe; the error log has the
        dates.
      </Alert>
    );
  // As high as a short panel.
  if (outcome === null) return isReview ? <Skeleton aria-busy height="16rem" /> : null;
  const { lines, due, text } = outcome;
  // If mistakes are still due, this review had the maximum length, so the button offers at most as many.
  const asked = result.parts.reduce(
    (sum, part) => sum + (part.kind === 'section' ? part.items.length : 0),
    0,
  );
  if (!isReview && lines.length === 0) return null;
  return (
    <Panel title="When Your Mistakes Return">
      {lines.length > 0 && <TermList columns terms={lines} />}
      {isReview && <Typography sx={{ mt: lines.length > 0 ? 2 : 0 }}>{text}</Typography>}
      {isReview && due > 0 && (
        <Button variant="contained" onClick={onAgain} sx={{ mt: 2, alignSelf: 'flex-start' }}>
          <span>{`Review ${formatCount(Math.min(due, asked), 'mistake')} now`}</span>
        </Button>
      )}
    </Panel>
  );
}
