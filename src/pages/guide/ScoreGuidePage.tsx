import { scoreGuideText } from '@/data/texts/pages/score-guide';
import { LazyPercentileByScoreChart } from '@/features/guide/guideWidgets';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function ScoreGuidePage() {
  return (
    <GuidePage
      id="scoreGuide"
      area="SSAT Guide"
      text={scoreGuideText}
      pieces={{ curves: <LazyPercentileByScoreChart /> }}
    />
  );
}
