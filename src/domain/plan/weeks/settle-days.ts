import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { errorLogsAtStartOf } from '@/domain/plan/mistakes/error-log';
import type { StudyPlan } from '@/domain/plan/schedule/study-plan';
import type { ItemIndex } from '@/domain/plan/topics/item-facts';
import type { IsoDay } from '@/lib/dates/calendar';
import { groupIntoDays } from './plan-weeks';
import { reviewsForDay } from './extend-reviews';

/**
 * Fixes the entries of every day up to `today` as they were when the day began, with its review sized to the mistakes due that
 * morning. Days settled before don't change. Depends only on answers from before each day, so a settled day stays the same whatever the
 * student does afterward.
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
  const mistakesOn = new Map(
    [...errorLogsAtStartOf(begun.toSorted(), attempts, index)].map(({ day, mistakes }) => [day, mistakes]),
  );
  return {
    ...plan,
    settledThrough: today,
    entries: days.flatMap(({ day, entries }) => {
      const mistakes = mistakesOn.get(day);
      return mistakes === undefined ? entries : reviewsForDay(entries, mistakes, day);
    }),
  };
}
