import { writingCoachingText } from '@/data/texts/pages/writing-coaching';
import { essayMinutes } from '@/domain/exam/essays/essay-minutes';
import { EssayChecklist } from '@/features/guide/writing/EssayChecklist';
import { EssayTimePlan } from '@/features/guide/writing/EssayTimePlan';
import { ExampleEssays } from '@/features/guide/writing/ExampleEssays';
import { EssayPlan } from '@/ui/drawings/EssayPlan';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function WritingCoachingPage() {
  return (
    <GuidePage
      id="writingCoaching"
      area="Coaching"
      text={writingCoachingText}
      picture={<EssayPlan />}
      pieces={{
        minutes: <EssayTimePlan limit={essayMinutes} />,
        essays: <ExampleEssays />,
        checklist: <EssayChecklist />,
      }}
    />
  );
}
