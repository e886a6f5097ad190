import { diagnosticPlan } from '@/domain/exam/catalog/diagnostic-plan';
import { defaultLevel, type LevelId, levelIds } from '@/domain/exam/level/level-id';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { hasScoreTables } from '@/domain/exam/level/test-level';
import { testLevels } from '@/domain/exam/level/test-levels';
import { noScaledScoreText } from '@/features/player/start/startFacts';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import type { StartOptions } from '@/features/player/start/startOptions';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { site } from '@/site';
import { TestStrip } from '@/ui/drawings/TestStrips';

const planOf = ({ essay }: StartOptions, level: LevelId) => diagnosticPlan(level, essay);
const planIds = levelIds.map((level) => diagnosticPlan(level, true).id);

export default function FreeTestPage() {
  const { level } = useTestLevel();
  const { name } = testLevels[level];
  const hasEstimates = hasScoreTables(testLevels[level]);
  const result = hasEstimates
    ? 'You get an estimate with a wide range for each section and see which section costs you the most points.'
    : 'You get a raw score for each section and see which topics cost you the most points.';
  return (
    <TestFlow
      title={site.freeTest.heading}
      lead={`Take half of each scored section of the ${name} Level test in 65 minutes, or 90 with the essay. ${result} You need no account, you pay nothing, and nothing is sent anywhere.`}
      facts={[
        {
          term: 'What it takes',
          text: 'You need 65 minutes for the three sections, or 90 with the essay, and some scratch paper. You can’t use a calculator. Between sections, the clock stops until you continue, and you can leave and come back.',
        },
        {
          term: 'What it covers',
          text: 'You answer 30 verbal questions in 15 minutes, 25 quantitative questions in 30, and 20 reading questions in 20. That is the pace of the real test. For the essay, you have 25 minutes and a choice of two prompts.',
        },
        {
          term: 'How points count',
          text: 'A right answer earns one point, a wrong answer costs a quarter of a point, and a blank costs nothing. You can go back within a section, but not to an earlier section.',
        },
        {
          term: 'What you get',
          text: hasEstimates
            ? `${result} You also get your raw scores, the time each question took, and an explanation of every choice.`
            : `${result} You also get the time each question took and an explanation of every choice. ${noScaledScoreText(level)}`,
        },
        {
          term: 'The essay',
          text: 'The real test begins with the essay. Here, the essay comes last, so you can leave it out now or end the test before you get to it.',
        },
        {
          term: 'What you don’t learn',
          text: hasEstimates
            ? 'You don’t learn your exact SSAT score. This is half a test, and it isn’t official, so the ranges are wide. The essay isn’t scored here or on the real test.'
            : 'You don’t learn your SSAT score. This is half a test, and it isn’t official. The essay isn’t scored here or on the real test.',
        },
      ]}
      picture={<TestStrip plan={diagnosticPlan(defaultLevel, true)} isEssayOptional />}
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
