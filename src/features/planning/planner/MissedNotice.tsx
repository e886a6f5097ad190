import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { PlanEntry } from '@/domain/plan/schedule/study-plan';
import { missedEntriesText } from './plannerTexts';

interface MissedNoticeProps {
  readonly missed: readonly PlanEntry[];
  /** Text on the outcome of the last rescheduling; empty if there was none. */
  readonly resultText: string;
  readonly onReschedule: () => void;
  /** Null if there is nothing to undo. */
  readonly onUndo: (() => void) | null;
}

/** The unfinished entries of earlier days, and a button that finds new days for them. */
export function MissedNotice({ missed, resultText, onReschedule, onUndo }: MissedNoticeProps) {
  const minutes = missed.reduce((sum, entry) => sum + entry.minutes, 0);
  const isShown = missed.length > 0 || resultText !== '';
  return (
    <div>
      {/* Mounted before it has text, so that screen readers announce it. */}
      <div role="status">
        {isShown && (
          <Alert severity="info" sx={{ mt: 3 }}>
            {resultText === '' ? missedEntriesText(missed.length, minutes) : resultText}
          </Alert>
        )}
      </div>
      {isShown && (
        <Stack direction="row" spacing={1.5} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
          {missed.length > 0 && (
            <Button variant="outlined" onClick={onReschedule}>
              Spread out what was missed
            </Button>
          )}
          {onUndo !== null && (
            <Button variant="outlined" onClick={onUndo}>
              Undo
            </Button>
          )}
        </Stack>
      )}
    </div>
  );
}
