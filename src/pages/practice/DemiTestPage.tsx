import { halfVerbalPlan, testPool } from '@/domain/exam/catalog/practice-plans';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { scoringRuleFact, estimatedSectionResultFact } from '@/features/player/start/startFacts';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { formatNumber } from '@/lib/text/format';
import { site } from '@/site';
import { SectionStrip } from '@/ui/drawings/TestStrips';

const planOf = () => halfVerbalPlan;
const planIds = [halfVerbalPlan.id];

export default function DemiTestPage() {
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
          text: `You get thirty of ${formatNumber(testPool.verbalQuestions)} questions. Each kind runs from easy to hard. Questions you haven’t seen come first.`,
        },
        estimatedSectionResultFact,
      ]}
      picture={<SectionStrip plan={halfVerbalPlan} />}
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
