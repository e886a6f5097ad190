import { aboutTestText } from '@/data/texts/pages/about-test';
import { fullTestPlan } from '@/domain/exam/catalog/full-test-plan';
import { fullFormsOf } from '@/domain/exam/test/blueprint';
import { defaultLevel } from '@/domain/exam/level/level-id';
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
      picture={<TestStrip plan={fullTestPlan(fullFormsOf(defaultLevel)[0], true)} />}
      pieces={{ timeline: <TestTimeline />, register: <TestMakerButton /> }}
    />
  );
}
