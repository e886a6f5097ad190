import { fullReading } from '@/domain/exam/catalog/practice';
import { howPointsCount } from '@/features/player/start/facts';
import { TestRoom } from '@/features/player/TestRoom';
import { loadTestResult } from '@/features/results/load';
import { site } from '@/site';

const planOf = () => fullReading;
const planIds = [fullReading.id];

export default function ReadingFullTestPage() {
  return (
    <TestRoom
      title={site.readingFullTest.title}
      lead="Forty questions on eight passages in forty minutes: five minutes a passage, reading included."
      facts={[
        {
          term: 'What it takes',
          text: 'Forty minutes without a break. It is the best training for pace, because no passage may take the time of another.',
        },
        {
          term: 'What it asks',
          text: 'Two passages each of fiction, humanities, science and social studies, five questions on each, in any order you like.',
        },
        howPointsCount,
        {
          term: 'What it gives',
          text: 'Your raw score, the time each question took, and why each choice is right or wrong, beside the passage.',
        },
      ]}
      planIds={planIds}
      planOf={planOf}
      offered={{ mode: true, timing: true }}
      exit="readingTest"
      loadResult={loadTestResult}
      checked
    />
  );
}
