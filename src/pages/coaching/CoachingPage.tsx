import { coachingText } from '@/data/texts/pages/coaching';
import { MeetingForm } from '@/features/coaching/MeetingForm';
import { MeetingWorksheet } from '@/features/coaching/MeetingWorksheet';
import { MeetingSheet } from '@/ui/drawings/MeetingSheet';
import { GuidePage } from '@/ui/guide/GuidePage';
import { Interactive } from '@/ui/guide/Interactive';

export default function CoachingPage() {
  return (
    <GuidePage
      id="coaching"
      area="Coaching"
      text={coachingText}
      picture={<MeetingSheet />}
      pieces={{
        worksheet: (
          <Interactive
            name="The worksheet"
            withoutScripts={
              <p>
                A sheet of paper will do. Write down your scores with their dates, the three topics that cost
                you the most, the wrong answers that tempt you, and three questions for the coach.
              </p>
            }
          >
            <MeetingWorksheet />
          </Interactive>
        ),
        request: (
          <Interactive name="The form" withoutScripts={<p>You can also email the address above.</p>}>
            <MeetingForm />
          </Interactive>
        ),
      }}
    />
  );
}
