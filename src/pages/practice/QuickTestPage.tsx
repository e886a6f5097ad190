import { quickVerbal } from '@/domain/exam/catalog/practice';
import { loadShareButton } from '@/features/family/sharing/load';
import { howPointsCount, whatOneSectionGives } from '@/features/player/start/facts';
import { TestRoom } from '@/features/player/TestRoom';
import { loadTestResult } from '@/features/results/load';
import { LaterToday } from '@/features/today/LaterToday';
import { site } from '@/site';

const planOf = () => quickVerbal;
const planIds = [quickVerbal.id];

export default function QuickTestPage() {
  return (
    <TestRoom
      title={site.quickTest.heading}
      lead="Ten verbal questions at the pace of the real section: five synonyms, then five analogies."
      facts={[
        { term: 'What it takes', text: 'Five minutes: half a minute per question, as on the test.' },
        howPointsCount,
        {
          term: 'Which questions',
          text: 'Ten of the 240 in the practice pool, from easy to hard. Questions you haven’t seen come first.',
        },
        whatOneSectionGives,
        { term: 'What it can’t tell you', text: 'How you are doing overall. Ten questions are too few.' },
      ]}
      planIds={planIds}
      planOf={planOf}
      offered={{ mode: true }}
      exit="verbalPractice"
      loadResult={loadTestResult}
      loadShare={loadShareButton}
      today={<LaterToday />}
    />
  );
}
