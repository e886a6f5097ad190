/** Derives evidence of ability from first answers. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { type Difficulty, itemIdFromRef } from '@/domain/exam/items/item';
import { scoredSections, type ScoredSection } from '@/domain/exam/test/scored-sections';
import { type AnsweredAttempt, listAnswers } from './answered-attempt';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';

/** A first response, right or wrong. Blanks are no evidence of ability. */
export interface ResponseEvidence {
  readonly section: ScoredSection;
  readonly topic: TopicId;
  readonly difficulty: Difficulty;
  readonly right: boolean;
  readonly isTimed: boolean;
  /** Epoch milliseconds. */
  readonly answeredAtMs: number;
}

/** Extracts the evidence of the index's level from finished attempts, earliest first. Only the first response to an item counts. */
export function extractEvidence(
  attempts: readonly AnsweredAttempt[],
  { askedFacts, level }: Pick<ItemIndex, 'askedFacts' | 'level'>,
): readonly ResponseEvidence[] {
  return listAnswers(attempts).flatMap(({ attempt, isTimed, answer, isNew }): readonly ResponseEvidence[] => {
    const facts = askedFacts(itemIdFromRef(answer.ref));
    const verdict = answer.verdict;
    if (attempt.level !== level || facts === undefined || !isNew || verdict === 'blank') return [];
    const { section, topic, difficulty } = facts;
    const right = verdict === 'right';
    return [{ section, topic, difficulty, right, isTimed, answeredAtMs: attempt.finishedAt.utcMs }];
  });
}

export function evidenceBySection(
  evidence: readonly ResponseEvidence[],
): Readonly<Record<ScoredSection, readonly ResponseEvidence[]>> {
  const of = (section: ScoredSection) => evidence.filter((each) => each.section === section);
  const [verbal, quantitative, reading] = scoredSections;
  return { verbal: of(verbal), quantitative: of(quantitative), reading: of(reading) };
}
