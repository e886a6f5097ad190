/** Counts the questions available for a drill, so that no screen promises more than there are. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import { drillMinutes } from './drill-length';
import { topicsOfSubject } from './parse-drill';
import type { PooledSubject } from './drill-request';
import type { ItemMetadata } from '@/domain/plan/topics/item-facts';
import type { RatedStep } from '@/domain/plan/schedule/step-after-test';
import { type PracticeStep, orderPracticeSteps } from '@/domain/plan/schedule/practice-step';
import { type PracticeTopic, practiceTopics } from '@/domain/plan/topics/topics';
import { type DrawOptions, canPracticeItem } from './draw-mixed';

/** All items and generators, and the items that the student has seen. */
export type DrillPoolInput = Pick<DrawOptions, 'index' | 'seen'>;

export type TopicPoolSizes = ReadonlyMap<TopicId, number>;

interface PoolFilter extends Pick<DrawOptions, 'group' | 'distractor'> {
  readonly topics: readonly PracticeTopic[];
}

/** Restricts a drill to its topics and, where applicable, to a part of speech or a distractor. */
export function poolFilter(subject: PooledSubject): PoolFilter {
  const topics = topicsOfSubject(subject);
  const isPartOfSpeech = subject.kind === 'group' && topics.some(({ id }) => id === 'synonyms');
  return {
    topics,
    ...(subject.kind === 'distractor' && { distractor: subject.distractor }),
    ...(isPartOfSpeech && subject.group !== 'analogies' && { group: subject.group }),
  };
}

/** The number of questions available to the student; Infinity in math, because its generators never run out. */
export function poolSize(subject: PooledSubject, { index, seen }: DrillPoolInput): number {
  const { topics, group, distractor } = poolFilter(subject);
  const ids = new Set(topics.map(({ id }) => id));
  if (index.generators.some(({ topic }) => ids.has(topic))) return Infinity;
  const asked = index.items.filter(
    (facts) =>
      ids.has(facts.topic) &&
      (group === undefined || facts.group === group) &&
      (distractor === undefined || Object.values(facts.distractors).includes(distractor)) &&
      canPracticeItem(facts, seen),
  );
  return isAllOfReading(subject) ? inMixedReading(asked) : asked.length;
}

/** Available questions per topic, counted in one pass; Infinity for topics with generators. */
export function poolSizesByTopic({ index, seen }: DrillPoolInput): TopicPoolSizes {
  const sizes = new Map(practiceTopics.map(({ id }): [TopicId, number] => [id, 0]));
  for (const facts of index.items)
    if (canPracticeItem(facts, seen)) sizes.set(facts.topic, (sizes.get(facts.topic) ?? 0) + 1);
  for (const { topic } of index.generators) sizes.set(topic, Infinity);
  return sizes;
}

const isAllOfReading = (subject: PooledSubject) =>
  subject.kind === 'section' && subject.section === 'reading';

/** Counts the questions that a mixed reading drill can ask: per passage, no more than a test has. */
function inMixedReading(items: readonly ItemMetadata[]): number {
  const ofPassage = new Map<string | null, number>();
  for (const { passage } of items) ofPassage.set(passage, (ofPassage.get(passage) ?? 0) + 1);
  return [...ofPassage.values()].reduce(
    (sum, questions) => sum + Math.min(questions, questionsPerPassage),
    0,
  );
}

/** The requested number of questions, limited to what is available. */
export function drillQuestionCount(subject: PooledSubject, wished: number, pool: DrillPoolInput): number {
  return Math.min(wished, poolSize(subject, pool));
}

/** Shortens steps to the available questions and scales their minutes and points accordingly. Drops steps without questions. */
export function limitStepsToPool(
  prospects: readonly RatedStep<PracticeStep>[],
  pool: DrillPoolInput,
): readonly RatedStep<PracticeStep>[] {
  const shortened = prospects.flatMap((prospect): readonly RatedStep<PracticeStep>[] => {
    const { step, points } = prospect;
    if (step.kind !== 'practice') return [prospect];
    const questions = drillQuestionCount(step.area, step.questions, pool);
    if (questions === step.questions) return [prospect];
    if (questions === 0) return [];
    return [
      {
        step: { ...step, questions },
        points: (points * questions) / step.questions,
        minutes: drillMinutes(step.section, questions),
      },
    ];
  });
  return orderPracticeSteps(shortened);
}
