import { scoreGuideText } from '@/data/texts/score-guide';
import { Curves } from '@/features/guide/pieces';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function ScoreGuidePage() {
  return (
    <GuidePage id="scoreGuide" area="SSAT Guide" text={scoreGuideText} pieces={{ curves: <Curves /> }} />
  );
}
