import { halfVerbal } from '@/domain/exam/catalog/practice';
import { howPointsCount, whatOneSectionGives } from '@/features/player/start/facts';
import { TestRoom } from '@/features/player/TestRoom';
import { loadTestResult } from '@/features/results/load';
import { site } from '@/site';

const planOf = () => halfVerbal;
const planIds = [halfVerbal.id];

export default function DemiTestPage() {
  return (
    <TestRoom
      title={site.demiTest.title}
      lead="Fifteen synonyms and fifteen analogies in fifteen minutes: half a verbal section at full pace."
      facts={[
        {
          term: 'What it takes',
          text: 'Fifteen minutes: long enough for the pace to matter, short enough for a weekday evening.',
        },
        howPointsCount,
        {
          term: 'Which questions',
          text: 'Thirty of 240 in the practice pool, each kind from easy to hard. Those you have not met yet come first.',
        },
        whatOneSectionGives,
      ]}
      planIds={planIds}
      planOf={planOf}
      offered={{ mode: true, timing: true }}
      exit="verbalPractice"
      loadResult={loadTestResult}
    />
  );
}
