/** What to change in the weeks to come: each sentence follows from the log. */
import { plannedName } from '@/domain/learner/learner-plan';
import { topicLabel } from '@/domain/learner/topic-count';
import { addDays } from '@/lib/calendar';
import { count, percent } from '@/lib/format';
import type { AsOf } from '@/domain/dashboard/clock';
import type { AdviceByTopic } from '@/domain/dashboard/topic-advice';
import { missedEntries } from '@/domain/dashboard/study/plan';
import { topicsOf, weakTopics } from '@/domain/dashboard/practice/practice';
import type { LearnerRecord } from '@/domain/learner/record';
import { mostNeglected, subjectTimes } from '@/domain/dashboard/study/balance';
import { monthHoursWords, weeksIn } from '@/domain/dashboard/study/study';
import { dashboardNames } from '@/domain/section-names';
import { weeksOf } from '@/domain/dashboard/study/weeks';

/** Four weeks of the subjects' shares and of the topics, and what was missed in seven days; empty before anything is logged. */
export function studyAdvice(record: LearnerRecord, advice: AdviceByTopic, asOf: AsOf): readonly string[] {
  const month = weeksIn(weeksOf(record, asOf), 'month');
  const neglected = mostNeglected(subjectTimes(month));
  const weakest = weakTopics(topicsOf(record, asOf))[0];
  const missed = missedEntries(record, addDays(asOf.day, -6), asOf);
  const [first] = missed;
  return [
    ...(neglected === null
      ? []
      : [
          `Give ${dashboardNames[neglected.subject]} more time: it had ${percent(neglected.percentage)} of ${monthHoursWords(month)}, and ${percent(neglected.recommended)} is advised.`,
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
            ? `Find another time for ${plannedName(first.activity)}, the one session missed in the last seven days.`
            : `${count(missed.length, 'planned session')} were missed in the last seven days. A plan with fewer sessions is better if they all get done.`,
        ]),
  ];
}
