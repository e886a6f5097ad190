import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SchedulePattern } from '@/domain/family/told/patterns';
import { number } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row } from '@/ui/cards/RowList';

/** As many columns as fit, so that the card is full however many there are. */
const columns = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 5,
  rowGap: 2.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
} as const;

/** When the child studies by the plan: what, on which days, at what time, for how long. */
export function SchedulePatternsPanel({ patterns }: { patterns: readonly SchedulePattern[] }) {
  return (
    <Panel title="Schedule Patterns">
      {patterns.length === 0 ? (
        <EmptyState
          what="No usual times yet"
          how="The times of the plan appear here with the first session."
        />
      ) : (
        <Box component="ul" aria-label="Usual times" sx={columns}>
          {patterns.map(({ time, activity, minutes, frequency }) => (
            <Row
              key={`${time} ${activity}`}
              end={
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {number(minutes)} min
                </Typography>
              }
            >
              <Typography>{activity}</Typography>
              <Typography variant="body2" color="textSecondary">
                {time}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {frequency}
              </Typography>
            </Row>
          ))}
        </Box>
      )}
    </Panel>
  );
}
