import { scoringText } from '@/data/texts/scoring';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function ScoringPage() {
  return <GuidePage id="scoring" area="SSAT Guide" text={scoringText} />;
}
