import { writingCoachingText } from '@/data/texts/writing-coaching';
import { essayMinutes } from '@/domain/exam/essay-minutes';
import { EssayChecklist } from '@/features/guide/writing/EssayChecklist';
import { EssayMinutes } from '@/features/guide/writing/EssayMinutes';
import { ExampleEssays } from '@/features/guide/writing/ExampleEssays';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function WritingCoachingPage() {
  return (
    <GuidePage
      id="writingCoaching"
      area="Coaching"
      text={writingCoachingText}
      pieces={{
        minutes: <EssayMinutes limit={essayMinutes} />,
        essays: <ExampleEssays />,
        checklist: <EssayChecklist />,
      }}
    />
  );
}
