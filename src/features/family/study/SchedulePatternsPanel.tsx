import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SchedulePattern } from '@/domain/dashboard/told/patterns';
import { number } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row } from '@/ui/cards/RowList';

const mostColumns = 4;

/** So many columns that the rows are as even as they can be: five stand as three and two, not as four and one. */
function columnsOf(count: number) {
  const rows = Math.max(1, Math.ceil(count / mostColumns));
  return {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'grid',
    columnGap: 5,
    rowGap: 2.5,
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      ...(count % 2 === 0 && { sm: 'repeat(2, minmax(0, 1fr))' }),
      lg: `repeat(${Math.ceil(count / rows)}, minmax(0, 1fr))`,
    },
  } as const;
}

/** When the child studies by the plan: what, on which days, at what time, for how long. */
export function SchedulePatternsPanel({ patterns }: { patterns: readonly SchedulePattern[] }) {
  return (
    <Panel title="Schedule Patterns">
      {patterns.length === 0 ? (
        <EmptyState
          what="No usual times yet"
          how="The plan’s usual times appear here after the first session."
        />
      ) : (
        <Box component="ul" aria-label="Usual times" sx={columnsOf(patterns.length)}>
          {patterns.map(({ time, activity, minutes, frequency }, index) => (
            <Row
              // The same at any time of other days may be as long or not.
              key={`${index} ${activity}`}
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
