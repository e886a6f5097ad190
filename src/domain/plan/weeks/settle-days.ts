import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { errorLogsAtStartOf } from '@/domain/plan/mistakes/error-log';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import type { IsoDay } from '@/lib/dates/calendar';
import { groupIntoDays } from './plan-weeks';
import { reviewsForDay } from './extend-reviews';
import { practiceWithUnseen, unseenQuestionsAtStartOf } from './unseen-practice';

/**
 * Fixes the entries of every day up to `today` as they were when the day began, with its review sized to the mistakes due that
 * morning, and its practice in sections that had unseen questions then. Days settled before don't change. Depends only on answers
 * from before each day, so a settled day stays the same whatever the student does afterward.
 */
export function settleDays(
  plan: StudyPlan,
  { attempts, index }: { readonly attempts: readonly AnsweredAttempt[]; readonly index: ItemIndex },
  today: IsoDay,
): StudyPlan {
  const { settledThrough = '' } = plan;
  if (settledThrough >= today) return plan;
  const days = groupIntoDays(plan.entries);
  const begun = days.map(({ day }) => day).filter((day) => day > settledThrough && day <= today);
  const mornings = begun.toSorted();
  const mistakesOn = new Map(
    [...errorLogsAtStartOf(mornings, attempts, index)].map(({ day, mistakes }) => [day, mistakes]),
  );
  const unseenOn = new Map(
    [...unseenQuestionsAtStartOf(mornings, attempts, index)].map(({ day, unseen }) => [day, unseen]),
  );
  return {
    ...plan,
    settledThrough: today,
    entries: days.flatMap(({ day, entries }) => {
      const [mistakes, unseen] = [mistakesOn.get(day), unseenOn.get(day)];
      return mistakes === undefined || unseen === undefined
        ? entries
        : practiceWithUnseen(reviewsForDay(entries, mistakes, day), unseen);
    }),
  };
}
