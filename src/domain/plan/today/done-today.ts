/** The work of today that is finished, and whether it is enough. */
import { drillSubjectOf } from '@/domain/exam/catalog/drills';
import { verdictOfAnswer } from '@/domain/plan/answers';
import { minutesOfAttempt, minutesOfWords } from '@/domain/plan/done';
import { wordsDue } from '@/domain/plan/words/today';
import { dayThere } from '@/lib/calendar';
import type { DayFacts } from './facts';
import type { DoneTask } from './task';

/** Attempts in the order in which they were finished, then words. */
export function doneToday(facts: DayFacts): readonly DoneTask[] {
  const attempts = attemptsToday(facts).flatMap(({ id, planId, usedMs, sections }): readonly DoneTask[] => {
    const answers = sections.flatMap((section) => section.answers);
    // A test that was ended before its first question.
    if (sections.length > 0 && answers.length === 0) return [];
    const right = answers.filter((answer) => verdictOfAnswer(answer) === 'right').length;
    return [{ kind: 'attempt', id, planId, minutes: wholeMinutes(usedMs), questions: answers.length, right }];
  });
  return [...attempts, ...wordsOfToday(facts)];
}

function wordsOfToday({ wordDays, cards, today }: DayFacts): readonly DoneTask[] {
  const had = wordDays.find(({ id }) => id === today);
  if (had === undefined || had.recalls === 0) return [];
  const { id, recalls, ms } = had;
  const recalled = cards.filter(({ reviewedOn, missesInARow }) => reviewedOn === today && missesInARow === 0);
  const right = Math.min(recalled.length, recalls);
  return [{ kind: 'words', id, minutes: wholeMinutes(ms), words: recalls, right }];
}

const wholeMinutes = (ms: number) => Math.max(1, Math.round(ms / 60_000));

const attemptsToday = ({ attempts, today }: DayFacts) =>
  attempts.filter(({ finishedAt }) => dayThere(finishedAt) === today);

/** Of a session, as of an entry of a plan, half is enough. */
const enough = 0.5;

/** Practice or tests of at least half a session, whatever they were about; a review of mistakes is neither. */
export function hasPracticed(facts: DayFacts): boolean {
  const practiced = attemptsToday(facts).filter(
    ({ planId, sections }) => sections.length > 0 && drillSubjectOf(planId)?.kind !== 'mistakes',
  );
  const minutes = practiced.reduce((sum, attempt) => sum + minutesOfAttempt(attempt), 0);
  return minutes > 0 && minutes >= enough * (facts.steps[0]?.minutes ?? 0);
}

/** Nothing is left of the words of today, or as much was done as is left. */
export function hasHadWords({ wordDays, wordIndex, cards, today, testDate }: DayFacts): boolean {
  const had = wordDays.find(({ id }) => id === today);
  const left = wordsDue(wordIndex, cards, today, testDate).minutes;
  return left === 0 || (had !== undefined && minutesOfWords(had) >= left);
}
