/**
 * Selects the due mistakes of the daily review, limited by the student's minutes. If more are due than fit, one mistake covers
 * several similar ones, and the most valuable and longest overdue come first.
 */
import { addDays, daysBetween, type IsoDay } from '@/lib/dates/calendar';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { SkillProfile } from '@/domain/plan/ability/ability';
import { groupBy } from '@/lib/lists';
import { dueMistakes, type Mistake, maxSimilarMistakes, similarMistakes } from './error-log';
import { testLevels } from '@/domain/exam/level/test-levels';
import { expectedRawScore } from '@/domain/plan/schedule/practice-step';
import { expectedSessionGain, questionsPerSession } from '@/domain/plan/ability/session-gain';
import { practiceTopic } from '@/domain/plan/topics/topics';

/** Minutes of a review without a plan; a mistake takes about one. */
export const usualReviewMinutes = 10;

export interface ReviewSelection {
  /** The mistakes to ask about, in order. */
  readonly asked: readonly Mistake[];
  /** All due mistakes, and the number that `asked` covers. */
  readonly due: number;
  readonly covered: number;
}

/** Estimates the points gained by practicing one question of the topic: scaled points, or raw ones at a level without score tables. */
export type MistakeValueEstimator = (mistake: Pick<Mistake, 'facts'>) => number;

interface ReviewRequest {
  readonly today: IsoDay;
  /** The maximum number of questions. */
  readonly questions: number;
  readonly worthOf: MistakeValueEstimator;
}

/** A mistake to ask about and the number of due mistakes that it covers, itself included. */
interface Stack {
  readonly mistake: Mistake;
  readonly size: number;
}

/**
 * A mistake overdue by this many days ranks equal to one that is due today and worth twice as much. If waiting time had more
 * weight, then with more new mistakes than fit, only the oldest would ever be asked, all of them late (`npm run
 * simulate:reviews`).
 */
const daysThatDouble = 14;

/**
 * Selects the review of a day. If all due mistakes fit, asks each one; else asks one per stack, ranked by value and waiting time.
 */
export function selectReview(
  mistakes: readonly Mistake[],
  { today, questions, worthOf }: ReviewRequest,
): ReviewSelection {
  const due = dueMistakes(mistakes, today);
  if (due.length <= questions) return { asked: due, due: due.length, covered: due.length };
  const gain = ({ mistake, size }: Stack) =>
    size * worthOf(mistake) * (1 + daysBetween(mistake.dueDay ?? today, today) / daysThatDouble);
  const taken = stacksOf(due)
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, questions);
  return {
    asked: taken.map(({ mistake }) => mistake),
    due: due.length,
    covered: taken.reduce((sum, { size }) => sum + size, 0),
  };
}

/** The number of questions that cover all due mistakes: one for up to three similar ones. */
export function reviewQuestionCount(due: readonly Mistake[]): number {
  const ofKind = groupBy(due, ({ id, similarityKey }) => similarityKey ?? id);
  return [...ofKind.values()].reduce((sum, alike) => sum + Math.ceil(alike.length / maxSimilarMistakes), 0);
}

/** The average number of mistakes that a review question covers; 1 if none is due. */
export function mistakesPerQuestion(due: readonly Mistake[]): number {
  return due.length === 0 ? 1 : due.length / reviewQuestionCount(due);
}

/**
 * @param due sorted, longest overdue first
 */
function stacksOf(due: readonly Mistake[]): readonly Stack[] {
  const covered = new Set<string>();
  return due.flatMap((mistake): readonly Stack[] => {
    if (covered.has(mistake.id)) return [];
    const alike = similarMistakes(mistake, due)
      .filter(({ id }) => !covered.has(id))
      .slice(0, maxSimilarMistakes - 1);
    for (const { id } of [mistake, ...alike]) covered.add(id);
    return [{ mistake, size: 1 + alike.length }];
  });
}

/** Estimates values from the student's abilities. Without data, assumes that half of the questions are missed. */
export function createMistakeValueEstimator({
  level: levelId,
  topics,
  sections,
}: Pick<SkillProfile, 'level' | 'topics' | 'sections'>): MistakeValueEstimator {
  const level = testLevels[levelId];
  const shareIn = (section: ScoredSection) => {
    const known = sections[section];
    return known.state === 'known' ? known.share : 0.5;
  };
  return ({ facts: { section, topic } }) => {
    const own = practiceTopic(topic, levelId);
    if (own === undefined) return 0;
    const known = topics.get(topic);
    const share = known?.state === 'known' ? known.share : shareIn(section);
    const raw = expectedRawScore(level, section, shareIn(section));
    const { points } = expectedSessionGain({
      level,
      section,
      topics: [own],
      missing: 1 - share,
      raw,
    });
    return points / questionsPerSession;
  };
}

/** A backlog that takes more days than this gets no end date. */
const mostDaysAhead = 60;

interface Pace {
  readonly today: IsoDay;
  /** Review questions per day; 0 on days without a review. */
  readonly questionsOn: (day: IsoDay) => number;
}

/**
 * Returns the day the backlog ends at this pace if every answer is right; null if that is more than two months away. Ignores future
 * misses.
 */
export function backlogClearedDay(mistakes: readonly Mistake[], { today, questionsOn }: Pace): IsoDay | null {
  const due = dueMistakes(mistakes, today);
  const each = mistakesPerQuestion(due);
  let waiting = due.length;
  for (let ahead = 0; ahead < mostDaysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (ahead > 0) waiting += mistakes.filter((mistake) => mistake.dueDay === day).length;
    waiting -= questionsOn(day) * each;
    if (waiting < 0.5) return day;
  }
  return null;
}
