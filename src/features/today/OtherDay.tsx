import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { headWords, nextLabel, spokenMinutes, taskWords } from '@/domain/plan/today/card-words';
import type { NextDay, Today } from '@/domain/plan/today/task';
import { taskPath } from '@/domain/plan/today/task-path';
import { unbrokenDates } from '@/lib/format';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { Label, Title } from './CardHead';

/** A day on which nothing is named: all is done, nothing is planned, or the test is near. */
export function OtherDay({ id, today }: { readonly id: string; readonly today: Today }) {
  const { state, tasks } = today;
  const { label, title, reasons } = headWords(today);
  const [task] = tasks;
  return (
    <>
      <Label done={state === 'done'}>{label}</Label>
      <Title id={id}>{title}</Title>
      {reasons.map((reason) => (
        <Typography key={reason} sx={{ mt: 1, maxWidth: '33em' }}>
          {unbrokenDates(reason)}
        </Typography>
      ))}
      <Box sx={{ mt: 'auto', '& > *': { mt: 2.5 } }} className="actions">
        {state === 'eve' && task !== undefined && (
          <LinkButton to={taskPath(task)} variant="outlined">
            {`${spokenMinutes(task.minutes)} of words`}
          </LinkButton>
        )}
        {(state === 'eve' || state === 'test-day') && (
          <LinkButton to={pathOf('aboutTest')} variant={task === undefined ? 'outlined' : 'text'}>
            What to expect on the test
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

/** The next day of study, offered and not urged. */
export function Tomorrow({ next, today }: { readonly next: NextDay; readonly today: Today }) {
  const { title } = taskWords(next.task);
  return (
    <Box className="tomorrow">
      <div>
        <Typography variant="body2" color="textSecondary">
          {unbrokenDates(nextLabel(next, today.day))}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      </div>
      <LinkButton to={taskPath(next.task)} variant="outlined" label={`Start it now: ${title}`}>
        Start it now
      </LinkButton>
    </Box>
  );
}
