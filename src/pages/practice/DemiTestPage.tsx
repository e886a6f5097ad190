import { halfVerbalPlan, testPool } from '@/domain/exam/catalog/practice-plans';
import { defaultLevel, type LevelId, levelIds } from '@/domain/exam/level/level-id';
import type { StartOptions } from '@/features/player/start/startOptions';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { scoringRuleFact, resultFact } from '@/features/player/start/startFacts';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { formatNumber } from '@/lib/text/format';
import { site } from '@/site';
import { SectionStrip } from '@/ui/drawings/TestStrips';

const planOf = (_: StartOptions, level: LevelId) => halfVerbalPlan(level);
const planIds = levelIds.map((level) => halfVerbalPlan(level).id);

export default function DemiTestPage() {
  const { level } = useTestLevel();
  return (
    <TestFlow
      title={site.demiTest.heading}
      lead="Answer fifteen synonyms and fifteen analogies in fifteen minutes. That is half a verbal section at full pace."
      facts={[
        {
          term: 'What it takes',
          text: 'It takes fifteen minutes, long enough for pace to matter and short enough for a weeknight.',
        },
        scoringRuleFact,
        {
          term: 'Which questions',
          text: `You get thirty of ${formatNumber(testPool(level).verbalQuestions)} questions. Each kind runs from easy to hard. Questions you haven’t seen come first.`,
        },
        resultFact(level),
      ]}
      picture={<SectionStrip plan={halfVerbalPlan(defaultLevel)} />}
      planIds={planIds}
      planOf={planOf}
      offeredOptions={{ mode: true, timing: true }}
      exit="verbalPractice"
      loadResult={loadTestResult}
      share={<ShareButton />}
      renderToday={renderTodayCard}
    />
  );
}
