/** A plan whose coming days give mistakes more minutes where more of them wait. */
import { dueMistakes, type Mistake, mistakesThatFit } from '@/domain/plan/error-log';
import { mistakesPerQuestion, usualReviewMinutes } from '@/domain/plan/review-selection';
import type { PlanEntry, StudyPlan } from '@/domain/plan/study-plan';
import { addDays, type IsoDay } from '@/lib/calendar';

/** What is due later than this nobody can tell: it depends on what will be missed until then. */
const daysAhead = 7;
/** A review has minutes in steps. */
const minutesStep = 5;
/** At most half of a practice entry gives way: once the day is over, half of what was planned makes it done. */
const mostGiven = ({ minutes }: PlanEntry) => Math.floor(minutes / 2);

/**
 * The plan with longer reviews today and on the next six days where more waits than was planned for, at the cost of at most half of that
 * day's practice. A day without practice, such as that of a full test, stays as it is.
 * @param mistakes the log as it was when today began, so that what is reviewed today doesn't change today's entries
 */
export function extendReviews(plan: StudyPlan, mistakes: readonly Mistake[], today: IsoDay): StudyPlan {
  const due = dueMistakes(mistakes, today);
  const each = mistakesPerQuestion(due);
  let waiting = due.length;
  const changed = new Map<IsoDay, readonly PlanEntry[]>();
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = addDays(today, ahead);
    if (ahead > 0) waiting += mistakes.filter((mistake) => mistake.due === day).length;
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

/** Questions of the reviews of a day, by a plan or by what is usual without one; 0 on a day that has none. */
export function reviewQuestionsOn(plan: Pick<StudyPlan, 'entries'> | null, day: IsoDay): number {
  if (plan === null) return mistakesThatFit(usualReviewMinutes);
  return mistakesThatFit(minutesOf(plan.entries.filter((entry) => entry.day === day && isReview(entry))));
}

/** The minutes of the longest review for which a day has room. */
export function maxReviewMinutes(entries: readonly PlanEntry[]): number {
  const given = entries.filter(isPractice).reduce((sum, entry) => sum + mostGiven(entry), 0);
  return minutesOf(entries.filter(isReview)) + given;
}

/** The entries of a day with a review of so many questions, as far as it has room. */
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
      // Before practice: what comes back is asked while the day is young.
      return review === undefined && minutes > 0 && entry.id === practice[0]?.id
        ? [{ ...entry, id: `${entry.day}-review`, minutes, activity: { kind: 'mistakes' } }, entry]
        : [entry];
    });
}

/** Minutes that each entry gives, about in proportion to its own, none more than it may. */
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
