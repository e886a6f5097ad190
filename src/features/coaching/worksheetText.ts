import { testTitle } from '@/domain/plan/drills/test-title';
import { causeLabels } from '@/domain/plan/mistakes/mistake-cause';
import type { CauseCount, LatestScoreBand, WeakTopic } from '@/domain/plan/courses/meeting-sheet';
import { topicName } from '@/domain/plan/topics/topics';
import { sectionName } from '@/domain/section-names';
import { formatCount, formatInstantDate, formatShareAsPercent, formatRange } from '@/lib/text/format';

export const worksheetStatusTexts = {
  blank:
    'You haven’t finished anything on this device yet, so the worksheet prints with blank lines to fill in by hand. After a test, this page fills in your estimated scores, the topics that cost you the most, the wrong answers that tempt you, your reasons for mistakes, and the date of your last essay.',
  filled:
    'Filled in from the tests and practice saved on this device. Fill in any blanks by hand. This page sends nothing.',
} as const;

/** The cells of a section's row: section, estimate, source test. */
export function estimateCells({ section, band, planId, finishedAt }: LatestScoreBand): readonly string[] {
  return [
    sectionName(section, 'test'),
    formatRange(band),
    `${testTitle(planId)}, ${formatInstantDate(finishedAt)}`,
  ];
}

/** The cells of a topic's row: topic, number right so far, and the range of the share likely right on a test. */
export function topicCells({ topic, estimate }: WeakTopic): readonly string[] {
  return [
    topicName(topic),
    `${estimate.right} of ${estimate.responses}`,
    formatRange(estimate.range, formatShareAsPercent),
  ];
}

/** "Misread: 4 times" */
export function causeCountText({ cause, count: times }: CauseCount): string {
  return `${causeLabels[cause]}: ${formatCount(times, 'time')}`;
}
