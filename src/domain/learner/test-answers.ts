/** The questions of a test, counted by section, and the kinds of wrong choices taken, without any single answer. */
import type { DistractorKind } from '@/domain/exam/items/distractor';
import { isTooFastToRead } from '@/domain/exam/report/guess-audit';
import type { VerdictTally } from '@/domain/exam/scoring/scoring';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import type { AnswerRecord, SectionFacts } from '@/domain/plan/ability/answered-attempt';
import { chosenDistractor, type ItemIndex } from '@/domain/plan/topics/item-facts';
import type { TopicId } from '@/domain/plan/topics/topic-ids';
import { itemIdFromRef } from '@/domain/exam/items/item';
import { groupBy } from '@/lib/lists';
import type { AnswerTally } from './topic-count';

export interface SectionAnswers extends VerdictTally {
  /** The answers among them that were guesses: marked as one, or given faster than the question can be read. */
  readonly guesses: AnswerTally;
}

export type AnswersBySection = Readonly<Partial<Record<ScoredSection, SectionAnswers>>>;

/** How many wrong answers on a topic chose one kind of distractor. */
export interface TrapCount {
  readonly topic: TopicId;
  readonly distractor: DistractorKind;
  readonly count: number;
}

/** The fields of a section from which its answers are counted. */
export type CountedSection = Pick<
  SectionFacts,
  'kind' | 'section' | 'scored' | 'questions' | 'limitMs' | 'answers'
>;

/** Counts the questions of each scored section; omits sections that the sitting doesn't have. */
export function countSectionAnswers(
  parts: readonly (CountedSection | { readonly kind: 'essay' })[],
): AnswersBySection {
  const scored = parts.filter((part) => part.kind === 'section').filter((part) => part.scored);
  return Object.fromEntries(
    scoredSections.flatMap((section) => {
      const own = scored.filter((part) => part.section === section);
      if (own.length === 0) return [];
      const answers = own.flatMap((part) => part.answers);
      const guesses = own.flatMap(guessesIn);
      const right = rightAmong(answers);
      const wrong = answers.filter(({ verdict }) => verdict === 'wrong').length;
      const questions = own.reduce((sum, part) => sum + part.questions, 0);
      const counts: SectionAnswers = {
        right,
        wrong,
        blank: questions - right - wrong,
        guesses: { answered: guesses.length, right: rightAmong(guesses) },
      };
      return [[section, counts]];
    }),
  );
}

/** The same rule as the guess audit of a score report. */
function guessesIn({ answers, limitMs, questions }: CountedSection): readonly AnswerRecord[] {
  const evenMs = limitMs === null ? null : limitMs / questions;
  return answers.filter(
    ({ letter, confidence, timeMs }) =>
      letter !== null && (confidence === 'guess' || (confidence === null && isTooFastToRead(timeMs, evenMs))),
  );
}

const rightAmong = (answers: readonly AnswerRecord[]) =>
  answers.filter(({ verdict }) => verdict === 'right').length;

/** Counts the kinds of distractors that wrong answers chose, most frequent first. Leaves out answers whose distractor is unknown. */
export function countTraps(
  answers: readonly AnswerRecord[],
  index: Pick<ItemIndex, 'itemOf' | 'askedFacts'>,
): readonly TrapCount[] {
  const traps = answers.flatMap(({ ref, letter, verdict }) => {
    if (letter === null || verdict !== 'wrong') return [];
    const topic = index.askedFacts(itemIdFromRef(ref))?.topic;
    const distractor = chosenDistractor({ ref, letter }, index);
    return topic === undefined || distractor === null ? [] : [{ topic, distractor }];
  });
  return [...groupBy(traps, ({ topic, distractor }) => `${topic} ${distractor}`).values()]
    .flatMap((same) => same.slice(0, 1).map((trap): TrapCount => ({ ...trap, count: same.length })))
    .toSorted((a, b) => b.count - a.count);
}
