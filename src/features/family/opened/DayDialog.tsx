import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/clock';
import { openedDay } from '@/domain/dashboard/study/opened-day';
import type { LearnerRecord } from '@/domain/learner/record';
import type { IsoDay } from '@/lib/calendar';
import { longDay } from '@/lib/format';
import { DetailsDialog } from '@/ui/controls/DetailsDialog';
import { DaySessions } from './DaySessions';

interface DayDialogProps {
  readonly record: LearnerRecord;
  readonly day: IsoDay;
  readonly asOf: AsOf;
  readonly onClose: () => void;
}

/** A day: how much was studied beside its share, and each session of it in order. */
export function DayDialog({ record, day, asOf, onClose }: DayDialogProps) {
  const { words, sittings } = openedDay(record, day, asOf);
  return (
    <DetailsDialog title={`${longDay(day)}, ${day.slice(0, 4)}`} label="Sessions" onClose={onClose}>
      <Typography sx={{ mb: sittings.length === 0 ? 0 : 3 }}>{words}</Typography>
      <DaySessions sittings={sittings} />
    </DetailsDialog>
  );
}
