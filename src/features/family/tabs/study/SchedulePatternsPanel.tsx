import Grid from '@mui/material/Grid';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SchedulePattern } from '@/domain/dashboard/insights/schedule-patterns';
import { formatNumber } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { evenColumnSize } from '@/ui/cards/cardLayout';
import { Panel } from '@/ui/cards/Panel';

/** The plan's usual study times: activity, days, time, and duration. */
export function SchedulePatternsPanel({ patterns }: { patterns: readonly SchedulePattern[] }) {
  return (
    <Panel title="Schedule Patterns" {...(patterns.length > 0 && { control: 'the plan of this week' })}>
      {patterns.length === 0 ? (
        <EmptyState
          preview="rows"
          title="No usual times yet"
          text="The plan’s usual times appear here after the first session."
        />
      ) : (
        <Grid container component={List} aria-label="Usual times" columnSpacing={5} rowSpacing={2.5}>
          {patterns.map(({ time, activity, minutes, frequency }, index) => (
            <Grid
              // The key includes the index, because the same activity may appear several times.
              key={`${index} ${activity}`}
              component={ListItem}
              disablePadding
              size={evenColumnSize(patterns.length)}
              sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}
            >
              <Stack sx={{ flex: '1 1 10rem', minWidth: 0 }}>
                <Typography>{activity}</Typography>
                <Typography variant="secondary">{time}</Typography>
                <Typography variant="secondary">{frequency}</Typography>
              </Stack>
              <Typography component="span" variant="strong" sx={{ whiteSpace: 'nowrap' }}>
                {`${formatNumber(minutes)} min`}
              </Typography>
            </Grid>
          ))}
        </Grid>
      )}
    </Panel>
  );
}
