import type { ScoredSection } from '@/domain/exam/scored-sections';
import type { BarColor } from '@/ui/cards/Dot';

/** The dot of a section, by the theme's names. */
export const dotColor = {
  verbal: 'section.verbal',
  quantitative: 'section.math',
  reading: 'section.reading',
} as const satisfies Readonly<Record<ScoredSection, BarColor>>;
