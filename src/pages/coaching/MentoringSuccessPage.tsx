import { mentoringSuccessText } from '@/data/texts/pages/mentoring-success';
import { ExampleEstimateBands } from '@/features/coaching/ExampleEstimateBands';
import { BandOverTarget } from '@/ui/drawings/BandOverTarget';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function MentoringSuccessPage() {
  return (
    <GuidePage
      id="mentoringSuccess"
      area="Coaching"
      text={mentoringSuccessText}
      picture={<BandOverTarget />}
      pieces={{ bands: <ExampleEstimateBands /> }}
    />
  );
}
