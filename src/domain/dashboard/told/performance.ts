/** The performance summary of a child: what is strong, what isn't yet, and how steadily the plan is kept. */
import { isRestDay } from '@/domain/learner/learner-plan';
import { topicLabel } from '@/domain/learner/topic-count';
import { count, number } from '@/lib/format';
import type { PlannedLog } from '@/domain/dashboard/study/plan';
import type { AsOf } from '@/domain/dashboard/clock';
import { sittingsOf } from '@/domain/dashboard/log';
import { priorityTopics } from '@/domain/dashboard/practice/priorities';
import { strengthsOf, topicsOf } from '@/domain/dashboard/practice/practice';
import type { LearnerRecord } from '@/domain/learner/record';
import { thisWeek } from '@/domain/dashboard/study/weeks';

export interface PerformanceSummary {
  readonly strong: readonly string[];
  readonly improve: readonly string[];
  readonly consistency: string;
  /** Null where nobody asked. */
  readonly testAnxiety: string | null;
}

/** So many areas are named of either kind. */
const mostAreas = 3;

/** The summary by this week's days and the last four weeks' topics. */
export function performanceOf(record: LearnerRecord, asOf: AsOf): PerformanceSummary {
  const topics = topicsOf(record, asOf);
  return {
    strong: strengthsOf(topics, mostAreas).map(topicLabel),
    improve: priorityTopics(record, asOf)
      .slice(0, mostAreas)
      .map(({ topic }) => topicLabel(topic)),
    consistency: consistencyOf(record, asOf),
    testAnxiety: record.testAnxiety,
  };
}

/** On how many of the week's planned days something was studied; a studied day of rest is told beside them. */
export function consistencyOf(record: PlannedLog, asOf: AsOf): string {
  const days = thisWeek(record, asOf).days.filter(({ day }) => day <= asOf.day);
  if (record.plan === null)
    return `Studied on ${number(days.filter((day) => sittingsOf([day]) > 0).length)} of ${count(days.length, 'day')} this week`;
  const planned = days.filter(({ day }) => !isRestDay(record.plan, day));
  const kept = planned.filter((day) => sittingsOf([day]) > 0).length;
  const extra = days.filter((day) => sittingsOf([day]) > 0).length - kept;
  const words = `Studied on ${number(kept)} of ${count(planned.length, 'planned day')}`;
  return extra === 0 ? words : `${words} and on ${count(extra, 'rest day')}`;
}
