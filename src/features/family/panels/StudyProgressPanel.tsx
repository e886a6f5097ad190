import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AsOf } from '@/domain/dashboard/clock';
import { completionOf, overallProgress } from '@/domain/dashboard/study/completion';
import type { Scores } from '@/domain/dashboard/figures';
import { barPercent, goalBand } from '@/domain/dashboard/progress';
import { besideTarget } from '@/domain/dashboard/scores/score-words';
import { targetProgress } from '@/domain/dashboard/scores/target-progress';
import type { LearnerRecord } from '@/domain/learner/record';
import { scoresOf } from '@/domain/dashboard/scores/tests';
import { daysBetween } from '@/lib/calendar';
import { capitalized, count, day, number, percent } from '@/lib/format';
import { LabeledBar } from '@/ui/cards/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { NoPlan } from './NoPlan';
import { SubjectBars } from './SubjectBars';

interface StudyProgressPanelProps {
  readonly record: LearnerRecord;
  readonly asOf: AsOf;
}

/** How much of what was due in the plan is done, as a whole and by section; the score beside its target; the days that are left. */
export function StudyProgressPanel({ record, asOf }: StudyProgressPanelProps) {
  const { testDay } = record.profile;
  const completion = completionOf(record, asOf);
  const overall = overallProgress(completion);
  const left = testDay === null ? null : daysBetween(asOf.day, testDay);
  return (
    <Panel title="Study Progress" {...(overall !== null && { control: 'of what was due in the plan' })}>
      {overall === null ? (
        <NothingDue hasPlan={record.plan !== null} />
      ) : (
        <Stack sx={{ gap: 2 }}>
          <LabeledBar label="Overall" value={percent(overall)} percent={overall} color="primary.main" />
          <SubjectBars completion={completion} />
        </Stack>
      )}
      <CurrentScore record={record} />
      {testDay !== null && left !== null && left >= 0 && (
        <Typography sx={{ mt: 'auto', pt: 2.5 }}>
          <Box component="strong" sx={{ typography: 'figure', fontSize: '1.5rem', mr: 0.75 }}>
            {count(left, 'day')}
          </Box>{' '}
          <Typography component="span" color="textSecondary">
            until the test on {day(testDay)}
          </Typography>
        </Typography>
      )}
    </Panel>
  );
}

/** In place of the bars: a link to the planner, or that the plan has only begun. */
export function NothingDue({ hasPlan }: { hasPlan: boolean }) {
  if (!hasPlan) return <NoPlan what="No plan yet" />;
  return (
    <Typography variant="body2" color="textSecondary">
      Nothing in the plan is due yet. Progress appears here starting tomorrow.
    </Typography>
  );
}

function CurrentScore({ record }: Pick<StudyProgressPanelProps, 'record'>) {
  const scores = scoresOf(record);
  const { latest, latestWords, target } = scores;
  if (latest === null && target === null) return null;
  const progress = targetProgress(scores);
  const aim = target === null ? 'no target yet' : `target ${number(target)}`;
  return (
    <Box sx={{ mt: 3, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
      <LabeledBar
        label="Current score"
        value={latestWords === null ? aim : `${latestWords}, ${aim}`}
        percent={barPercent(progress?.sure ?? 0)}
        color={progress === null ? 'primary.main' : `status.${goalBand(progress.sure)}`}
        note={scoreNote(scores)}
      />
    </Box>
  );
}

function scoreNote({ band, estimated, target }: Scores): string {
  if (band === null) return 'No tests yet';
  if (target === null) return 'Set a target to see what’s left';
  return capitalized(besideTarget({ ...band, estimated }, target));
}
