/** What the hub says of the study plan and of today's words; fetched with what it shows of a student. */
import { activityTitle } from '@/domain/plan/activity-title';
import type { PlanEntry } from '@/domain/plan/study-plan';
import { count, minutesWords, listed, uncapitalized } from '@/lib/format';

/** "Your plan for today: word review 10 min and essay 25 min." */
export function planWords(planned: readonly PlanEntry[]): string {
  const named = planned.map(({ activity, minutes }) => {
    const title = activityTitle(activity);
    // Sections and full tests have names.
    const keepsCapital = activity.kind === 'full-test' || activity.kind === 'practice';
    return `${keepsCapital ? title : uncapitalized(title)} ${minutesWords(minutes)}`;
  });
  return `Your plan for today: ${listed(named)}.`;
}

/** "Learn 13 new words", "Review 3 words", "Review 3 and learn 13" */
export function wordsAction(recall: number, fresh: number): string {
  if (recall + fresh === 0) return 'Open the words';
  if (recall === 0) return `Learn ${count(fresh, 'new word')}`;
  return fresh === 0 ? `Review ${count(recall, 'word')}` : `Review ${recall} and learn ${fresh}`;
}
