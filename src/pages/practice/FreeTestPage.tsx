import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import type { StartOptions } from '@/features/player/start/startOptions';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { site } from '@/site';
import { TestStrip } from '@/ui/drawings/TestStrips';

const planOf = ({ essay }: StartOptions) => diagnosticPlan(essay);
const planIds = [diagnosticPlan(true).id];

export default function FreeTestPage() {
  return (
    <TestFlow
      title={site.freeTest.heading}
      lead="Half of each scored section of the Upper Level test in 65 minutes, or 90 with the essay. You get an estimate for each section, with a wide range, and see which one costs you the most points. No account, no payment, nothing sent anywhere."
      facts={[
        {
          term: 'What it takes',
          text: '65 minutes for the three sections, 90 with the essay, and some scratch paper; no calculator. Between sections, the clock stops until you continue, and you can leave and come back.',
        },
        {
          term: 'What it covers',
          text: 'Verbal: 30 questions in 15 minutes. Quantitative: 25 in 30. Reading: 20 in 20. That is the pace of the real test. Writing: one essay in 25 minutes, on one of two prompts.',
        },
        {
          term: 'How points count',
          text: 'A right answer earns a point, a wrong answer costs a quarter of a point, and a blank costs nothing. You can go back within a section, but not to an earlier section.',
        },
        {
          term: 'What you get',
          text: 'An estimate for each section, with a wide range, and which section costs you the most points. Also your raw scores, the time each question took, and why each choice is right or wrong.',
        },
        {
          term: 'The essay',
          text: 'The real test begins with the essay. Here it comes last, so you can leave it out now or end the test before you get to it.',
        },
        {
          term: 'What you don’t learn',
          text: 'Your exact SSAT score. This is half a test and not an official form, so the ranges are wide. The essay is not scored, here or on the real test.',
        },
      ]}
      picture={<TestStrip plan={diagnosticPlan(true)} isEssayOptional />}
      planIds={planIds}
      planOf={planOf}
      offeredOptions={{ mode: true, timing: true, essay: true }}
      action="Start with Verbal"
      exit="practiceTest"
      loadResult={loadTestResult}
      share={<ShareButton />}
      renderToday={renderTodayCard}
      checked
    />
  );
}
