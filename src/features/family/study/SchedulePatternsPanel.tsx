import Typography from '@mui/material/Typography';
import type { SchedulePattern } from '@/domain/family/told/patterns';
import { number } from '@/lib/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { Panel } from '@/ui/cards/Panel';
import { Row, RowList } from '@/ui/cards/RowList';

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
        <RowList label="Usual times">
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
        </RowList>
      )}
    </Panel>
  );
}
