/** What to change in the weeks to come: each sentence follows from the log. */
import { addDays } from '@/lib/calendar';
import { count, percent } from '@/lib/format';
import type { AsOf } from '@/domain/dashboard/clock';
import type { ChildDetail } from '@/domain/dashboard/detail';
import { dueSessions, plannedName } from '@/domain/dashboard/study/plan';
import { topicsOf, weakTopics } from '@/domain/dashboard/practice/practice';
import type { ChildRecord } from '@/domain/dashboard/records';
import { mostNeglected, subjectTimes } from '@/domain/dashboard/study/balance';
import { topicLabel } from '@/domain/learner/session';
import { monthHoursWords, weeksIn } from '@/domain/dashboard/study/study';
import { dashboardNames } from '@/domain/section-names';
import { weeksOf } from '@/domain/dashboard/study/weeks';

/** Four weeks of the subjects' shares and of the topics, and what was missed this week; empty before anything is logged. */
export function studyAdvice(
  record: ChildRecord,
  advice: ChildDetail['advice'],
  asOf: AsOf,
): readonly string[] {
  const month = weeksIn(weeksOf(record.log, asOf), 'month');
  const neglected = mostNeglected(subjectTimes(month));
  const weakest = weakTopics(topicsOf(record.log, asOf))[0];
  const missed = dueSessions(record, addDays(asOf.day, -6), asOf).filter(({ kept }) => !kept);
  const [first] = missed;
  return [
    ...(neglected === null
      ? []
      : [
          `Give ${dashboardNames[neglected.subject]} more of the week: it had ${percent(neglected.percentage)} of ${monthHoursWords(month)}, and ${percent(neglected.recommended)} is advised.`,
        ]),
    ...(weakest === undefined || advice[weakest.topic] === undefined
      ? []
      : [
          `${topicLabel(weakest.topic)}, ${percent(weakest.accuracy)} right: ${advice[weakest.topic]?.student ?? ''}`,
        ]),
    ...(first === undefined
      ? []
      : [
          missed.length === 1
            ? `Find another time for ${plannedName(first.subject)}, the one session of the week that was missed.`
            : `${count(missed.length, 'planned session')} of the week were missed: a plan with fewer sessions that are all kept is worth more.`,
        ]),
  ];
}
