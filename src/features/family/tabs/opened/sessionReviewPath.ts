import type { DoneSitting } from '@/domain/dashboard/insights/activities';
import { isReportedTest } from '@/domain/learner/learner-test';
import { pathOf } from '@/site';

/**
 * Returns the path to the page that reviews a session on this device: the score report of its attempt or, for word practice, the
 * word practice page. Null for a score entered from a report, because the site has none of its questions.
 */
export function sessionReviewPath(sitting: DoneSitting): string | null {
  if (sitting.kind === 'test') return isReportedTest(sitting.test) ? null : reportPath(sitting.test.id);
  const { kind, id } = sitting.session;
  return kind === 'words' ? pathOf('verbalPracticeApp') : reportPath(id);
}

const reportPath = (attempt: string) => pathOf('scoreReport', { search: { attempt } });
