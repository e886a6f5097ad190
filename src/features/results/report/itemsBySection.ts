import type { JudgedItem, SectionResult } from '@/domain/exam/result';
import { type ScoredSection, scoredSections } from '@/domain/exam/scored-sections';

interface SectionItems {
  readonly section: ScoredSection;
  readonly items: readonly JudgedItem[];
}

/** The questions of each section that a test has, the two quantitative sections together, as on the test. */
export function itemsBySection(scored: readonly SectionResult[]): readonly SectionItems[] {
  return scoredSections.flatMap((section) => {
    const items = scored.filter((part) => part.section === section).flatMap((part) => part.items);
    return items.length === 0 ? [] : [{ section, items }];
  });
}
