import Stack from '@mui/material/Stack';
import type { AsOf } from '@/domain/dashboard/as-of';
import { preparationStatusLabel } from '@/domain/dashboard/answer/preparation-headline';
import {
  progressBandLabels,
  progressBarPercent,
  goalProgressBand,
  progressPercent,
  roundedProgressPercent,
} from '@/domain/dashboard/progress-band';
import { targetProgress } from '@/domain/dashboard/scores/target-progress';
import type { TotalScores, StudyWeek } from '@/domain/dashboard/figures';
import type { Learner } from '@/domain/learner/learner';
import { formatDecimalHours, formatNumber, formatPercent } from '@/lib/text/format';
import { EmptyState } from '@/ui/cards/EmptyState';
import { LabeledBar } from '@/ui/bars/LabeledBar';
import { Panel } from '@/ui/cards/Panel';

interface GoalProgressPanelProps {
  readonly learner: Learner;
  readonly asOf: AsOf;
  readonly scores: TotalScores;
  readonly study: StudyWeek;
}

/** Progress toward the target score and the weekly hours. */
export function GoalProgressPanel({ learner, asOf, scores, study }: GoalProgressPanelProps) {
  return (
    <Panel title="Goal Progress">
      {scores.target === null && study.goalHours === null ? (
        <EmptyState
          preview="bars"
          title="No goals yet"
          text="A target score and a weekly goal appear here, each with the way to it."
        />
      ) : (
        <Stack spacing={3}>
          {scores.target === null ? (
            <EmptyState
              preview={null}
              title="No target score yet"
              text="Once one is set, the distance to it appears here."
            />
          ) : (
            <TargetBar scores={scores} target={scores.target} word={preparationStatusLabel(learner, asOf)} />
          )}
          {study.goalHours === null ? (
            <EmptyState
              preview={null}
              title="No weekly goal yet"
              text={'Once set, it appears beside this week\u2019s hours.'}
            />
          ) : (
            <HoursBar done={study.hours} goal={study.goalHours} isRunning={study.isRunning} />
          )}
        </Stack>
      )}
    </Panel>
  );
}

interface TargetBarProps {
  readonly scores: TotalScores;
  readonly target: number;
  readonly word: string;
}

function TargetBar({ scores, target, word }: TargetBarProps) {
  const progress = targetProgress(scores);
  const known = scores.latestWords === null ? null : `${scores.latestWords} of ${formatNumber(target)}`;
  return (
    <LabeledBar
      label="Target score"
      value={known ?? `target ${formatNumber(target)}`}
      percent={progressBarPercent(progress?.percent ?? 0)}
      color={progress === null ? 'primary.main' : `status.${goalProgressBand(progress.percent)}`}
      note={progress === null ? 'No tests yet' : `${progress.displayText} \u00b7 ${word}`}
    />
  );
}

interface HoursBarProps {
  readonly done: number;
  readonly goal: number;
  readonly isRunning: boolean;
}

function HoursBar({ done, goal, isRunning }: HoursBarProps) {
  const share = progressPercent(done, goal);
  const band = goalProgressBand(share);
  const isOpen = isRunning && share < 100;
  return (
    <LabeledBar
      label="Weekly hours"
      value={`${formatDecimalHours(done)} of ${formatDecimalHours(goal)}`}
      percent={progressBarPercent(share)}
      color={isOpen ? 'primary.main' : `status.${band}`}
      note={`${formatPercent(roundedProgressPercent(done, goal))} \u00b7 ${isOpen ? 'In progress' : share >= 100 ? 'Reached' : progressBandLabels[band]}`}
    />
  );
}
