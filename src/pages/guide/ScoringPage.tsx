import { scoringText } from '@/data/texts/pages/scoring';
import {
  LazySectionCalculator,
  LazyScoreChangeCheck,
  LazyGuessValueCalculator,
} from '@/features/guide/guideWidgets';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function ScoringPage() {
  return (
    <GuidePage
      id="scoring"
      area="SSAT Guide"
      text={scoringText}
      pieces={{
        calculator: <LazySectionCalculator />,
        guess: <LazyGuessValueCalculator />,
        change: <LazyScoreChangeCheck />,
      }}
    />
  );
}
