import type { ActivityItem } from '@/domain/dashboard/told/activities';
import { isReported } from '@/domain/learner/learner-test';
import { pathOf } from '@/site';

/**
 * The page that shows a sitting of this device question by question: the report of its attempt, or the words. Null for a score that a
 * report told, of which nothing else is known.
 */
export function sittingPath(of: NonNullable<ActivityItem['of']>): string | null {
  if (of.kind === 'test') return isReported(of.test) ? null : reportPath(of.test.id);
  return of.session.kind === 'words' ? pathOf('verbalPracticeApp') : reportPath(of.session.id);
}

const reportPath = (attempt: string) => pathOf('scoreReport', { search: { attempt } });
