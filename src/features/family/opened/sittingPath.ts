import type { DoneSitting } from '@/domain/dashboard/insights/activities';
import { isReportedTest } from '@/domain/learner/learner-test';
import { pathOf } from '@/site';

/**
 * Returns the page that reviews a session of this device question by question: the report of its attempt, or the words. Null for a
 * score from a report, which has no questions.
 */
export function sittingPath(sitting: DoneSitting): string | null {
  if (sitting.kind === 'test') return isReportedTest(sitting.test) ? null : reportPath(sitting.test.id);
  const { kind, id } = sitting.session;
  return kind === 'words' ? pathOf('verbalPracticeApp') : reportPath(id);
}

const reportPath = (attempt: string) => pathOf('scoreReport', { search: { attempt } });
