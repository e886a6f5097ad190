import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { doneRow, formatMinutesInSentence, taskRow } from '@/domain/plan/today/today-card-text';
import { sumMinutes, type Task, type TodaySummary } from '@/domain/plan/today/task';
import { taskPath } from '@/domain/plan/today/task-path';
import { formatMinutes, keepDatesUnbroken } from '@/lib/text/format';

interface DoneAndUpcomingTasksProps {
  readonly today: TodaySummary;
  readonly following: readonly Task[];
}

/** The tasks finished today and the tasks after the current one. */
export function DoneAndUpcomingTasks({
  today: { state, tasks, doneTasks },
  following,
}: DoneAndUpcomingTasksProps) {
  const all = doneTasks.length === 0 ? sumMinutes(tasks) : sumMinutes(doneTasks);
  const left = state === 'open' && doneTasks.length > 0;
  const title = following.length === 0 ? 'Done' : doneTasks.length === 0 ? 'After that' : 'Done and next';
  return (
    <>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between', mb: 1 }}>
        <Typography component="h3" variant="subtitle2">
          {title}
        </Typography>
        <Typography variant="secondary">
          {left
            ? `${formatMinutesInSentence(sumMinutes(tasks))} left`
            : `${formatMinutesInSentence(all)} in all`}
        </Typography>
      </Stack>
      <List>
        {doneTasks.map((each) => (
          <TaskRow key={each.id} {...doneRow(each)} minutes={each.minutes} to={null} />
        ))}
        {following.map((task) => (
          <TaskRow key={taskPath(task)} {...taskRow(task)} minutes={task.minutes} to={taskPath(task)} />
        ))}
      </List>
    </>
  );
}

interface RowProps {
  readonly title: string;
  readonly note: string;
  readonly minutes: number;
  /** Where the task starts; null if it is done. */
  readonly to: string | null;
}

export function TaskRow({ title, note, minutes, to }: RowProps) {
  return (
    <ListItem divider alignItems="flex-start" sx={{ py: 1.25, columnGap: 1.5 }}>
      <ListItemIcon sx={{ minWidth: 0, mt: 0.25 }}>
        {to === null ? (
          <CheckCircle titleAccess="Done" fontSize="small" color="success" />
        ) : (
          <Circle aria-hidden fontSize="small" sx={{ color: 'surface.controlEdge' }} />
        )}
      </ListItemIcon>
      <ListItemText
        primary={
          to === null ? (
            <span>{title}</span>
          ) : (
            <Link component={RouterLink} to={to} color="textPrimary" sx={{ fontWeight: 'inherit' }}>
              {title}
            </Link>
          )
        }
        secondary={keepDatesUnbroken(note)}
        slotProps={{ primary: { sx: { fontWeight: 500 } } }}
      />
      <Typography variant={to === null ? 'body2' : 'subtitle2'} sx={{ whiteSpace: 'nowrap' }}>
        {formatMinutes(minutes)}
      </Typography>
    </ListItem>
  );
}
