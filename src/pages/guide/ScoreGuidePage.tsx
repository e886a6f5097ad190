import { scoreGuideText } from '@/data/texts/pages/score-guide';
import { PercentileByScoreChart } from '@/features/guide/PercentileByScoreChart';
import { BandOverTarget } from '@/ui/drawings/BandOverTarget';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function ScoreGuidePage() {
  return (
    <GuidePage
      id="scoreGuide"
      area="SSAT Guide"
      text={scoreGuideText}
      picture={<BandOverTarget />}
      pieces={{ curves: <PercentileByScoreChart /> }}
    />
  );
}
