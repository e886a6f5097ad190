import { halfVerbal } from '@/domain/exam/catalog/practice';
import { loadShareButton } from '@/features/family/sharing/load';
import { howPointsCount, whatOneSectionGives } from '@/features/player/start/facts';
import { TestRoom } from '@/features/player/TestRoom';
import { loadTestResult } from '@/features/results/load';
import { LaterToday } from '@/features/today/LaterToday';
import { site } from '@/site';

const planOf = () => halfVerbal;
const planIds = [halfVerbal.id];

export default function DemiTestPage() {
  return (
    <TestRoom
      title={site.demiTest.heading}
      lead="Fifteen synonyms and fifteen analogies in fifteen minutes: half a verbal section at full pace."
      facts={[
        {
          term: 'What it takes',
          text: 'Fifteen minutes: long enough for pace to matter, short enough for a weeknight.',
        },
        howPointsCount,
        {
          term: 'Which questions',
          text: 'Thirty of the 240 in the practice pool; each kind runs from easy to hard. Questions you haven’t seen come first.',
        },
        whatOneSectionGives,
      ]}
      planIds={planIds}
      planOf={planOf}
      offered={{ mode: true, timing: true }}
      exit="verbalPractice"
      loadResult={loadTestResult}
      loadShare={loadShareButton}
      today={<LaterToday />}
    />
  );
}
