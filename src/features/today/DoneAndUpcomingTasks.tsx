import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Circle from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
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
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography component="h3" variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="secondary">
          {left
            ? `${formatMinutesInSentence(sumMinutes(tasks))} left`
            : `${formatMinutesInSentence(all)} in all`}
        </Typography>
      </Box>
      <ul>
        {doneTasks.map((each) => (
          <Row key={each.id} {...doneRow(each)} minutes={each.minutes} to={null} />
        ))}
        {following.map((task) => (
          <Row key={taskPath(task)} {...taskRow(task)} minutes={task.minutes} to={taskPath(task)} />
        ))}
      </ul>
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

function Row({ title, note, minutes, to }: RowProps) {
  return (
    <li>
      {to === null ? (
        <CheckCircle titleAccess="Done" sx={{ color: 'status.good' }} />
      ) : (
        <Circle aria-hidden sx={{ color: 'surface.controlEdge' }} />
      )}
      <div>
        {to === null ? (
          <Typography sx={{ fontWeight: 500 }}>{title}</Typography>
        ) : (
          <Link component={RouterLink} to={to} sx={{ fontWeight: 500, color: 'text.primary' }}>
            {title}
          </Link>
        )}
        <Typography variant="secondary">{keepDatesUnbroken(note)}</Typography>
      </div>
      <Typography variant="body2" sx={{ fontWeight: to === null ? 400 : 600, whiteSpace: 'nowrap' }}>
        {formatMinutes(minutes)}
      </Typography>
    </li>
  );
}
