import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  cardHeadText,
  nextStudyDayLabel,
  formatMinutesInSentence,
  taskText,
} from '@/domain/plan/today/today-card-text';
import type { NextDay, TodaySummary } from '@/domain/plan/today/task';
import { taskPath } from '@/domain/plan/today/task-path';
import { testTakingFacts } from '@/data/facts/testTakingFacts';
import type { IsoDay } from '@/lib/dates/calendar';
import { keepDatesUnbroken } from '@/lib/text/format';
import { pathOf } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { TodayCardActions, TodayCardLabel, TodayCardTitle } from './cardParts';

const { statement, scoreRelease } = testTakingFacts;

interface NoTaskDayProps {
  /** The ID of the title element. */
  readonly id: string;
  readonly today: TodaySummary;
  /** Opens the form for the score of a test on that day; null if there is no form. */
  readonly onAddScore: ((testDay: IsoDay) => void) | null;
}

/** A day without tasks: all done, nothing planned, or the test is near. */
export function NoTaskDay({ id, today, onAddScore }: NoTaskDayProps) {
  const { state, tasks, testDate, officialScore, offeredReview } = today;
  const isScoreAwaited = state === 'over' && officialScore === null;
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
      {isScoreAwaited && (
        <Typography variant="secondary" sx={{ mt: 1, maxWidth: '38em' }}>
          {`${statement.text} ${scoreRelease.text} (${scoreRelease.source}; ${scoreRelease.date})`}
        </Typography>
      )}
      <TodayCardActions>
        {isScoreAwaited && testDate !== null && onAddScore !== null && (
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => onAddScore(testDate)}>
            Add your official score
          </Button>
        )}
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
          <LinkButton to={pathOf('studyPlanner')} variant={isScoreAwaited ? 'text' : 'outlined'}>
            Open the study planner
          </LinkButton>
        )}
      </TodayCardActions>
    </>
  );
}

/** Offers to start the next study day's first task now, without urging it. */
export function NextStudyDay({ next, today }: { readonly next: NextDay; readonly today: TodaySummary }) {
  const { title } = taskText(next.task);
  return (
    <Stack
      direction="row"
      spacing={1.5}
      sx={{
        mt: 2.5,
        pt: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <div>
        <Typography variant="secondary">{keepDatesUnbroken(nextStudyDayLabel(next, today.day))}</Typography>
        <Typography variant="strong">{title}</Typography>
      </div>
      <LinkButton to={taskPath(next.task)} variant="outlined" label={`Start it now: ${title}`}>
        Start it now
      </LinkButton>
    </Stack>
  );
}
