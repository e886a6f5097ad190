import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useContext, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { resumePath } from '@/domain/plan/drills/resume-path';
import { unfinishedAttemptLabel } from '@/domain/plan/today/today-card-text';
import type { TodaySummary } from '@/domain/plan/today/task';
import type { IsoDay } from '@/lib/dates/calendar';
import * as colors from '@/ui/colors';
import { DoneAndUpcomingTasks } from './DoneAndUpcomingTasks';
import { CurrentTask } from './CurrentTask';
import { NoTaskDay, NextStudyDay } from './NoTaskDay';
import { ScoreFormContext } from './ScoreFormContext';

interface TodayCardProps {
  readonly today: TodaySummary;
  /** True if the page itself offers other practice, so that the card doesn't have to link to it. */
  readonly isHub: boolean;
}

/** The current task with its reason and button; beside it, finished and upcoming tasks. */
export function TodayCard({ today, isHub }: TodayCardProps) {
  const id = useId();
  const { state, tasks, doneTasks, next, unfinishedPlanId } = today;
  const [task] = tasks;
  const renderScoreForm = useContext(ScoreFormContext);
  // Kept here, so that the form stays open whatever the card shows next: a saved score, or another day.
  const [scoredDay, setScoredDay] = useState<IsoDay | null>(null);
  const following = state === 'open' ? tasks.slice(1) : [];
  const isAlone = following.length + doneTasks.length === 0;
  return (
    <Card component="section" aria-labelledby={id} data-today sx={isAlone ? alone : card}>
      <Box className={state === 'done' ? 'now done' : 'now'}>
        {state === 'open' && task !== undefined ? (
          <CurrentTask id={id} task={task} today={today} isHub={isHub} />
        ) : (
          <NoTaskDay id={id} today={today} onAddScore={renderScoreForm === null ? null : setScoredDay} />
        )}
        {next !== null && <NextStudyDay next={next} today={today} />}
        {unfinishedPlanId !== null && (
          <Typography variant="body2" sx={{ mt: 2 }}>
            <span>
              {`You left ${unfinishedAttemptLabel(unfinishedPlanId)} unfinished; its clock is stopped.`}
            </span>{' '}
            <Link component={RouterLink} to={resumePath(unfinishedPlanId)}>
              Continue it
            </Link>
          </Typography>
        )}
      </Box>
      {scoredDay !== null && renderScoreForm?.({ testDay: scoredDay, onClose: () => setScoredDay(null) })}
      {!isAlone && (
        <Box className="rest">
          <DoneAndUpcomingTasks today={today} following={following} />
        </Box>
      )}
    </Card>
  );
}

const card = {
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 19fr) minmax(0, 11fr)' },
  '& > .now': {
    p: { xs: 2, sm: 3 },
    display: 'flex',
    flexDirection: 'column',
    borderTop: 3,
    borderColor: 'emphasis.main',
  },
  '& > .done': { borderColor: 'status.good' },
  '& > .rest': {
    p: { xs: 2, sm: 3 },
    display: 'flex',
    flexDirection: 'column',
    bgcolor: `color-mix(in srgb, ${colors.primary} 2%, transparent)`,
    borderStyle: 'solid',
    borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
    borderColor: 'divider',
  },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 1.5,
    alignItems: 'start',
    py: 1.25,
  },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& li svg': { fontSize: '1.25rem', mt: '2px' },
  '& .actions .MuiButton-root': { minWidth: { xs: '100%', sm: 0 } },
  '& .tomorrow': {
    mt: 2.5,
    pt: 2,
    borderTop: 1,
    borderColor: 'divider',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1.5,
  },
  '@media print': { '& .actions': { display: 'none' } },
} as const;

/** The card's layout when there are no finished and no upcoming tasks. */
const alone = { ...card, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
