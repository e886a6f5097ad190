import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { cardHeadText, doneRow, taskRow, todayProgressLabel } from '@/domain/plan/today/today-card-text';
import type { TodaySummary } from '@/domain/plan/today/task';
import { taskPath } from '@/domain/plan/today/task-path';
import { keepDatesUnbroken } from '@/lib/text/format';
import { TaskRow } from './DoneAndUpcomingTasks';

/** The day's tasks as a list, done and to come. It has no highlight, because it stands beside the next step that a test suggests. */
export function SmallTodayCard({ today }: { readonly today: TodaySummary }) {
  const titleId = useId();
  const { state, tasks, doneTasks } = today;
  const open = state === 'open' ? tasks : [];
  const head = state === 'open' ? null : cardHeadText(today);
  return (
    <Card component="section" aria-labelledby={titleId} data-today sx={{ height: '100%' }}>
      <CardHeader
        title={head === null ? todayProgressLabel(today) : head.label}
        subheader={head?.title}
        slotProps={{ title: { id: titleId, component: 'h2' } }}
      />
      <CardContent>
        {head?.reasons.map((reason) => (
          <Typography key={reason} variant="secondary">
            {keepDatesUnbroken(reason)}
          </Typography>
        ))}
        <List disablePadding>
          {doneTasks.map((each) => (
            <TaskRow key={each.id} {...doneRow(each)} minutes={each.minutes} to={null} />
          ))}
          {open.map((task) => (
            <TaskRow key={taskPath(task)} {...taskRow(task)} minutes={task.minutes} to={taskPath(task)} />
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
