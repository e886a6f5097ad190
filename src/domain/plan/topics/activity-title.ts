/** The titles of plan entries, used on every page. */
import { formLetters } from '@/domain/exam/catalog/form-letters';
import { sectionName } from '@/domain/section-names';
import { assertUnreachable } from '@/lib/assert';
import type { CheckpointTest, PlanActivity } from '@/domain/plan/schedule/study-plan';

const checkpointTitles: Readonly<Record<CheckpointTest, string>> = {
  diagnostic: 'Free test',
  verbal: 'Half-length verbal test',
  quantitative: 'One math section',
  reading: 'Full reading section',
};

/** For example, "Math practice" or "Free test". */
export function activityTitle(activity: PlanActivity): string {
  switch (activity.kind) {
    case 'practice':
      return `${sectionName(activity.section, 'dashboard')} practice`;
    case 'words':
      return 'Word review';
    case 'mistakes':
      return 'Mistake review';
    case 'essay':
      return 'Essay';
    case 'checkpoint':
      return checkpointTitles[activity.test];
    case 'full-test':
      return `Full Test ${formLetters[activity.form]}`;
    default:
      return assertUnreachable(activity);
  }
}
