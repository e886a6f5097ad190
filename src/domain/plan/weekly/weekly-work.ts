/** Statistics of a week's work. */
import { drillSubjectFromId } from '@/domain/plan/drills/parse-drill';
import { itemIdFromRef } from '@/domain/exam/items/item';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import {
  type AnswerRecord,
  type AnsweredAttempt,
  listAnswers,
  type PlacedAnswer,
} from '@/domain/plan/ability/answered-attempt';
import { minutesOfAttempt, minutesOfWords } from '@/domain/plan/study-minutes';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import type { WordDay } from '@/domain/plan/words/word-day';
import { dayAtOffset, type IsoDay, isInWeek } from '@/lib/dates/calendar';

export interface WeeklySectionWork {
  readonly section: ScoredSection;
  /** Answers to new questions, as for every accuracy. */
  readonly answered: number;
  readonly right: number;
  /** Mean milliseconds per answer, excluding mistake reviews, in timed sections and in untimed ones; null without such answers. */
  readonly timedMs: number | null;
  readonly untimedMs: number | null;
}

export interface WeeklyWork {
  /** The sum of the whole minutes of each sitting and each day of words. */
  readonly minutes: number;
  /** The number of days with any work. */
  readonly days: number;
  readonly sections: readonly WeeklySectionWork[];
  /** Answered questions in mistake reviews. */
  readonly reviews: { readonly asked: number; readonly right: number };
  readonly words: { readonly recalls: number; readonly newWords: number };
  /** All attempts except drills and essays, in the order given. */
  readonly tests: readonly AnsweredAttempt[];
}

interface WorkFacts {
  readonly attempts: readonly AnsweredAttempt[];
  readonly wordDays: readonly WordDay[];
  readonly index: Pick<ItemIndex, 'askedFacts'>;
}

export function summarizeWeeklyWork({ attempts, wordDays, index }: WorkFacts, monday: IsoDay): WeeklyWork {
  const own = attempts.filter(({ finishedAt }) => isInWeek(dayAtOffset(finishedAt), monday));
  const ownWords = wordDays.filter(
    ({ id, recalls, newWords }) => isInWeek(id, monday) && recalls + newWords > 0,
  );
  const answers = answersOf(attempts, index).filter(({ attempt }) => own.includes(attempt));
  const reviewed = answers.filter(({ recallOf }) => recallOf !== null);
  const minutes = [...own.map(minutesOfAttempt), ...ownWords.map(minutesOfWords)];
  return {
    minutes: minutes.reduce((sum, each) => sum + each, 0),
    days: new Set([...own.map(({ finishedAt }) => dayAtOffset(finishedAt)), ...ownWords.map(({ id }) => id)])
      .size,
    sections: scoredSections.map((section) =>
      sectionOfWeek(
        section,
        answers.filter((each) => each.section === section && each.recallOf === null),
      ),
    ),
    reviews: { asked: reviewed.length, right: rightIn(reviewed) },
    words: {
      recalls: ownWords.reduce((sum, { recalls }) => sum + recalls, 0),
      newWords: ownWords.reduce((sum, { newWords }) => sum + newWords, 0),
    },
    tests: own.filter(({ planId, sections }) => sections.length > 0 && drillSubjectFromId(planId) === null),
  };
}

interface SectionAnswer extends AnswerRecord, Pick<PlacedAnswer, 'attempt' | 'isTimed' | 'isNew'> {
  readonly section: ScoredSection;
}

/** All answers, excluding blanks and questions no longer in the bank. */
function answersOf(
  attempts: readonly AnsweredAttempt[],
  { askedFacts }: WorkFacts['index'],
): readonly SectionAnswer[] {
  return listAnswers(attempts).flatMap(({ answer, ...place }): readonly SectionAnswer[] => {
    const section = askedFacts(itemIdFromRef(answer.ref))?.section;
    return section === undefined || answer.letter === null ? [] : [{ ...answer, ...place, section }];
  });
}

function sectionOfWeek(section: ScoredSection, answers: readonly SectionAnswer[]): WeeklySectionWork {
  const toNew = answers.filter(({ isNew }) => isNew);
  return {
    section,
    answered: toNew.length,
    right: rightIn(toNew),
    timedMs: meanTime(answers.filter(({ isTimed }) => isTimed)),
    untimedMs: meanTime(answers.filter(({ isTimed }) => !isTimed)),
  };
}

function rightIn(answers: readonly AnswerRecord[]): number {
  return answers.filter((answer) => answer.verdict === 'right').length;
}

function meanTime(answers: readonly AnswerRecord[]): number | null {
  return answers.length === 0 ? null : answers.reduce((sum, { timeMs }) => sum + timeMs, 0) / answers.length;
}
