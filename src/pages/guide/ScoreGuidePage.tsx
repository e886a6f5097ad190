import { scoreGuideText } from '@/data/texts/pages/score-guide';
import { LazyScaleCurves } from '@/features/guide/guideWidgets';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function ScoreGuidePage() {
  return (
    <GuidePage
      id="scoreGuide"
      area="SSAT Guide"
      text={scoreGuideText}
      pieces={{ curves: <LazyScaleCurves /> }}
    />
  );
}
