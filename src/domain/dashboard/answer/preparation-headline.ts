import { changeSinceText } from '@/domain/dashboard/score-change-text';
import { preparationVerdict } from './preparation-verdict';
import { preparationStatusLabels, verdictSentence } from './verdict-text';
import { type Status, statusTones, type StatusTone } from '@/domain/status';
import type { AsOf } from '@/domain/dashboard/as-of';
import { sectionFurthestBehind } from '@/domain/dashboard/progress-band';
import type { TotalScores } from '@/domain/dashboard/figures';
import type { Learner } from '@/domain/learner/learner';
import { dashboardSectionNames } from '@/domain/section-names';
import { testName } from '@/domain/dashboard/scores/test-history';
import type { IsoDay } from '@/lib/dates/calendar';
import {
  currentTotalScores,
  type ScoredLearner,
  sectionProgressRows,
} from '@/domain/dashboard/scores/test-scores';

/** The headline of a dashboard tab: a short verdict, and a sentence that explains it. */
export interface Headline {
  readonly tone: StatusTone;
  readonly verdict: string;
  readonly reason: string;
}

/** Returns the status label. Display it beside the total so that a nearly full progress bar can't contradict the verdict. */
export function preparationStatusLabel(learner: Learner, asOf: AsOf): Status {
  return preparationStatusLabels[preparationVerdict(learner, asOf).status];
}

/** Returns the verdict as one sentence. Until the SSAT, it also names the section with the most to gain. */
export function preparationHeadline(learner: Learner, asOf: AsOf): Headline {
  const verdict = preparationVerdict(learner, asOf);
  const gain = verdict.status === 'over' ? null : sectionFurthestBehind(sectionProgressRows(learner));
  const next = gain === null ? '' : `; the most to gain is in ${dashboardSectionNames[gain.subject]}`;
  const status = preparationStatusLabels[verdict.status];
  return {
    tone: statusTones[status],
    verdict: `${status}.`,
    reason: `${verdictSentence(verdict, asOf.day)}${next}.`,
  };
}

/** Describes the change of the total since the test before, or explains why there is none. */
export function lastChangeText({ latest, test, change }: TotalScores, today: IsoDay): string {
  if (latest === null || test === null) return 'after the first test';
  if (change === null) return `first ${testName(test).toLowerCase()}: nothing to compare it with yet`;
  return changeSinceText(change, today);
}

/** For example, "2,340, up 30 since the full test of Oct 31, perhaps by chance". */
export function latestTotalText(learner: ScoredLearner, { day }: Pick<AsOf, 'day'>): string {
  const scores = currentTotalScores(learner);
  return scores.latestWords === null
    ? 'No total yet'
    : `${scores.latestWords}, ${lastChangeText(scores, day)}`;
}
