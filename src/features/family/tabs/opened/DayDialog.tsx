import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/as-of';
import { buildDayDetails } from '@/domain/dashboard/study/day-details';
import type { LearnerRecord } from '@/domain/learner/learner-record';
import type { IsoDay } from '@/lib/dates/calendar';
import { formatLongDay } from '@/lib/text/format';
import { DetailsDialog } from '@/ui/controls/dialogs/DetailsDialog';
import { DaySessions } from './DaySessions';

interface DayDialogProps {
  readonly record: LearnerRecord;
  readonly day: IsoDay;
  readonly asOf: AsOf;
  readonly onClose: () => void;
}

/** A day's details: its hours against the day's share of the target, and each session in order. */
export function DayDialog({ record, day, asOf, onClose }: DayDialogProps) {
  const { summary, sittings } = buildDayDetails(record, day, asOf);
  return (
    <DetailsDialog title={`${formatLongDay(day)}, ${day.slice(0, 4)}`} label="Sessions" onClose={onClose}>
      <Typography sx={{ mb: sittings.length === 0 ? 0 : 3 }}>{summary}</Typography>
      <DaySessions sittings={sittings} />
    </DetailsDialog>
  );
}
