/** Tells first answers from repeats, and derives evidence of ability from the first ones. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { type Difficulty, itemIdFromRef } from '@/domain/exam/items/item';
import { scoredSections, type ScoredSection } from '@/domain/exam/test/scored-sections';
import { type AnsweredAttempt, type AnswerRecord } from './answered-attempt';
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

/** An answer with its place. */
export interface PlacedAnswer {
  readonly attempt: AnsweredAttempt;
  readonly isTimed: boolean;
  readonly answer: AnswerRecord;
  /**
   * True for the student's first answer to an item, in any version. A blank is an answer here: an item that came back after one was
   * seen before. Recalls in a mistake review are repeats, even with other numbers.
   */
  readonly isNew: boolean;
}

/** Lists the answers of finished attempts, earliest first. */
export function listAnswers(attempts: readonly AnsweredAttempt[]): readonly PlacedAnswer[] {
  const met = new Set<string>();
  return attempts
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs)
    .flatMap((attempt) =>
      attempt.sections.flatMap(({ timed: isTimed, answers }) =>
        answers.map((answer): PlacedAnswer => {
          const id = itemIdFromRef(answer.ref);
          const isNew = answer.first && answer.recallOf === null && !met.has(id);
          met.add(id);
          return { attempt, isTimed, answer, isNew };
        }),
      ),
    );
}

/** Extracts evidence from finished attempts, earliest first. Only the first response to an item counts. */
export function extractEvidence(
  attempts: readonly AnsweredAttempt[],
  { askedFacts }: Pick<ItemIndex, 'askedFacts'>,
): readonly ResponseEvidence[] {
  return listAnswers(attempts).flatMap(({ attempt, isTimed, answer, isNew }): readonly ResponseEvidence[] => {
    const facts = askedFacts(itemIdFromRef(answer.ref));
    const verdict = answer.verdict;
    if (facts === undefined || !isNew || verdict === 'blank') return [];
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
