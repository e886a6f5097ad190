import { coachingText } from '@/data/texts/pages/coaching';
import { LazyMeetingForm } from '@/features/coaching/LazyMeetingForm';
import { LazyWorksheet } from '@/features/coaching/LazyWorksheet';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function CoachingPage() {
  return (
    <GuidePage
      id="coaching"
      area="Coaching"
      text={coachingText}
      pieces={{ worksheet: <LazyWorksheet />, request: <LazyMeetingForm /> }}
    />
  );
}
