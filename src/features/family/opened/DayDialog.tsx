import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/clock';
import { openedDay } from '@/domain/dashboard/study/opened-day';
import type { LearnerRecord } from '@/domain/learner/record';
import type { IsoDay } from '@/lib/calendar';
import { count, longDay } from '@/lib/format';
import { minutesAt, timeOfDay } from '@/lib/localTime';
import { Dot } from '@/ui/cards/Dot';
import { Row, RowList } from '@/ui/cards/RowList';
import { DetailsDialog } from '@/ui/controls/DetailsDialog';

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
      {sittings.length > 0 && (
        <RowList label="Sessions">
          {sittings.map(({ at, minutes, subject, title, done }) => (
            <Row
              key={at}
              end={
                <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {count(minutes, 'minute')}
                </Typography>
              }
            >
              <Typography variant="body2" color="textSecondary">
                {timeOfDay(minutesAt(at))}
              </Typography>
              <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.25 }}>
                <Dot color={subject === null ? 'primary.main' : `section.${subject}`} />
                <Typography component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {title}
                </Typography>
              </Box>
              <Typography variant="body2" color="textSecondary">
                {done}
              </Typography>
            </Row>
          ))}
        </RowList>
      )}
    </DetailsDialog>
  );
}
