import { coachingText } from '@/data/texts/coaching';
import { MeetingRequest } from '@/features/coaching/MeetingRequest';
import { MeetingWorksheet } from '@/features/coaching/MeetingWorksheet';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function CoachingPage() {
  return (
    <GuidePage
      id="coaching"
      area="Coaching"
      text={coachingText}
      pieces={{ worksheet: <MeetingWorksheet />, request: <MeetingRequest /> }}
    />
  );
}
