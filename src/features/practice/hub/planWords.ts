/** What the hub says of the study plan. */
import { activityTitle } from '@/domain/plan/activity-title';
import type { PlanEntry } from '@/domain/plan/study-plan';
import { hoursAndMinutes, listed, uncapitalized } from '@/lib/format';

/** "Your plan for today: word review 10 min and essay 25 min." */
export function planWords(planned: readonly PlanEntry[]): string {
  const named = planned.map(({ activity, minutes }) => {
    const title = activityTitle(activity);
    // Sections and full tests have names.
    const keepsCapital = activity.kind === 'full-test' || activity.kind === 'practice';
    return `${keepsCapital ? title : uncapitalized(title)} ${hoursAndMinutes(minutes * 60_000)}`;
  });
  return `Your plan for today: ${listed(named)}.`;
}
