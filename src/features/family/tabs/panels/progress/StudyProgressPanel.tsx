import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { AsOf } from '@/domain/dashboard/as-of';
import { completionByArea, planCompletionPercent } from '@/domain/dashboard/study/plan-completion';
import type { TotalScores } from '@/domain/dashboard/figures';
import { progressBarPercent, goalProgressBand } from '@/domain/dashboard/progress-band';
import { targetDistanceText } from '@/domain/dashboard/scores/score-trend-text';
import { resultKindOf, wholeResults } from '@/domain/dashboard/scores/raw-results';
import { rightOfText, shareRightText } from '@/domain/dashboard/scores/raw-result-text';
import { dashboardTestText } from '@/domain/dashboard/score-change-text';
import type { ResultKind } from '@/domain/learner/raw-result';
import { targetProgress } from '@/domain/dashboard/scores/target-progress';
import type { Learner } from '@/domain/learner/learner';
import { currentTotalScores, namedTest } from '@/domain/dashboard/scores/test-scores';
import { daysBetween } from '@/lib/dates/calendar';
import { capitalize, formatCount, formatDay, formatNumber, formatPercent } from '@/lib/text/format';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';
import { NoPlanNotice } from './NoPlanNotice';
import { SubjectBars } from './SubjectBars';

interface StudyProgressPanelProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
}

/**
 * The completed share of what was due in the plan, overall and by section; the score against its target; the days until the test.
 */
export function StudyProgressPanel({ learner, asOf }: StudyProgressPanelProps) {
  const { testDay } = learner.profile;
  const Current = currentOf[resultKindOf(learner)];
  const completion = completionByArea(learner, asOf);
  const overall = planCompletionPercent(completion);
  const left = testDay === null ? null : daysBetween(asOf.day, testDay);
  return (
    <Panel title="Study Progress" {...(overall !== null && { control: 'of what was due in the plan' })}>
      {overall === null ? (
        <NothingDueNotice hasPlan={learner.plan !== null} />
      ) : (
        <Stack spacing={2}>
          <LabeledBar label="Overall" value={formatPercent(overall)} percent={overall} color="primary.main" />
          <SubjectBars completion={completion} />
        </Stack>
      )}
      <Current learner={learner} asOf={asOf} />
      {testDay !== null && left !== null && left >= 0 && (
        <Typography sx={{ mt: 'auto', pt: 2.5 }}>
          <Typography component="strong" variant="figureSmall" sx={{ mr: 0.75 }}>
            {formatCount(left, 'day')}
          </Typography>{' '}
          <Typography component="span" color="textSecondary">
            {`until the test on ${formatDay(testDay)}`}
          </Typography>
        </Typography>
      )}
    </Panel>
  );
}

/** Shown in place of the bars: a link to the planner if there is no plan, or a note that nothing in the plan is due yet. */
export function NothingDueNotice({ hasPlan }: { hasPlan: boolean }) {
  if (!hasPlan) return <NoPlanNotice what="No plan yet" preview="bars" />;
  return (
    <Typography variant="secondary">
      Nothing in the plan is due yet. Progress appears here starting tomorrow.
    </Typography>
  );
}

/** The share right of the latest test, which has no target to be compared with. */
function CurrentShare({ learner, asOf }: StudyProgressPanelProps) {
  const latest = wholeResults(learner).at(-1);
  if (latest === undefined) return null;
  const { test, result } = latest;
  return (
    <>
      <Divider sx={{ mt: 3, mb: 2.5 }} />
      <LabeledBar
        label="Questions right"
        value={`${shareRightText(result)}, ${rightOfText(result)}`}
        percent={100 * result.share}
        color="primary.main"
        note={capitalize(dashboardTestText(namedTest(test), asOf.day))}
      />
    </>
  );
}

function CurrentScore({ learner }: StudyProgressPanelProps) {
  const scores = currentTotalScores(learner);
  const { latest, latestWords, target } = scores;
  if (latest === null && target === null) return null;
  const progress = targetProgress(scores);
  const aim = target === null ? 'no target yet' : `target ${formatNumber(target)}`;
  return (
    <>
      <Divider sx={{ mt: 3, mb: 2.5 }} />
      <LabeledBar
        label="Current score"
        value={latestWords === null ? aim : `${latestWords}, ${aim}`}
        percent={progressBarPercent(progress?.percent ?? 0)}
        color={progress === null ? 'primary.main' : `status.${goalProgressBand(progress.percent)}`}
        note={scoreNote(scores)}
      />
    </>
  );
}

const currentOf: Readonly<Record<ResultKind, ComponentType<StudyProgressPanelProps>>> = {
  scaled: CurrentScore,
  raw: CurrentShare,
};

function scoreNote({ band, estimated, target }: TotalScores): string {
  if (band === null) return 'No tests yet';
  if (target === null) return 'Set a target to see what’s left';
  return capitalize(targetDistanceText({ ...band, estimated }, target));
}
