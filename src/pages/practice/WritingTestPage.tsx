import { writingSample } from '@/domain/exam/catalog/practice';
import { TestRoom } from '@/features/player/TestRoom';
import { loadResultWithEssay } from '@/features/results/load';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';

const planOf = () => writingSample;
const planIds = [writingSample.id];

export default function WritingTestPage() {
  return (
    <TestRoom
      title={site.writingTest.title}
      lead="One essay in twenty-five minutes, on one of two prompts, as on the SSAT. It has no score there and none here: schools read it to hear how you write."
      facts={[
        {
          term: 'What it takes',
          text: 'Twenty-five minutes and a quiet place. Choose quickly, plan for three minutes, and keep two at the end to read what you wrote.',
        },
        {
          term: 'Which prompts',
          text: 'Two of ten in the practice pool: one opens a story, the other asks for an opinion. Those you have not met yet come first.',
        },
        {
          term: 'The page to write on',
          text: 'Room for a plan, a count of words, undo and redo. Under test conditions nothing marks your spelling. What you type is stored within a second.',
        },
        {
          term: 'What it gives',
          text: 'A checklist of our own to read your essay against, with an example for every step, and your earlier essays beside it. You can print the essay or save it as a text file.',
        },
        {
          term: 'What it can’t tell',
          text: 'How a school will like it. The test maker does not score the writing sample, and neither do we.',
        },
        {
          term: 'Afterwards',
          text: (
            <LinkButton to={pathOf('writingCoaching')} variant="outlined" size="small">
              About writing coaching
            </LinkButton>
          ),
        },
      ]}
      planIds={planIds}
      planOf={planOf}
      offered={{ mode: true, timing: true }}
      action="Start the essay"
      exit="practiceTest"
      loadResult={loadResultWithEssay}
      checked
    />
  );
}
