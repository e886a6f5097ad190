/**
 * What a recall does to the memory of a word, by FSRS (ts-fsrs; https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm).
 * The only importer of the library, which the practice of words alone fetches.
 */
import { FSRSAlgorithm, generatorParameters, type Grade as Rating, Rating as Ratings } from 'ts-fsrs';
import { addDays, daysBetween, type IsoDay } from '@/lib/calendar';
import type { WordCard } from '@/domain/plan/word-card';
import type { RecallGrade } from './recall-grade';

/**
 * A word is asked again when nine of ten such recalls would succeed. Days are the smallest step: a word that was missed comes back in the
 * same session by a rule of its own, which says nothing of memory.
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

/** The card after a recall; `card` is that of before, null for a new word. */
export function updateWordCard(card: WordCard | null, { word, grade, today, now }: WordRecall): WordCard {
  // After a journey over the date line today may be the day before the last recall.
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
    // A clock that was set back must not make the recall of today the older one.
    changedAt: Math.max(now, (card?.changedAt ?? 0) + 1),
  };
}
