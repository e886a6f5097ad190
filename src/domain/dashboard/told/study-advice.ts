/** What to change in the weeks to come: each sentence follows from the log. */
import { type Matter, mattersOf } from '@/domain/dashboard/answer/matters';
import { plannedName } from '@/domain/learner/learner-plan';
import { topicLabel } from '@/domain/learner/topic-count';
import { addDays } from '@/lib/calendar';
import { count, percent } from '@/lib/format';
import type { AsOf } from '@/domain/dashboard/clock';
import type { AdviceByTopic } from '@/domain/dashboard/topic-advice';
import { missedEntries } from '@/domain/dashboard/study/plan';
import type { LearnerRecord } from '@/domain/learner/record';
import type { TopicId } from '@/domain/plan/topic-ids';
import { dashboardNames, type NamedSection } from '@/domain/section-names';

export interface StudyAdvice {
  readonly text: string;
  /** The action that it asks for: practice of a topic, of a section, or another plan. */
  readonly on:
    | { readonly kind: 'topic'; readonly topic: TopicId }
    | { readonly kind: 'section'; readonly section: NamedSection }
    | { readonly kind: 'plan' };
}

/** The most urgent topic, the subject with too little time, and what was missed in seven days; empty before anything is logged. */
export function studyAdvice(
  record: LearnerRecord,
  advice: AdviceByTopic,
  asOf: AsOf,
): readonly StudyAdvice[] {
  const matters = mattersOf(record, asOf);
  return [
    ...matters.filter(({ kind }) => kind === 'topic').slice(0, 1),
    ...matters.filter(({ kind }) => kind === 'balance'),
  ]
    .flatMap((matter) => adviceOn(matter, advice))
    .concat(onMissed(record, asOf));
}

function adviceOn(matter: Matter, advice: AdviceByTopic): readonly StudyAdvice[] {
  if (matter.kind === 'balance')
    return [
      {
        on: { kind: 'section', section: matter.subject },
        text: `Give ${dashboardNames[matter.subject]} more time: it had ${percent(matter.percentage)} of ${matter.of}, and ${percent(matter.recommended)} is advised.`,
      },
    ];
  const own = matter.kind === 'topic' ? advice[matter.topic] : undefined;
  return matter.kind === 'topic' && own !== undefined
    ? [
        {
          on: { kind: 'topic', topic: matter.topic },
          text: `${topicLabel(matter.topic)}, ${percent(matter.accuracy)} right: ${own.student}`,
        },
      ]
    : [];
}

function onMissed(record: LearnerRecord, asOf: AsOf): readonly StudyAdvice[] {
  const missed = missedEntries(record, addDays(asOf.day, -6), asOf);
  const [first, ...others] = missed;
  if (first === undefined) return [];
  const text =
    others.length === 0
      ? `Find another time for ${plannedName(first.activity)}, the one session missed in the last seven days.`
      : `${count(missed.length, 'planned session')} were missed in the last seven days. A plan with fewer sessions is better if they all get done.`;
  return [{ on: { kind: 'plan' }, text }];
}
