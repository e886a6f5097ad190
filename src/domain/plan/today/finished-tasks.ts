/** Lists the work finished today and checks if it is enough for the day. */
import { drillSubjectFromId } from '@/domain/plan/drills/parse-drill';
import {
  creditedMinutesOfAttempt,
  creditedMinutesOfWords,
  minutesOfAttempt,
  minutesOfWords,
} from '@/domain/plan/study-minutes';
import { countWordsDue } from '@/domain/plan/words/words-today';
import { dayAtOffset } from '@/lib/dates/calendar';
import type { DayFacts } from './today-facts';
import type { DoneTask } from './task';

/** Lists today's attempts in the order given, then word reviews. */
export function finishedTasksToday(
  facts: Pick<DayFacts, 'attempts' | 'wordDays' | 'cards' | 'today'>,
): readonly DoneTask[] {
  const attempts = attemptsToday(facts).flatMap((attempt): readonly DoneTask[] => {
    const { id, planId, sections } = attempt;
    const answers = sections.flatMap((section) => section.answers);
    const minutes = minutesOfAttempt(attempt);
    // An attempt without an answer or a text doesn't count as work.
    if (minutes === 0) return [];
    const right = answers.filter((answer) => answer.verdict === 'right').length;
    return [{ kind: 'attempt', id, planId, minutes, questions: answers.length, right }];
  });
  return [...attempts, ...wordsOfToday(facts)];
}

function wordsOfToday({
  wordDays,
  cards,
  today,
}: Pick<DayFacts, 'wordDays' | 'cards' | 'today'>): readonly DoneTask[] {
  const had = wordDays.find(({ id }) => id === today);
  if (had === undefined || had.recalls === 0) return [];
  const { id, recalls } = had;
  const recalled = cards.filter(({ reviewedOn, missesInARow }) => reviewedOn === today && missesInARow === 0);
  const right = Math.min(recalled.length, recalls);
  return [{ kind: 'words', id, minutes: minutesOfWords(had), words: recalls, right }];
}

const attemptsToday = ({ attempts, today }: Pick<DayFacts, 'attempts' | 'today'>) =>
  attempts.filter(({ finishedAt }) => dayAtOffset(finishedAt) === today);

/** The share of a session that counts as done, the same as for plan entries. */
const enough = 0.5;

/** Returns true after at least half a session of practice or tests on any subject. Mistake reviews don't count. */
export function hasPracticedToday(facts: DayFacts): boolean {
  const practiced = attemptsToday(facts).filter(
    ({ planId, sections }) => sections.length > 0 && drillSubjectFromId(planId)?.kind !== 'mistakes',
  );
  const minutes = practiced.reduce((sum, attempt) => sum + creditedMinutesOfAttempt(attempt), 0);
  return minutes > 0 && minutes >= enough * (facts.steps[0]?.minutes ?? 0);
}

/** Returns true if no words are left for today, or if today's word reviews took at least as many minutes as the words left need. */
export function hasReviewedWordsToday({ wordDays, wordIndex, cards, today, testDate }: DayFacts): boolean {
  const had = wordDays.find(({ id }) => id === today);
  const left = countWordsDue(wordIndex, cards, today, testDate).minutes;
  return left === 0 || (had !== undefined && creditedMinutesOfWords(had) >= left);
}
