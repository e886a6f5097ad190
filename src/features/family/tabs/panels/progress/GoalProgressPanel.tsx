import Stack from '@mui/material/Stack';
import type { AsOf } from '@/domain/dashboard/as-of';
import { sinceFirstTestText } from '@/domain/dashboard/score-change-text';
import { changeSinceFirst } from '@/domain/dashboard/scores/total-course';
import {
  progressBarPercent,
  goalProgressBand,
  progressPercent,
  roundedProgressPercent,
} from '@/domain/dashboard/progress-band';
import { resultKindOf } from '@/domain/dashboard/scores/raw-results';
import { isTargetShown, targetProgress } from '@/domain/dashboard/scores/target-progress';
import type { ResultKind } from '@/domain/learner/raw-result';
import type { ChangeSince, StudyWeek, TotalScores } from '@/domain/dashboard/figures';
import { ownGoalName } from '@/domain/dashboard/study/weekly-target';
import type { Learner } from '@/domain/learner/learner';
import type { IsoDay } from '@/lib/dates/calendar';
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
  const ownGoal = ownGoalName(learner.profile);
  const results = resultKindOf(learner);
  // Before the first test, scaled scores are still to come, so their target has a place.
  const isCompared = results === 'scaled' || isTargetShown(scores, results);
  return (
    <Panel title="Goal Progress">
      {(scores.target === null || !isCompared) && study.goalHours === null ? (
        <EmptyState preview="bars" title="No goals yet" text={noGoalsTexts[results]} />
      ) : (
        <Stack spacing={3}>
          {isCompared &&
            (scores.target === null ? (
              <EmptyState
                preview={null}
                title="No target score yet"
                text="Once one is set, the distance to it appears here."
              />
            ) : (
              <TargetBar
                label={targetLabels[results]}
                scores={scores}
                target={scores.target}
                sinceFirst={changeSinceFirst(learner)}
                today={asOf.day}
              />
            ))}
          {study.goalHours === null ? (
            <EmptyState
              preview={null}
              title="No weekly goal yet"
              text={'Once set, it appears beside this week\u2019s hours.'}
            />
          ) : (
            <HoursBar
              label={ownGoal === null ? 'Weekly hours' : `Weekly hours, ${ownGoal}`}
              done={study.hours}
              goal={study.goalHours}
              isRunning={study.isRunning}
            />
          )}
        </Stack>
      )}
    </Panel>
  );
}

const noGoalsTexts: Readonly<Record<ResultKind, string>> = {
  scaled: 'A target score and a weekly goal appear here, each with the way to it.',
  raw: 'A weekly goal appears here, and a target score beside the first official score.',
};

/** At a level without score tables, the score is that of a report. */
const targetLabels: Readonly<Record<ResultKind, string>> = {
  scaled: 'Target score',
  raw: 'Official score',
};

interface TargetBarProps {
  readonly label: string;
  readonly scores: TotalScores;
  readonly target: number;
  /** Null with fewer than two full tests. */
  readonly sinceFirst: ChangeSince | null;
  readonly today: IsoDay;
}

/**
 * The latest total as a part of its target, with a tick where the first full test was. The bar is nearly full even for a total far
 * below the target, so the text says how far it has come.
 */
function TargetBar({ label, scores, target, sinceFirst, today }: TargetBarProps) {
  const progress = targetProgress(scores);
  const known = scores.latestWords === null ? null : `${scores.latestWords}, target ${formatNumber(target)}`;
  return (
    <LabeledBar
      label={label}
      value={known ?? `target ${formatNumber(target)}`}
      percent={progressBarPercent(progress?.percent ?? 0)}
      color={progress === null ? 'primary.main' : `status.${goalProgressBand(progress.percent)}`}
      note={
        progress === null
          ? 'No tests yet'
          : `${progress.displayText} of the target${sinceFirst === null ? '' : `, ${sinceFirstTestText(sinceFirst, today)}`}`
      }
      {...(sinceFirst !== null &&
        scores.latest !== null && {
          markPercent: progressBarPercent(progressPercent(scores.latest - sinceFirst.difference, target)),
        })}
    />
  );
}

interface HoursBarProps {
  readonly label: string;
  readonly done: number;
  readonly goal: number;
  readonly isRunning: boolean;
}

function HoursBar({ label, done, goal, isRunning }: HoursBarProps) {
  const share = progressPercent(done, goal);
  const band = goalProgressBand(share);
  const isOpen = isRunning && share < 100;
  return (
    <LabeledBar
      label={label}
      value={`${formatDecimalHours(done)} of ${formatDecimalHours(goal)}`}
      percent={progressBarPercent(share)}
      color={isOpen ? 'primary.main' : `status.${band}`}
      note={`${formatPercent(roundedProgressPercent(done, goal))} \u00b7 ${isOpen ? 'In progress' : share >= 100 ? 'Reached' : 'Not completed'}`}
    />
  );
}
