import { quickVerbalPlan, testPool } from '@/domain/exam/catalog/practice-plans';
import { defaultLevel, type LevelId, levelIds } from '@/domain/exam/level/level-id';
import type { StartOptions } from '@/features/player/start/startOptions';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { scoringRuleFact, oneSectionResultFact } from '@/features/player/start/startFacts';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { formatNumber } from '@/lib/text/format';
import { site } from '@/site';
import { SectionStrip } from '@/ui/drawings/TestStrips';

const planOf = (_: StartOptions, level: LevelId) => quickVerbalPlan(level);
const planIds = levelIds.map((level) => quickVerbalPlan(level).id);

export default function QuickTestPage() {
  const { level } = useTestLevel();
  return (
    <TestFlow
      title={site.quickTest.heading}
      lead="Answer ten verbal questions at the pace of the real section, first five synonyms and then five analogies."
      facts={[
        {
          term: 'What it takes',
          text: 'It takes five minutes, or half a minute per question, as on the test.',
        },
        scoringRuleFact,
        {
          term: 'Which questions',
          text: `You get ten of ${formatNumber(testPool(level).verbalQuestions)} questions, from easy to hard. Questions you haven’t seen come first.`,
        },
        oneSectionResultFact,
        {
          term: 'What you don’t learn',
          text: 'You don’t learn how you are doing overall. Ten questions are too few.',
        },
      ]}
      picture={<SectionStrip plan={quickVerbalPlan(defaultLevel)} />}
      planIds={planIds}
      planOf={planOf}
      offeredOptions={{ mode: true }}
      exit="verbalPractice"
      loadResult={loadTestResult}
      share={<ShareButton />}
      renderToday={renderTodayCard}
    />
  );
}
