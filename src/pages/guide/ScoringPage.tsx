import { scoringText } from '@/data/texts/scoring';
import { Calculator, Change, Guess } from '@/features/guide/pieces';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function ScoringPage() {
  return (
    <GuidePage
      id="scoring"
      area="SSAT Guide"
      text={scoringText}
      pieces={{ calculator: <Calculator />, guess: <Guess />, change: <Change /> }}
    />
  );
}
