/** Advice for the coming weeks, derived from the log. */
import { chooseParentNextStep, type ParentNextStep } from '@/domain/dashboard/answer/parent-next-step';
import { type StudyConcern, findStudyConcerns } from '@/domain/dashboard/answer/study-concerns';
import { parentNextStepText } from '@/domain/dashboard/answer/verdict-text';
import { plannedActivityPhrase } from '@/domain/learner/learner-plan';
import { topicLabel } from '@/domain/learner/topic-count';
import { addDays } from '@/lib/dates/calendar';
import { formatCount, formatPercent, spellOutCount } from '@/lib/text/format';
import type { AsOf } from '@/domain/dashboard/as-of';
import type { AdviceByTopic } from '@/domain/dashboard/topic-advice';
import { splitByNotes } from '@/domain/dashboard/notes/note-explanation';
import { minShareDifference, plannedSubjectPercent } from '@/domain/dashboard/study/study-balance';
import { duePlanEntries, missedPlanEntries } from '@/domain/dashboard/study/planned-days';
import type { Learner } from '@/domain/learner/learner';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { dashboardSectionNames, type NamedSection } from '@/domain/section-names';

export interface StudyAdvice {
  readonly text: string;
  /**
   * The subject of the advice, which decides the action it offers: follow the next step, practice a topic, practice a section, or
   * change the plan.
   */
  readonly subject:
    | { readonly kind: 'step'; readonly step: ParentNextStep }
    | { readonly kind: 'topic'; readonly topic: TopicId }
    | { readonly kind: 'section'; readonly section: NamedSection }
    | { readonly kind: 'plan' };
}

/**
 * Returns advice that begins with the next step, followed by the most urgent topic, the subject with too little time, and the
 * sessions missed in the last seven days. From the day before the SSAT on, the next step alone.
 */
export function studyAdvice(learner: Learner, advice: AdviceByTopic, asOf: AsOf): readonly StudyAdvice[] {
  const step = chooseParentNextStep(learner, asOf);
  const adviceOn = (concern: StudyConcern) =>
    concern.kind === 'balance' ? onBalance(concern, learner, asOf) : onTopic(concern, advice);
  const first = isConcern(step) ? adviceOn(step) : [];
  // A topic without advice of its own is named by the next step.
  const next = first.length > 0 ? first : [adviceOnStep(step)];
  if (step.kind === 'rest' || step.kind === 'official score') return next;
  const concerns = findStudyConcerns(learner, asOf);
  const others = [
    ...concerns.filter(({ kind }) => kind === 'topic').slice(0, 1),
    ...concerns.filter(({ kind }) => kind === 'balance'),
  ].filter(({ kind }) => kind !== step.kind);
  return [
    ...next,
    ...others.flatMap(adviceOn),
    ...(step.kind === 'smaller plan' ? [] : onMissed(learner, asOf)),
  ];
}

function isConcern(step: ParentNextStep): step is StudyConcern {
  return step.kind === 'topic' || step.kind === 'balance' || step.kind === 'smaller plan';
}

function adviceOnStep(step: ParentNextStep): StudyAdvice {
  const { title, reason } = parentNextStepText(step);
  return { subject: { kind: 'step', step }, text: `${title}. ${reason}` };
}

/** Advises more time for a subject: in the plan, if the plan itself has too little of it. */
function onBalance(
  { subject, percentage, recommended, hoursText }: Extract<StudyConcern, { kind: 'balance' }>,
  { plan }: Learner,
  asOf: AsOf,
): readonly StudyAdvice[] {
  const name = dashboardSectionNames[subject];
  const had = `It had ${formatPercent(percentage)} of ${hoursText}`;
  const advised = `and we advise ${formatPercent(recommended)}`;
  const planned = plannedSubjectPercent(plan, subject, asOf);
  return planned !== null && recommended - planned >= minShareDifference
    ? [
        {
          subject: { kind: 'plan' },
          text: `Give ${name} a larger share of the plan. ${had}, the plan for the next four weeks gives it ${formatPercent(planned)}, ${advised}.`,
        },
      ]
    : [
        {
          subject: { kind: 'section', section: subject },
          text: `Give ${name} a larger share of the time. ${had}, ${advised}.`,
        },
      ];
}

/** Empty for a topic without advice of its own, and for other concerns. */
function onTopic(concern: StudyConcern, advice: AdviceByTopic): readonly StudyAdvice[] {
  const own = concern.kind === 'topic' ? advice[concern.topic] : undefined;
  return concern.kind === 'topic' && own !== undefined
    ? [
        {
          subject: { kind: 'topic', topic: concern.topic },
          text: `${topicLabel(concern.topic)}, ${formatPercent(concern.accuracy)} right. For the student: ${own.student}`,
        },
      ]
    : [];
}

/** Below this share of missed sessions, a plan needs other times, not fewer sessions. */
const leastShareForSmallerPlan = 1 / 3;

function onMissed(learner: Learner, asOf: AsOf): readonly StudyAdvice[] {
  // What was moved has found another time.
  const entries = missedPlanEntries(learner, addDays(asOf.day, -6), asOf).filter(
    ({ status }) => status !== 'moved',
  );
  // Another plan isn't the answer to days that a note explains.
  const { others: missed } = splitByNotes(learner.notes, entries);
  const [first, ...others] = missed;
  if (first === undefined) return [];
  const due = duePlanEntries(learner, addDays(asOf.day, -6), asOf).length;
  const text =
    others.length === 0
      ? `Find another time for ${plannedActivityPhrase(first.activity)}, the one session missed in the last seven days.`
      : missed.length < leastShareForSmallerPlan * due
        ? `Find other times for the ${spellOutCount(missed.length)} sessions missed in the last seven days.`
        : `${formatCount(missed.length, 'planned session')} were missed in the last seven days. A plan with fewer sessions is better if they all get done.`;
  return [{ subject: { kind: 'plan' }, text }];
}
