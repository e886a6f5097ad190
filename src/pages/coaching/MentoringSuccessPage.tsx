import { mentoringSuccessText } from '@/data/texts/pages/mentoring-success';
import { ExampleEstimateBands } from '@/features/coaching/ExampleEstimateBands';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function MentoringSuccessPage() {
  return (
    <GuidePage
      id="mentoringSuccess"
      area="Coaching"
      text={mentoringSuccessText}
      pieces={{ bands: <ExampleEstimateBands /> }}
    />
  );
}
