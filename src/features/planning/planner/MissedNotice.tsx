import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PlanEntry } from '@/domain/plan/study-plan';
import { Callout } from '@/ui/cards/Callout';
import { missedEntriesText } from './plannerTexts';

interface MissedNoticeProps {
  readonly missed: readonly PlanEntry[];
  /** What became of the last spreading; empty where there was none. */
  readonly said: string;
  readonly onSpread: () => void;
  /** Null where there is nothing to undo. */
  readonly onUndo: (() => void) | null;
}

/** What is still open from earlier days, and one tap that finds new days for it. */
export function MissedNotice({ missed, said, onSpread, onUndo }: MissedNoticeProps) {
  const minutes = missed.reduce((sum, entry) => sum + entry.minutes, 0);
  const isShown = missed.length > 0 || said !== '';
  return (
    <div>
      {/* There before its words are, so that a screen reader says them. */}
      <div role="status">
        {isShown && (
          <Callout tone="note" mt={3}>
            <Typography>{said === '' ? missedEntriesText(missed.length, minutes) : said}</Typography>
          </Callout>
        )}
      </div>
      {isShown && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {missed.length > 0 && (
            <Button variant="outlined" onClick={onSpread}>
              Spread out what was missed
            </Button>
          )}
          {onUndo !== null && (
            <Button variant="outlined" onClick={onUndo}>
              Undo
            </Button>
          )}
        </Box>
      )}
    </div>
  );
}
