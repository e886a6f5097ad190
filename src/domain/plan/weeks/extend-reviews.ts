/** Extends upcoming mistake reviews when more mistakes are due than the plan has time for. */
import { dueMistakes, type Mistake, maxMistakesForMinutes } from '@/domain/plan/mistakes/error-log';
import { mistakesPerQuestion, usualReviewMinutes } from '@/domain/plan/mistakes/review-selection';
import type { PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { addDays, type IsoDay } from '@/lib/dates/calendar';

/**
 * The number of days, including today, whose reviews are extended. Later due mistakes can't be predicted, because they depend on
 * future misses.
 */
const daysAhead = 7;
/** Review minutes are multiples of this. */
const minutesStep = 5;
/**
 * The most minutes that a practice entry may give up for a review: half, because an entry counts as done at half its planned
 * minutes.
 */
const mostGiven = ({ minutes }: PlanEntry) => Math.floor(minutes / 2);

/**
 * Lengthens the reviews of today and the next six days to cover the due mistakes, taking up to half of each day's practice. Days
 * without practice, such as those with a full test, don't change.
 * @param mistakes the log as of the start of today, so that today's reviews don't change today's entries
 */
export function extendReviews(plan: StudyPlan, mistakes: readonly Mistake[], today: IsoDay): StudyPlan {
  const due = dueMistakes(mistakes, today);
  const each = mistakesPerQuestion(due);
  let waiting = due.length;
  const changed = new Map<IsoDay, readonly PlanEntry[]>();
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (ahead > 0) waiting += mistakes.filter((mistake) => mistake.dueDay === day).length;
    const entries = reviewed(
      plan.entries.filter((entry) => entry.day === day),
      Math.ceil(waiting / each),
    );
    changed.set(day, entries);
    waiting = Math.max(0, waiting - each * minutesOf(entries.filter(isReview)));
  }
  const days = [...new Set(plan.entries.map(({ day }) => day))];
  return {
    ...plan,
    entries: days.flatMap((day) => changed.get(day) ?? plan.entries.filter((entry) => entry.day === day)),
  };
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
  return minutesOf(entries.filter(isReview)) + given;
}

/** Resizes a day's review toward the number of questions, as far as the day has room. */
function reviewed(entries: readonly PlanEntry[], questions: number): readonly PlanEntry[] {
  const practice = entries.filter(isPractice);
  const [review] = entries.filter(isReview);
  if (practice.length === 0) return entries;
  const planned = review?.minutes ?? 0;
  const most = maxReviewMinutes(entries);
  const wanted = minutesStep * Math.ceil(questions / minutesStep);
  const minutes = Math.max(planned, Math.min(wanted, most));
  const given = sharesOf(practice, minutes - planned);
  return entries
    .map((entry) => ({ ...entry, minutes: entry.minutes - (given.get(entry) ?? 0) }))
    .flatMap((entry): readonly PlanEntry[] => {
      if (entry.id === review?.id) return [{ ...entry, minutes }];
      // Inserted before practice, because reviews are best done early.
      return review === undefined && minutes > 0 && entry.id === practice[0]?.id
        ? [{ ...entry, id: `${entry.day}-review`, minutes, activity: { kind: 'mistakes' } }, entry]
        : [entry];
    });
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

function minutesOf(entries: readonly PlanEntry[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}
