/** Forecasts how many new words the word sessions until the test have time for. */
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import { upcomingTestDate, wordDueDay } from './due-cards';
import { learningDays, newWordsPerDay } from './new-word-quota';
import { maxWordSessionMinutes } from './session-length';
import type { WordCard } from './word-card';
import { expectedWordSeconds, newWordsThatFit, recallsInMinutes } from './word-pace';

/**
 * Days until a word returns, after each right answer in a row: for a word missed at first, and for one known at first. Rounded
 * from the memory model of `updateWordCard`, which only word practice loads.
 */
const ladders = [
  [1, 2, 6, 17, 44, 102],
  [2, 11, 46, 163],
] as const;
const intervals: readonly number[] = ladders.flat();
/** Positions in `intervals`. */
const afterMiss = 0;
const afterKnown = ladders[0].length;
const positionAfterRight = (position: number) =>
  position === afterKnown - 1 || position === intervals.length - 1 ? position : position + 1;

/** The share of new words that a typical student knows at first sight, and of returning words that they recall. */
const knownAtFirst = 0.35;
const recalled = 0.87;

/** The days that a forecast covers without a test date. */
export const forecastDays = 28;

export interface ForecastRequest {
  /** The cards of the list's learned words. */
  readonly cards: readonly Pick<WordCard, 'dueDay' | 'reviewedOn' | 'stability' | 'reviews'>[];
  /** The number of words never asked. */
  readonly left: number;
  readonly today: IsoDay;
  readonly testDate: IsoDay | null;
  /** The minutes of a day's word session; 0 for a day without one. */
  readonly minutesOn: (day: IsoDay) => number;
}

export interface WordForecast {
  /**
   * New words until the last week before the test, or in the next four weeks without a date; today's are counted only if still to
   * come.
   */
  readonly words: number;
  /** The average number of new words on a day with a session; 0 if there is none. */
  readonly perDay: number;
}

/**
 * Follows the expected number of words through the daily rule: due words first, then as many new ones as the quota allows and the
 * rest of the session has time for. It assumes that no session is missed.
 */
export function forecastNewWords({ cards, left, today, testDate, minutesOn }: ForecastRequest): WordForecast {
  const ahead = upcomingTestDate(testDate, today);
  const days = learningDays(today, testDate) ?? forecastDays;
  /** The words that return on each day from today on, by position in `intervals`. */
  const returning = Array.from({ length: days }, () => intervals.map(() => 0));
  const add = (day: number, position: number, words: number) => {
    const counts = returning[day];
    if (counts !== undefined) counts[position] = (counts[position] ?? 0) + words;
  };
  const returnAfter = (day: number, position: number, words: number) =>
    add(day + (intervals[position] ?? 0), position, words);

  for (const card of cards) {
    const position = ladders[0].findLastIndex((interval) => interval <= Math.max(1, card.stability));
    add(Math.max(0, daysBetween(today, wordDueDay(card, ahead))), position, 1);
  }
  const asked = cards.filter(({ reviewedOn }) => reviewedOn === today);
  const learned = asked.filter(({ reviews }) => reviews === 1).length;
  const minutesToday = expectedWordSeconds(asked.length - learned, learned) / 60;

  let waiting = intervals.map(() => 0);
  let [words, sessions] = [0, 0];
  for (const [day, counts] of returning.entries()) {
    waiting = waiting.map((before, position) => before + (counts[position] ?? 0));
    const minutes = minutesOn(addDays(today, day)) - (day === 0 ? minutesToday : 0);
    if (minutes <= 0) continue;
    sessions += 1;
    const due = waiting.reduce((sum, each) => sum + each, 0);
    const share = due === 0 ? 0 : Math.min(1, recallsInMinutes(minutes) / due);
    for (const [position, each] of waiting.entries()) {
      returnAfter(day, positionAfterRight(position), each * share * recalled);
      returnAfter(day, afterMiss, each * share * (1 - recalled));
    }
    waiting = waiting.map((each) => each * (1 - share));
    const open = left - words;
    const quota = newWordsPerDay(open, ahead === null ? null : days - day) - (day === 0 ? learned : 0);
    const fresh = Math.max(0, Math.min(open, quota, newWordsThatFit(due, minutes)));
    returnAfter(day, afterKnown, fresh * knownAtFirst);
    returnAfter(day, afterMiss, fresh * (1 - knownAtFirst));
    words += fresh;
  }
  return { words, perDay: sessions === 0 ? 0 : words / sessions };
}

/** Returns the word minutes of each day of a plan that is under way; a usual session every day without one. */
export function wordMinutesOn(
  plan: Pick<StudyPlan, 'entries' | 'testDate'> | null,
  today: IsoDay,
): ForecastRequest['minutesOn'] {
  if (plan === null || !isUnderWay(plan, today)) return () => maxWordSessionMinutes;
  const minutes = new Map<IsoDay, number>();
  for (const { day, activity, minutes: planned } of plan.entries)
    if (activity.kind === 'words') minutes.set(day, (minutes.get(day) ?? 0) + planned);
  return (day) => minutes.get(day) ?? 0;
}

export function isUnderWay(plan: Pick<StudyPlan, 'testDate'> | null, today: IsoDay): boolean {
  return plan !== null && plan.testDate > today;
}
