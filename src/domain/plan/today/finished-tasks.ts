/** Lists the work finished today and checks if it is enough for the day. */
import { drillSubjectFromId } from '@/domain/exam/catalog/drill-plan';
import { verdictOfAnswer } from '@/domain/plan/ability/answered-attempt';
import { minutesOfAttempt, minutesOfWords } from '@/domain/plan/schedule/completed-entries';
import { countWordsDue } from '@/domain/plan/words/words-today';
import { dayAtOffset } from '@/lib/dates/calendar';
import type { DayFacts } from './today-facts';
import type { DoneTask } from './task';

/** Lists today's attempts in the order given, then word reviews. */
export function finishedTasksToday(facts: DayFacts): readonly DoneTask[] {
  const attempts = attemptsToday(facts).flatMap(({ id, planId, usedMs, sections }): readonly DoneTask[] => {
    const answers = sections.flatMap((section) => section.answers);
    // A test that was ended before its first question doesn't count as work.
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
  attempts.filter(({ finishedAt }) => dayAtOffset(finishedAt) === today);

/** The share of a session that counts as done, the same as for plan entries. */
const enough = 0.5;

/** Returns true after at least half a session of practice or tests on any subject. Mistake reviews don't count. */
export function hasPracticedToday(facts: DayFacts): boolean {
  const practiced = attemptsToday(facts).filter(
    ({ planId, sections }) => sections.length > 0 && drillSubjectFromId(planId)?.kind !== 'mistakes',
  );
  const minutes = practiced.reduce((sum, attempt) => sum + minutesOfAttempt(attempt), 0);
  return minutes > 0 && minutes >= enough * (facts.steps[0]?.minutes ?? 0);
}

/** Returns true if no words are left for today, or if today's word reviews took at least as many minutes as the words left need. */
export function hasReviewedWordsToday({ wordDays, wordIndex, cards, today, testDate }: DayFacts): boolean {
  const had = wordDays.find(({ id }) => id === today);
  const left = countWordsDue(wordIndex, cards, today, testDate).minutes;
  return left === 0 || (had !== undefined && minutesOfWords(had) >= left);
}
