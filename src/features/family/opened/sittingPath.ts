import type { DoneSitting } from '@/domain/dashboard/told/activities';
import { isReportedTest } from '@/domain/learner/learner-test';
import { pathOf } from '@/site';

/**
 * The page that shows a sitting of this device question by question: the report of its attempt, or the words. Null for a score from a
 * report, of which nothing else is known.
 */
export function sittingPath(sitting: DoneSitting): string | null {
  if (sitting.kind === 'test') return isReportedTest(sitting.test) ? null : reportPath(sitting.test.id);
  const { kind, id } = sitting.session;
  return kind === 'words' ? pathOf('verbalPracticeApp') : reportPath(id);
}

const reportPath = (attempt: string) => pathOf('scoreReport', { search: { attempt } });
