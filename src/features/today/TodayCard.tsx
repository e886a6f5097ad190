import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useContext, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { resumePath } from '@/domain/plan/drills/resume-path';
import { unfinishedAttemptLabel } from '@/domain/plan/today/today-card-text';
import type { TodaySummary } from '@/domain/plan/today/task';
import type { IsoDay } from '@/lib/dates/calendar';
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
    <Card
      component="section"
      aria-labelledby={id}
      data-today
      variant={state === 'done' ? 'completed' : 'emphasized'}
      sx={{ overflow: 'hidden' }}
    >
      <Grid container>
        <Grid size={{ xs: 12, md: isAlone ? 12 : 7.6 }}>
          <CardContent
            sx={{
              height: '100%',
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            {state === 'open' && task !== undefined ? (
              <CurrentTask id={id} task={task} today={today} isHub={isHub} />
            ) : (
              <NoTaskDay id={id} today={today} onAddScore={renderScoreForm === null ? null : setScoredDay} />
            )}
            {next !== null && <NextStudyDay next={next} today={today} />}
            {unfinishedPlanId !== null && <UnfinishedAttempt planId={unfinishedPlanId} />}
          </CardContent>
        </Grid>
        {!isAlone && (
          <Grid size={{ xs: 12, md: 4.4 }}>
            <CardContent
              sx={{
                height: '100%',
                bgcolor: (theme) => theme.alpha((theme.vars ?? theme).palette.primary.main, 0.02),
                borderStyle: 'solid',
                borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
                borderColor: 'divider',
              }}
            >
              <DoneAndUpcomingTasks today={today} following={following} />
            </CardContent>
          </Grid>
        )}
      </Grid>
      {scoredDay !== null && renderScoreForm?.({ testDay: scoredDay, onClose: () => setScoredDay(null) })}
    </Card>
  );
}

function UnfinishedAttempt({ planId }: { readonly planId: string }) {
  return (
    <Typography variant="body2" sx={{ mt: 2 }}>
      <span>{`You left ${unfinishedAttemptLabel(planId)} unfinished; its clock is stopped.`}</span>{' '}
      <Link component={RouterLink} to={resumePath(planId)}>
        Continue it
      </Link>
    </Typography>
  );
}
