import type { TestEstimate } from '@/domain/exam/report/estimate';
import type { JudgedItem, SectionResult } from '@/domain/exam/scoring/result';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';

interface SectionItems {
  readonly section: ScoredSection;
  readonly items: readonly JudgedItem[];
}

/** Groups a test's questions by section, with the two quantitative sections combined, as on the test. */
export function itemsBySection(scored: readonly SectionResult[]): readonly SectionItems[] {
  return scoredSections.flatMap((section) => {
    const items = scored.filter((part) => part.section === section).flatMap((part) => part.items);
    return items.length === 0 ? [] : [{ section, items }];
  });
}

export function hasSectionEstimate({ sections }: Pick<TestEstimate, 'sections'>): boolean {
  return Object.values(sections).some(({ state }) => state === 'estimated');
}
