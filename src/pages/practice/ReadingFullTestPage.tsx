import { fullReadingPlan } from '@/domain/exam/catalog/practice-plans';
import { defaultLevel, type LevelId, levelIds } from '@/domain/exam/level/level-id';
import type { StartOptions } from '@/features/player/start/startOptions';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { resultFact, scoringRuleFact } from '@/features/player/start/startFacts';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { site } from '@/site';
import { SectionStrip } from '@/ui/drawings/TestStrips';

const planOf = (_: StartOptions, level: LevelId) => fullReadingPlan(level);
const planIds = levelIds.map((level) => fullReadingPlan(level).id);

export default function ReadingFullTestPage() {
  const { level } = useTestLevel();
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
        resultFact(level, 'your raw score', 'an explanation of every choice beside the passage'),
      ]}
      picture={<SectionStrip plan={fullReadingPlan(defaultLevel)} />}
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
