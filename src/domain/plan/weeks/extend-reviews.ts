/** Sizes mistake reviews to the mistakes that are due, at the cost of practice. */
import { dueMistakes, type Mistake, maxMistakesForMinutes } from '@/domain/plan/mistakes/error-log';
import { mistakesPerQuestion, usualReviewMinutes } from '@/domain/plan/mistakes/review-selection';
import type { PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { addDays, type IsoDay } from '@/lib/dates/calendar';

/**
 * The number of days after today whose reviews are extended. Later due mistakes can't be predicted, because they depend on future
 * misses.
 */
const daysAhead = 6;
/** Review minutes are multiples of this. */
const minutesStep = 5;
/** The most minutes that a day gets in addition for a review if it has an essay or a section test but no practice to shorten. */
const mostReviewBesideTest = 10;
/**
 * The most minutes that a practice entry may give up for a review: half, because an entry counts as done at half its planned
 * minutes.
 */
const mostGiven = ({ minutes }: PlanEntry) => Math.floor(minutes / 2);

/**
 * Sizes a day's review to the mistakes due on that day, taking up to half of its practice. A day with an essay or a section test
 * but no practice gets up to ten minutes more. A day with a test of all sections, or with words alone, doesn't change.
 * @param entries all entries of the day
 * @param mistakes the log as of the start of the day
 */
export function reviewsForDay(
  entries: readonly PlanEntry[],
  mistakes: readonly Mistake[],
  day: IsoDay,
): readonly PlanEntry[] {
  const due = dueMistakes(mistakes, day);
  return withReview(entries, Math.ceil(due.length / mistakesPerQuestion(due)));
}

/**
 * Sizes the reviews of the six days after `today` to the mistakes that will be due then if all answers are right. Tomorrow's
 * review is the one that `reviewsForDay` returns tomorrow morning, unless there are more answers until then.
 * @param mistakes the log as of now
 * @param questionsToday the review questions that today's open entries still have time for
 */
export function extendReviews(
  plan: StudyPlan,
  {
    mistakes,
    today,
    questionsToday,
  }: { readonly mistakes: readonly Mistake[]; readonly today: IsoDay; readonly questionsToday: number },
): StudyPlan {
  const changed = new Map<IsoDay, readonly PlanEntry[]>();
  const dueToday = dueMistakes(mistakes, today);
  let answered = Math.min(dueToday.length, questionsToday * mistakesPerQuestion(dueToday));
  for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    const due = dueMistakes(mistakes, day);
    const each = mistakesPerQuestion(due);
    const waiting = Math.max(0, due.length - answered);
    const entries = withReview(entriesOn(plan, day), Math.ceil(waiting / each));
    changed.set(day, entries);
    answered += Math.min(waiting, each * minutesOf(entries.filter(isReview)));
  }
  const days = [...new Set(plan.entries.map(({ day }) => day))];
  return { ...plan, entries: days.flatMap((day) => changed.get(day) ?? entriesOn(plan, day)) };
}

function entriesOn({ entries }: Pick<StudyPlan, 'entries'>, day: IsoDay): readonly PlanEntry[] {
  return entries.filter((entry) => entry.day === day);
}

/** The number of review questions on a day: the plan's, 0 on days without a review, or the default without a plan. */
export function maxReviewQuestionsOn(plan: Pick<StudyPlan, 'entries'> | null, day: IsoDay): number {
  if (plan === null) return maxMistakesForMinutes(usualReviewMinutes);
  return maxMistakesForMinutes(
    minutesOf(plan.entries.filter((entry) => entry.day === day && isReview(entry))),
  );
}

/** The longest review for which a day has room, in minutes. */
export function maxReviewMinutes(entries: readonly PlanEntry[]): number {
  const given = entries.filter(isPractice).reduce((sum, entry) => sum + mostGiven(entry), 0);
  const more = given === 0 && entries.some(leavesRoom) ? mostReviewBesideTest : given;
  return minutesOf(entries.filter(isReview)) + more;
}

/** Resizes a day's review toward the number of questions, as far as the day has room. */
function withReview(entries: readonly PlanEntry[], questions: number): readonly PlanEntry[] {
  const practice = entries.filter(isPractice);
  const [review] = entries.filter(isReview);
  const planned = minutesOf(entries.filter(isReview));
  const wanted = minutesStep * Math.ceil(questions / minutesStep);
  const more = Math.max(planned, Math.min(wanted, maxReviewMinutes(entries))) - planned;
  if (more === 0) return entries;
  const given = sharesOf(practice, practice.length === 0 ? 0 : more);
  const shortened = entries.map((entry) => ({ ...entry, minutes: entry.minutes - (given.get(entry) ?? 0) }));
  if (review !== undefined)
    return shortened.map((entry) =>
      entry.id === review.id ? { ...entry, minutes: entry.minutes + more } : entry,
    );
  // Before practice, because reviews are best done early; after a test or an essay, which needs a fresh head.
  const place = practice.length === 0 ? entries.length : entries.findIndex(isPractice);
  const added = entries.slice(0, 1).map(({ day }): PlanEntry => ({
    id: `${day}-review`,
    day,
    minutes: more,
    activity: { kind: 'mistakes' },
  }));
  return [...shortened.slice(0, place), ...added, ...shortened.slice(place)];
}

/** Minutes taken from each entry, roughly in proportion to its length and within its limit. */
function sharesOf(entries: readonly PlanEntry[], minutes: number): ReadonlyMap<PlanEntry, number> {
  const all = minutesOf(entries);
  const shares = new Map(
    entries.map((entry) => [entry, Math.min(mostGiven(entry), Math.trunc((minutes * entry.minutes) / all))]),
  );
  let left = minutes - [...shares.values()].reduce((sum, share) => sum + share, 0);
  for (const [entry, share] of shares) {
    const more = Math.min(left, mostGiven(entry) - share);
    shares.set(entry, share + more);
    left -= more;
  }
  return shares;
}

const isReview = ({ activity }: PlanEntry) => activity.kind === 'mistakes';
const isPractice = ({ activity }: PlanEntry) => activity.kind === 'practice';
const leavesRoom = ({ activity }: PlanEntry) =>
  activity.kind === 'essay' || (activity.kind === 'checkpoint' && activity.test !== 'diagnostic');

function minutesOf(entries: readonly PlanEntry[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}
