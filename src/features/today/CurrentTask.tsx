import Typography from '@mui/material/Typography';
import { todayProgressLabel, formatMinutesInSentence, taskText } from '@/domain/plan/today/today-card-text';
import type { Task, TodaySummary } from '@/domain/plan/today/task';
import { taskPath } from '@/domain/plan/today/task-path';
import { keepDatesUnbroken } from '@/lib/text/format';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { Details } from '@/ui/page/Details';
import { TodayCardActions, TodayCardLabel, TodayCardTitle } from './cardParts';

interface CurrentTaskProps {
  /** The ID of the title element. */
  readonly id: string;
  readonly task: Task;
  readonly today: TodaySummary;
  /** True if the page itself offers other practice, so that the card doesn't have to link to it. */
  readonly isHub: boolean;
}

/** The current task: its minutes, the reason for it, and its start button. */
export function CurrentTask({ id, task, today, isHub }: CurrentTaskProps) {
  const { title, detail, reasons } = taskText(task);
  const [reason = '', ...more] = reasons;
  const verb = today.doneTasks.length === 0 ? 'Start' : 'Continue';
  // Its title says what the test is for, so only the button can name it.
  const action = task.kind === 'first-test' ? 'Start the free test' : verb;
  return (
    <>
      <TodayCardLabel>{todayProgressLabel(today)}</TodayCardLabel>
      <TodayCardTitle id={id}>{title}</TodayCardTitle>
      <Typography sx={{ mt: 0.5 }}>
        <strong>{formatMinutesInSentence(task.minutes)}</strong>{' '}
        <Typography component="span" color="textSecondary">
          {`· ${keepDatesUnbroken(detail)}`}
        </Typography>
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: '33em' }}>{keepDatesUnbroken(reason)}</Typography>
      {more.length > 0 && (
        <Details summary="Why this?">
          {more.map((sentence) => (
            <Typography key={sentence} variant="secondary" sx={{ mb: 0.5, maxWidth: '38em' }}>
              {sentence}
            </Typography>
          ))}
        </Details>
      )}
      <TodayCardActions>
        <LinkButton to={taskPath(task)} label={`${action}: ${title}`}>
          {action}
        </LinkButton>
        {!isHub && (
          <LinkButton to={pathOf('sectionStudy')} variant="text">
            Something else
          </LinkButton>
        )}
      </TodayCardActions>
    </>
  );
}
