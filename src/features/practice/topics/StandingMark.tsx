import { minTopicResponses } from '@/domain/exam/report/min-topic-responses';
import type { ScoredSection } from '@/domain/exam/test/scored-sections';
import type { Standing } from '@/domain/plan/ability/standing';
import { AnswerDots, EstimateRange, EstimateRangePreview } from '@/ui/bars/EstimateRange';
import { sectionColor } from '@/ui/sectionColor';

interface StandingMarkProps {
  readonly section: ScoredSection;
  readonly standing: Standing;
  /** The mark before the first answer: a dashed line, with or without the outline of a band, or open dots. */
  readonly empty: 'line' | 'band' | 'dots';
}

/** Draws a standing at full width: a band with a dot, dots that fill, or a preview. */
export function StandingMark({ section, standing, empty }: StandingMarkProps) {
  const color = sectionColor(section);
  if (standing.kind === 'fresh' || standing.kind === 'old')
    return <EstimateRange {...standing} color={color} isFaded={standing.kind === 'old'} />;
  if (standing.kind === 'none' && empty !== 'dots')
    return <EstimateRangePreview withBand={empty === 'band'} />;
  return (
    <AnswerDots
      given={standing.kind === 'few' ? standing.responses : 0}
      all={minTopicResponses}
      color={color}
    />
  );
}
