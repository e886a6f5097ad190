/** Derives evidence of ability from a student's first responses. */
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { type Difficulty, itemIdFromRef } from '@/domain/exam/items/item';
import { scoredSections, type ScoredSection } from '@/domain/exam/test/scored-sections';
import { type AnsweredAttempt, verdictOfAnswer } from './answered-attempt';
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

/** Extracts evidence from finished attempts, earliest first. Only the first response to an item counts. */
export function extractEvidence(
  attempts: readonly AnsweredAttempt[],
  { askedFacts }: Pick<ItemIndex, 'askedFacts'>,
): readonly ResponseEvidence[] {
  const met = new Set<string>();
  return attempts
    .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs)
    .flatMap(({ finishedAt, sections }) =>
      sections.flatMap(({ timed: isTimed, answers }) =>
        answers.flatMap((answer): readonly ResponseEvidence[] => {
          const id = itemIdFromRef(answer.ref);
          const facts = askedFacts(id);
          const verdict = verdictOfAnswer(answer);
          const isFirst = answer.first && !met.has(id);
          met.add(id);
          if (facts === undefined || !isFirst || verdict === 'blank') return [];
          const { section, topic, difficulty } = facts;
          return [
            {
              section,
              topic,
              difficulty,
              right: verdict === 'right',
              isTimed,
              answeredAtMs: finishedAt.utcMs,
            },
          ];
        }),
      ),
    );
}

export function evidenceBySection(
  evidence: readonly ResponseEvidence[],
): Readonly<Record<ScoredSection, readonly ResponseEvidence[]>> {
  const of = (section: ScoredSection) => evidence.filter((each) => each.section === section);
  const [verbal, quantitative, reading] = scoredSections;
  return { verbal: of(verbal), quantitative: of(quantitative), reading: of(reading) };
}
