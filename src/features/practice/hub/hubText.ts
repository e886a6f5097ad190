/** The sentences of the hub of practice. */
import type { ScoredSection } from '@/domain/exam/scored-sections';
import { practiceLevel } from '@/domain/plan/practice-level';
import { formatAverageCount, uncapitalize } from '@/lib/format';

/** "9 of 40", "2 or 3 of 60": how many of its section's questions ask for a topic. */
export function topicShareText(onTest: number, section: ScoredSection): string {
  return `${formatAverageCount(onTest)} of ${practiceLevel.questions[section]}`;
}

/** "60 questions, a third of the score" */
export function sectionFactsText(section: ScoredSection): string {
  return `${practiceLevel.questions[section]} questions, a third of the score`;
}

/**
 * What the link of a topic's row is called: ten rows that all say "Practice" would be one to a screen reader. `fewer` are all the
 * questions that practice has of it, where more are wished for.
 */
export function practiceLinkLabel(topic: string, fewer: number | null): string {
  if (fewer === null) return `Practice ${uncapitalize(topic)}`;
  return `Practice ${fewer}, all we have on ${uncapitalize(topic)}`;
}
