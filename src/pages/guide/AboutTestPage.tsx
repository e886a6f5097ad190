import { aboutTestText } from '@/data/texts/pages/about-test';
import { TestTimeline } from '@/features/guide/timeline/TestTimeline';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function AboutTestPage() {
  return (
    <GuidePage
      id="aboutTest"
      area="SSAT Guide"
      text={aboutTestText}
      pieces={{ timeline: <TestTimeline /> }}
    />
  );
}
