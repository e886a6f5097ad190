/** Counts the questions available for a drill, and the unseen ones among them, so that no screen promises more than there are. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { groupBy } from '@/lib/lists';
import { questionsPerPassage } from '@/domain/exam/items/passage-questions';
import { drillMinutes } from './drill-length';
import type { LevelId } from '@/domain/exam/level/level-id';
import { levelTopicsOfSubject } from './parse-drill';
import type { PooledSubject } from './drill-request';
import type { ItemMetadata } from '@/domain/plan/topics/item-facts';
import type { RatedStep } from '@/domain/plan/schedule/step-after-test';
import { type PracticeStep, orderPracticeSteps, subjectOfStep } from '@/domain/plan/schedule/practice-step';
import { type PracticeTopic, practiceTopics } from '@/domain/plan/topics/topics';
import { bankItems, type DrawOptions, canPracticeItem } from './draw-mixed';

/** All items and generators, and the items that the student has seen. */
export type DrillPoolInput = Pick<DrawOptions, 'index' | 'seen'>;

export type TopicPoolSizes = ReadonlyMap<TopicId, number>;

interface PoolFilter extends Pick<DrawOptions, 'group' | 'distractor'> {
  readonly topics: readonly PracticeTopic[];
}

/** Restricts a drill to its topics and, where applicable, to a part of speech or a distractor. */
export function poolFilter(subject: PooledSubject, level: LevelId): PoolFilter {
  const topics = levelTopicsOfSubject(subject, level);
  const isPartOfSpeech = subject.kind === 'group' && topics.some(({ id }) => id === 'synonyms');
  return {
    topics,
    ...(subject.kind === 'distractor' && { distractor: subject.distractor }),
    ...(isPartOfSpeech && subject.group !== 'analogies' && { group: subject.group }),
  };
}

/** The number of questions available to the student; Infinity in math, because its generators never run out. */
export function poolSize(subject: PooledSubject, pool: DrillPoolInput): number {
  const items = poolItems(subject, pool);
  return items === null ? Infinity : countInDrill(subject, items);
}

/** The items that a drill may ask; null if it draws from generators, whose questions are always new. */
function poolItems(subject: PooledSubject, { index, seen }: DrillPoolInput): readonly ItemMetadata[] | null {
  const { topics, ...narrowed } = poolFilter(subject, index.level);
  const ids = new Set(topics.map(({ id }) => id));
  if (index.generators.some(({ topic }) => ids.has(topic))) return null;
  return bankItems(topics, { index, seen, ...narrowed });
}

/** Counts those of the items that one drill can ask: in mixed reading, no more per passage than a test has. */
function countInDrill(subject: PooledSubject, items: readonly ItemMetadata[]): number {
  if (!isAllOfReading(subject)) return items.length;
  return [...groupBy(items, ({ passage }) => passage).values()].reduce(
    (sum, { length }) => sum + Math.min(length, questionsPerPassage),
    0,
  );
}

/** The questions of a drill, and how many of them the student hasn't seen. */
export interface DrillCounts {
  readonly questions: number;
  readonly newQuestions: number;
}

/**
 * Counts the questions that a drill asks: as many as wished, if there are, and unseen ones first. `available` counts all there
 * are.
 */
export function countDrillQuestions(
  subject: PooledSubject,
  wished: number,
  pool: DrillPoolInput,
): DrillCounts & { readonly available: number } {
  const items = poolItems(subject, pool);
  if (items === null) return { questions: wished, newQuestions: wished, available: Infinity };
  const unseen = items.filter(({ id }) => !pool.seen.has(id));
  return {
    questions: Math.min(wished, countInDrill(subject, items)),
    newQuestions: Math.min(wished, countInDrill(subject, unseen)),
    available: items.length,
  };
}

/** Available questions per topic, counted in one pass; Infinity for topics with generators. */
export function poolSizesByTopic({ index, seen }: DrillPoolInput): TopicPoolSizes {
  const sizes = new Map(practiceTopics(index.level).map(({ id }): [TopicId, number] => [id, 0]));
  for (const facts of index.items)
    if (canPracticeItem(facts, seen)) sizes.set(facts.topic, (sizes.get(facts.topic) ?? 0) + 1);
  for (const { topic } of index.generators) sizes.set(topic, Infinity);
  return sizes;
}

const isAllOfReading = (subject: PooledSubject) =>
  subject.kind === 'section' && subject.section === 'reading';

/**
 * Limits steps to the questions that the student hasn't seen, because repeats are right from memory and no evidence: an area with
 * fewer than a session gains points in proportion, and in a shorter drill. An area without any gains nothing and is dropped, unless
 * it is a whole section, which is offered last, as a repeat.
 */
export function limitStepsToPool(
  prospects: readonly RatedStep<PracticeStep>[],
  pool: DrillPoolInput,
): readonly RatedStep<PracticeStep>[] {
  return orderPracticeSteps(prospects.flatMap((prospect) => limitToPool(prospect, pool) ?? []));
}

/** Returns null if the step has nothing to ask. */
function limitToPool(
  prospect: RatedStep<PracticeStep>,
  pool: DrillPoolInput,
): RatedStep<PracticeStep> | null {
  const { step, points } = prospect;
  if (step.kind === 'first-test' || step.kind === 'repeat') return prospect;
  const subject = subjectOfStep(step);
  const { questions, newQuestions, available } = countDrillQuestions(subject, step.questions, pool);
  const { section } = step;
  if (newQuestions === 0) {
    if (questions === 0 || subject.kind !== 'section') return null;
    return {
      step: { kind: 'repeat', section, questions, newQuestions: 0, seen: available },
      points: 0,
      minutes: drillMinutes(section, questions),
    };
  }
  if (newQuestions === step.questions) return prospect;
  return {
    step: { ...step, questions: newQuestions, newQuestions },
    points: (points * newQuestions) / step.questions,
    minutes: drillMinutes(section, newQuestions),
  };
}
