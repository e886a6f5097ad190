import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  cardHeadText,
  nextStudyDayLabel,
  formatMinutesInSentence,
  taskText,
} from '@/domain/plan/today/today-card-text';
import type { NextDay, TodaySummary } from '@/domain/plan/today/task';
import { taskPath } from '@/domain/plan/today/task-path';
import { keepDatesUnbroken } from '@/lib/text/format';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { TodayCardLabel, TodayCardTitle } from './CardHead';

/** A day without tasks: all done, nothing planned, or the test is near. */
export function NoTaskDay({ id, today }: { readonly id: string; readonly today: TodaySummary }) {
  const { state, tasks, offeredReview } = today;
  const { label, title, reasons } = cardHeadText(today);
  const [task] = tasks;
  return (
    <>
      <TodayCardLabel done={state === 'done'}>{label}</TodayCardLabel>
      <TodayCardTitle id={id}>{title}</TodayCardTitle>
      {reasons.map((reason) => (
        <Typography key={reason} sx={{ mt: 1, maxWidth: '33em' }}>
          {keepDatesUnbroken(reason)}
        </Typography>
      ))}
      <Box sx={{ mt: 'auto', '& > *': { mt: 2.5 } }} className="actions">
        {state === 'eve' && task !== undefined && (
          <LinkButton to={taskPath(task)} variant="outlined">
            {`${formatMinutesInSentence(task.minutes)} of words`}
          </LinkButton>
        )}
        {(state === 'eve' || state === 'test-day') && (
          <LinkButton to={pathOf('aboutTest')} variant={task === undefined ? 'outlined' : 'text'}>
            What to expect on the test
          </LinkButton>
        )}
        {offeredReview !== null && (
          <LinkButton to={taskPath(offeredReview)} variant="outlined">
            {`Review ${taskText(offeredReview).title}, if you like`}
          </LinkButton>
        )}
        {state === 'over' && (
          <LinkButton to={pathOf('studyPlanner')} variant="outlined">
            Open the study planner
          </LinkButton>
        )}
      </Box>
    </>
  );
}

/** Offers to start the next study day's first task now, without urging it. */
export function NextStudyDay({ next, today }: { readonly next: NextDay; readonly today: TodaySummary }) {
  const { title } = taskText(next.task);
  return (
    <Box className="tomorrow">
      <div>
        <Typography variant="body2" color="textSecondary">
          {keepDatesUnbroken(nextStudyDayLabel(next, today.day))}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      </div>
      <LinkButton to={taskPath(next.task)} variant="outlined" label={`Start it now: ${title}`}>
        Start it now
      </LinkButton>
    </Box>
  );
}
