import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { practiceLevel } from '@/domain/plan/topics/practice-level';
import { formatAverageCount, uncapitalize } from '@/lib/text/format';

/** "9 of 40", "2 or 3 of 60": the number of a section's questions on a topic. */
export function topicShareText(onTest: number, section: ScoredSection): string {
  return `${formatAverageCount(onTest)} of ${practiceLevel.questions[section]}`;
}

/** "60 questions, a third of the score" */
export function sectionFactsText(section: ScoredSection): string {
  return `${practiceLevel.questions[section]} questions, a third of the score`;
}

/**
 * The accessible name of a topic's link, since ten rows of "Practice" would sound alike in a screen reader. `fewer` is the number
 * of questions practice has if that is below the number requested; otherwise null.
 */
export function practiceLinkLabel(topic: string, fewer: number | null): string {
  if (fewer === null) return `Practice ${uncapitalize(topic)}`;
  return `Practice ${fewer}, all we have on ${uncapitalize(topic)}`;
}
