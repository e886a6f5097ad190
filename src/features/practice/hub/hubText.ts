import type { OfferedDrillLength } from '@/domain/plan/drills/drill-request';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import { markLegend } from '../topics/standingText';

export const hubTexts = {
  heading: 'Where the Points Are',
  legend: `We sort topics by the points that ten questions could still earn you. ${markLegend}`,
} as const;

/** "All 15 topics" */
export function allTopicsLabel(section: ScoredSection, topics: number): string {
  return `All ${topics} ${section === 'reading' ? 'skills' : 'topics'}`;
}

/** The label of a section's button. */
export const mixedLabel = (questions: OfferedDrillLength) => `Practice ${questions}, mixed`;
