/** The words of the worksheet for a meeting. */
import { testTitle } from '@/domain/exam/catalog/titles';
import { causes } from '@/domain/plan/cause';
import type { CauseCount, LatestBand, WeakTopic } from '@/domain/plan/meeting-sheet';
import { topicName } from '@/domain/plan/topics';
import { sectionName } from '@/domain/section-names';
import { count, instantDate, percentOf, range } from '@/lib/format';

export const sheetStates = {
  reading: 'Looking for results on this device…',
  blank:
    'You haven’t finished anything on this device yet, so the worksheet prints with blank lines to fill in by hand. After a test, this page fills in your estimated scores, the topics that cost you the most, the wrong answers that tempt you, your reasons for mistakes, and the date of your last essay.',
  filled:
    'Filled in from the tests and practice saved on this device. Fill in any blanks by hand. This page sends nothing.',
} as const;

/** A row of the worksheet: section, estimate, the test that it is from. */
export function bandCells({ section, band, planId, finishedAt }: LatestBand): readonly string[] {
  return [sectionName(section, 'test'), range(band), `${testTitle(planId)}, ${instantDate(finishedAt)}`];
}

/** A row of the worksheet: topic, what was right, what it may come to on a test. */
export function topicCells({ topic, known }: WeakTopic): readonly string[] {
  return [topicName(topic), `${known.right} of ${known.responses}`, range(known.range, percentOf)];
}

/** "Misread: 4 times" */
export function causeWords({ cause, count: times }: CauseCount): string {
  return `${causes[cause]}: ${count(times, 'time')}`;
}
