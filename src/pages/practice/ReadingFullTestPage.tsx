import { fullReadingPlan } from '@/domain/exam/catalog/practice-plans';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { scoringRuleFact } from '@/features/player/start/startFacts';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { site } from '@/site';
import { SectionStrip } from '@/ui/drawings/TestStrips';

const planOf = () => fullReadingPlan;
const planIds = [fullReadingPlan.id];

export default function ReadingFullTestPage() {
  return (
    <TestFlow
      title={site.readingFullTest.heading}
      lead="Answer forty questions on eight passages in forty minutes. You have five minutes for each passage and its questions."
      facts={[
        {
          term: 'What it takes',
          text: 'It takes forty minutes without a break. You learn to pace yourself, because extra time on one passage is time you don’t have for the next.',
        },
        {
          term: 'What it covers',
          text: 'You get two passages each of fiction, humanities, science, and social studies, with five questions on each passage. Take them in any order.',
        },
        scoringRuleFact,
        {
          term: 'What you get',
          text: 'You get your raw score, an estimate if enough questions are new to you, the time each question took, and, beside the passage, an explanation of every choice.',
        },
      ]}
      picture={<SectionStrip plan={fullReadingPlan} />}
      planIds={planIds}
      planOf={planOf}
      offeredOptions={{ mode: true, timing: true }}
      exit="readingTest"
      loadResult={loadTestResult}
      share={<ShareButton />}
      renderToday={renderTodayCard}
      checked
    />
  );
}
