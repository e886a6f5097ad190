import { mentoringSuccessText } from '@/data/texts/mentoring-success';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function MentoringSuccessPage() {
  return <GuidePage id="mentoringSuccess" area="Coaching" text={mentoringSuccessText} />;
}
