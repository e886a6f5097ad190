import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
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
    // Mounted before it has text, so that screen readers announce it.
    <div role="status">
      {isShown && (
        <Alert
          severity="info"
          action={
            <>
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
            </>
          }
          slotProps={{ action: { sx: actions } }}
          sx={{ mt: 3, alignItems: 'center' }}
        >
          {resultText === '' ? missedEntriesText(missed.length, minutes) : resultText}
        </Alert>
      )}
    </div>
  );
}

/** Beside the message or, if there is no room, below it. */
const actions = {
  m: 0,
  mt: { xs: 1.5, md: 0 },
  ml: { md: 'auto' },
  flexWrap: 'wrap',
  gap: 1.5,
  displayPrint: 'none',
} as const;
