import { aboutTestText } from '@/data/texts/pages/about-test';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import { TestTimeline } from '@/features/guide/timeline/TestTimeline';
import { TestStrip } from '@/ui/drawings/TestStrips';
import { TestMakerButton } from '@/ui/controls/TestMakerButton';
import { GuidePage } from '@/ui/guide/GuidePage';

export default function AboutTestPage() {
  return (
    <GuidePage
      id="aboutTest"
      area="SSAT Guide"
      text={aboutTestText}
      picture={<TestStrip plan={fullTestPlan(fullFormIds[0], true)} />}
      pieces={{ timeline: <TestTimeline />, register: <TestMakerButton /> }}
    />
  );
}
