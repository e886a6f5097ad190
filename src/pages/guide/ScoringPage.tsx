import { scoringText } from '@/data/texts/scoring';
import { ChangeCheck } from '@/features/guide/ChangeCheck';
import { GuessValue } from '@/features/guide/GuessValue';
import { SectionCalculator } from '@/features/guide/SectionCalculator';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function ScoringPage() {
  return (
    <GuidePage
      id="scoring"
      area="SSAT Guide"
      text={scoringText}
      pieces={{ calculator: <SectionCalculator />, guess: <GuessValue />, change: <ChangeCheck /> }}
    />
  );
}
