/**
 * The daily review: of the mistakes that are due, as many as a student's minutes hold. Where more are due, one of a kind stands for
 * several, and what is worth most and has waited longest comes first.
 */
import { addDays, daysBetween, type IsoDay } from '@/lib/calendar';
import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { SkillProfile } from './ability';
import { dueMistakes, type Mistake, maxSimilarMistakes, similarMistakes } from './error-log';
import { practiceLevel } from './practice-level';
import { expectedRawScore } from './practice-step';
import { expectedSessionGain, sessionQuestions } from './session-gain';
import { findTopic } from './topics';

/** Minutes of a review where no plan says how many; a mistake takes about one. */
export const usualReviewMinutes = 10;

export interface ReviewSelection {
  /** What is asked, in order. */
  readonly asked: readonly Mistake[];
  /** How many mistakes are due, and how many of them what is asked stands for. */
  readonly due: number;
  readonly covered: number;
}

/** Scaled points that practicing one question of a topic may gain, as an estimate. */
export type MistakeWorth = (mistake: Pick<Mistake, 'facts'>) => number;

interface ReviewRequest {
  readonly today: IsoDay;
  /** So many questions at most. */
  readonly questions: number;
  readonly worthOf: MistakeWorth;
}

/** A mistake that is asked, and those of its kind that it stands for, itself among them. */
interface Stack {
  readonly mistake: Mistake;
  readonly size: number;
}

/**
 * A mistake that has waited so long comes as soon as one worth twice as much. Were each day to count as much as the first, only the oldest
 * would ever be asked where more comes in than fits, and all of them late (`npm run simulate:reviews`).
 */
const daysThatDouble = 14;

/** The review of a day. What fits is asked one by one; more than fits, in stacks, by worth and by how long they have waited. */
export function selectReview(
  mistakes: readonly Mistake[],
  { today, questions, worthOf }: ReviewRequest,
): ReviewSelection {
  const due = dueMistakes(mistakes, today);
  if (due.length <= questions) return { asked: due, due: due.length, covered: due.length };
  const gain = ({ mistake, size }: Stack) =>
    size * worthOf(mistake) * (1 + daysBetween(mistake.due ?? today, today) / daysThatDouble);
  const taken = stacksOf(due)
    .toSorted((a, b) => gain(b) - gain(a))
    .slice(0, questions);
  return {
    asked: taken.map(({ mistake }) => mistake),
    due: due.length,
    covered: taken.reduce((sum, { size }) => sum + size, 0),
  };
}

/** How many questions it takes to ask all that is due, one of a kind standing for several. */
export function reviewQuestionCount(due: readonly Mistake[]): number {
  return stacksOf(due).length;
}

/** Mistakes that a question of a review stands for, on average; 1 where none is due. */
export function mistakesPerQuestion(due: readonly Mistake[]): number {
  return due.length === 0 ? 1 : due.length / reviewQuestionCount(due);
}

/** @param due the longest due first */
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

/** What a mistake is worth by what is known of its topic; half of the questions are missed where nothing is. */
export function createMistakeWorth({
  topics,
  sections,
}: Pick<SkillProfile, 'topics' | 'sections'>): MistakeWorth {
  const shareIn = (section: ScoredSection) => {
    const known = sections[section];
    return known.state === 'known' ? known.share : 0.5;
  };
  return ({ facts: { section, topic } }) => {
    const own = findTopic(topic);
    if (own === undefined) return 0;
    const known = topics.get(topic);
    const share = known?.state === 'known' ? known.share : shareIn(section);
    const raw = expectedRawScore(section, shareIn(section));
    const { points } = expectedSessionGain({
      level: practiceLevel,
      section,
      topics: [own],
      missing: 1 - share,
      raw,
    });
    return points / sessionQuestions;
  };
}

/** How far ahead anybody is told when a backlog ends. */
const mostDaysAhead = 60;

interface Pace {
  readonly today: IsoDay;
  /** Questions of the review of a day; 0 on a day without one. */
  readonly questionsOn: (day: IsoDay) => number;
}

/**
 * The day on which, at a pace, nothing that is due waits any longer, if all that comes is right; null where that is more than two months
 * away. What will be missed until then isn't counted.
 */
export function backlogClearedDay(mistakes: readonly Mistake[], { today, questionsOn }: Pace): IsoDay | null {
  const due = dueMistakes(mistakes, today);
  const each = mistakesPerQuestion(due);
  let waiting = due.length;
  for (let ahead = 0; ahead < mostDaysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (ahead > 0) waiting += mistakes.filter((mistake) => mistake.due === day).length;
    waiting -= questionsOn(day) * each;
    if (waiting < 0.5) return day;
  }
  return null;
}
