import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { OpenedSitting } from '@/domain/dashboard/study/opened-day';
import { count } from '@/lib/format';
import { minutesAt, timeOfDay } from '@/lib/localTime';
import { Dot } from '@/ui/cards/Dot';
import { Row, RowList } from '@/ui/cards/RowList';

/** The sessions of a day in order: when, what, what came of it, and how long. */
export function DaySessions({ sittings }: { readonly sittings: readonly OpenedSitting[] }) {
  if (sittings.length === 0) return null;
  return (
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
  );
}
