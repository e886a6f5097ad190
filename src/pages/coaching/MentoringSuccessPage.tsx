import { mentoringSuccessText } from '@/data/texts/pages/mentoring-success';
import { ExampleBands } from '@/features/coaching/ExampleBands';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function MentoringSuccessPage() {
  return (
    <GuidePage
      id="mentoringSuccess"
      area="Coaching"
      text={mentoringSuccessText}
      pieces={{ bands: <ExampleBands /> }}
    />
  );
}
