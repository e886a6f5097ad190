import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SchedulePattern } from '@/domain/dashboard/insights/schedule-patterns';
import { formatNumber } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { evenColumnStyles } from '@/ui/cards/evenColumnStyles';
import { Panel } from '@/ui/cards/Panel';
import { Row } from '@/ui/cards/RowList';

/** The plan's usual study times: activity, days, time, and duration. */
export function SchedulePatternsPanel({ patterns }: { patterns: readonly SchedulePattern[] }) {
  return (
    <Panel title="Schedule Patterns">
      {patterns.length === 0 ? (
        <EmptyState
          title="No usual times yet"
          text="The plan’s usual times appear here after the first session."
        />
      ) : (
        <Box
          component="ul"
          aria-label="Usual times"
          sx={{ ...evenColumnStyles(patterns.length), alignItems: 'start' }}
        >
          {patterns.map(({ time, activity, minutes, frequency }, index) => (
            <Row
              // The key includes the index, because the same activity may appear several times.
              key={`${index} ${activity}`}
              align="baseline"
              end={
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {`${formatNumber(minutes)} min`}
                </Typography>
              }
            >
              <Typography>{activity}</Typography>
              <Typography variant="secondary">{time}</Typography>
              <Typography variant="secondary">{frequency}</Typography>
            </Row>
          ))}
        </Box>
      )}
    </Panel>
  );
}
