import { testPool, writingSamplePlan } from '@/domain/exam/catalog/practice-plans';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import type { StartOptions } from '@/features/player/start/startOptions';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { spellOutCount } from '@/lib/text/format';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { EssayPlan } from '@/ui/drawings/EssayPlan';

const planOf = (_: StartOptions, level: LevelId) => writingSamplePlan(level);
const planIds = levelIds.map((level) => writingSamplePlan(level).id);

const promptsText: Readonly<Record<LevelId, string>> = {
  middle:
    'The personal question asks about you, and the story opening is the first line of a story that you continue.',
  upper: 'The personal question asks about you, and the general question asks what you think.',
};

export default function WritingTestPage() {
  const { level } = useTestLevel();
  return (
    <TestFlow
      title={site.writingTest.heading}
      lead="Write one essay in twenty-five minutes on one of two prompts, as on the SSAT. The essay isn’t scored there or here. Schools always receive the real one."
      facts={[
        {
          term: 'What it takes',
          text: 'You need twenty-five minutes and a quiet place. Choose a prompt fast, plan for three minutes, and save two at the end to read over what you wrote.',
        },
        {
          term: 'Which prompts',
          text: `You get two of ${spellOutCount(testPool(level).prompts)} prompts. ${promptsText[level]} Prompts you haven’t seen come first.`,
        },
        {
          term: 'Where you write',
          text: 'You have space for a plan, plus a word count, undo, and redo. Under test conditions, spell-check is off. What you type is saved within a second.',
        },
        {
          term: 'What you get',
          text: 'You get our own checklist for reading over your essay, with an example for every step, and a look at your earlier essays. You can print the essay or save it as a text file.',
        },
        {
          term: 'What you don’t learn',
          text: 'You don’t learn what a school will think of your essay. The test maker doesn’t score the writing sample, and neither do we.',
        },
        {
          term: 'Afterward',
          text: (
            <LinkButton to={pathOf('writingCoaching')} variant="outlined" size="small">
              About writing coaching
            </LinkButton>
          ),
        },
      ]}
      picture={<EssayPlan />}
      planIds={planIds}
      planOf={planOf}
      offeredOptions={{ mode: true, timing: true }}
      action="Start the essay"
      exit="practiceTest"
      loadResult={loadTestResult}
      share={<ShareButton />}
      renderToday={renderTodayCard}
      checked
    />
  );
}
