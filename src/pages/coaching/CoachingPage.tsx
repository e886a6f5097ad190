import { coachingText } from '@/data/texts/pages/coaching';
import { LazyMeetingForm } from '@/features/coaching/LazyMeetingForm';
import { LazyMeetingWorksheet } from '@/features/coaching/LazyMeetingWorksheet';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function CoachingPage() {
  return (
    <GuidePage
      id="coaching"
      area="Coaching"
      text={coachingText}
      pieces={{ worksheet: <LazyMeetingWorksheet />, request: <LazyMeetingForm /> }}
    />
  );
}
