import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SittingDetails } from '@/domain/dashboard/study/day-details';
import { formatCount } from '@/lib/text/format';
import { localMinutesAt, formatTimeOfDay } from '@/lib/dates/localTime';
import { Dot } from '@/ui/marks/Dot';
import { Row, RowList } from '@/ui/cards/RowList';

/** A day's sessions in order: time, activity, result, and duration. */
export function DaySessions({ sittings }: { readonly sittings: readonly SittingDetails[] }) {
  if (sittings.length === 0) return null;
  return (
    <RowList label="Sessions">
      {sittings.map(({ startMs, minutes, subject, title, description }, index) => (
        // Two can begin at the same time: imported ones, or two score reports of one day.
        <Row
          key={index}
          end={
            <Typography component="span" variant="strong">
              {formatCount(minutes, 'minute')}
            </Typography>
          }
        >
          <Typography variant="secondary">{formatTimeOfDay(localMinutesAt(startMs))}</Typography>
          <Stack direction="row" spacing={1.25} sx={{ alignItems: 'baseline' }}>
            <Dot color={subject === null ? 'primary.main' : `section.${subject}`} />
            <Typography component="span" sx={{ minWidth: 0 }}>
              {title}
            </Typography>
          </Stack>
          <Typography variant="secondary">{description}</Typography>
        </Row>
      ))}
    </RowList>
  );
}
