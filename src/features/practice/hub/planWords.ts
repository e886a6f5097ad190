/** What the hub says of the study plan and of today's words; fetched with what it shows of a student. */
import { activityTitle } from '@/domain/plan/activity-title';
import type { PlanEntry } from '@/domain/plan/study-plan';
import { count, minutesWords, listed, monthDay, uncapitalized } from '@/lib/format';
import type { DueMistakes } from './hubFacts';

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

/** "about 6 minutes", "12 today, about 12 minutes; through by Dec 2 at this pace" */
export function dueNote({ count: due, asked, covered, through }: DueMistakes): string {
  const time = `about ${count(asked, 'minute')}`;
  if (covered === due) return time;
  const pace =
    through === null ? 'more than two months at this pace' : `through by ${monthDay(through)} at this pace`;
  return `${asked} today, ${time}; ${pace}`;
}

/** "Learn 13 new words", "Review 3 words", "Review 3 and learn 13" */
export function wordsAction(recall: number, fresh: number): string {
  if (recall + fresh === 0) return 'Open the words';
  if (recall === 0) return `Learn ${count(fresh, 'new word')}`;
  return fresh === 0 ? `Review ${count(recall, 'word')}` : `Review ${recall} and learn ${fresh}`;
}
