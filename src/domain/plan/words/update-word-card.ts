/**
 * Updates a word's memory after a recall, using FSRS (ts-fsrs;
 * https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm). The only file that imports the library, so that only
 * word practice loads it.
 */
import { FSRSAlgorithm, generatorParameters, type Grade as Rating, Rating as Ratings } from 'ts-fsrs';
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import type { WordCard } from './word-card';
import type { RecallGrade } from './recall-grade';

/**
 * Words are due when the probability of recall falls to 90%. The smallest interval is a day; repeats of a missed word within a
 * session follow a separate rule and don't affect the memory model.
 */
const algorithm = new FSRSAlgorithm(
  generatorParameters({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false }),
);

const ratings: Readonly<Record<RecallGrade, Rating>> = {
  wrong: Ratings.Again,
  slow: Ratings.Hard,
  right: Ratings.Good,
  'at-once': Ratings.Easy,
};

export interface WordRecall {
  readonly word: string;
  readonly grade: RecallGrade;
  readonly today: IsoDay;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * @param card the card before the recall; null for a new word
 */
export function updateWordCard(card: WordCard | null, { word, grade, today, now }: WordRecall): WordCard {
  // After crossing the date line, today may be the day before the last recall.
  const days = card === null ? 0 : Math.max(0, daysBetween(card.reviewedOn, today));
  const { stability, difficulty } = algorithm.next_state(card, days, ratings[grade]);
  const missed = grade === 'wrong';
  const wasKnown = card !== null && card.missesInARow === 0;
  return {
    id: word,
    dueDay: addDays(today, algorithm.next_interval(stability, days)),
    stability,
    difficulty,
    reviews: (card?.reviews ?? 0) + 1,
    lapses: (card?.lapses ?? 0) + (missed && wasKnown ? 1 : 0),
    missesInARow: missed ? (card?.missesInARow ?? 0) + 1 : 0,
    reviewedOn: today,
    // Increases even if the clock was set back, so that this version wins over the old card.
    changedAt: Math.max(now, (card?.changedAt ?? 0) + 1),
  };
}
