/** A child's performance summary: strengths, weaknesses, and consistency in following the plan. */
import { isRestDay } from '@/domain/learner/learner-plan';
import { topicLabel } from '@/domain/learner/topic-count';
import { formatCount, formatNumber } from '@/lib/text/format';
import type { StudyLogWithPlan } from '@/domain/dashboard/study/planned-days';
import type { AsOf } from '@/domain/dashboard/as-of';
import { type LoggedDay, sittingCount } from '@/domain/dashboard/study-log';
import { priorityTopics } from '@/domain/dashboard/practice/priority-topics';
import { strongestTopics, topicAccuracies } from '@/domain/dashboard/practice/topic-accuracy';
import type { Learner } from '@/domain/learner/learner';
import { daysSoFar, thisWeek } from '@/domain/dashboard/study/logged-weeks';

export interface PerformanceSummary {
  readonly strong: readonly string[];
  readonly improve: readonly string[];
  readonly consistency: string;
  /** In the learner's own words; null if never asked. */
  readonly testAnxiety: string | null;
}

/** Maximum number of strengths, and of weaknesses, listed. */
const mostAreas = 3;

/** Summarizes the current week's consistency and the topics of the last four weeks. */
export function summarizePerformance(learner: Learner, asOf: AsOf): PerformanceSummary {
  const topics = topicAccuracies(learner, asOf);
  return {
    strong: strongestTopics(topics, mostAreas).map(topicLabel),
    improve: priorityTopics(learner, asOf)
      .slice(0, mostAreas)
      .map(({ topic }) => topicLabel(topic)),
    consistency: planAdherenceText(learner, asOf),
    testAnxiety: learner.testAnxiety,
  };
}

const hasStudy = (day: LoggedDay) => sittingCount([day]) > 0;

/** Formats the number of the week's planned days with study, and separately the number of rest days with study. */
export function planAdherenceText(learner: StudyLogWithPlan, asOf: AsOf): string {
  const days = daysSoFar(thisWeek(learner, asOf), asOf);
  const studied = days.filter(hasStudy).length;
  if (learner.plan === null)
    return `Studied on ${formatNumber(studied)} of ${formatCount(days.length, 'day')} this week`;
  const planned = days.filter(({ day }) => !isRestDay(learner.plan, day));
  const kept = planned.filter(hasStudy).length;
  const extra = studied - kept;
  if (planned.length === 0)
    return extra === 0 ? 'No planned day this week so far' : `Studied on ${formatCount(extra, 'rest day')}`;
  const words = `Studied on ${formatNumber(kept)} of ${formatCount(planned.length, 'planned day')}`;
  return extra === 0 ? words : `${words} and on ${formatCount(extra, 'rest day')}`;
}
