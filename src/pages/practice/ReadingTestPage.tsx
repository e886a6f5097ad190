import { useCallback, useState } from 'react';
import { genres, readingPassagePlan, testPool } from '@/domain/exam/catalog/practice-plans';
import { type Genre, genreLabels } from '@/domain/exam/items/genre';
import { type LevelId, levelIds } from '@/domain/exam/level/level-id';
import type { StartOptions } from '@/features/player/start/startOptions';
import { useTestLevel } from '@/data/record/setup/useTestLevel';
import { ShareButton } from '@/features/family/sharing/ShareButton';
import { TestFlow } from '@/features/player/TestFlow';
import { loadTestResult } from '@/features/results/loadTestResult';
import { renderTodayCard } from '@/features/today/renderTodayCard';
import { capitalize, spellOutCount } from '@/lib/text/format';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { RadioField } from '@/ui/controls/fields/RadioField';
import { PassageQuestions } from '@/ui/drawings/PassageQuestions';

const genreChoices = genres.map((value) => ({ value, label: capitalize(genreLabels[value]) }));
const planIds = levelIds.flatMap((level) => genres.map((genre) => readingPassagePlan(level, genre).id));

export default function ReadingTestPage() {
  const { level } = useTestLevel();
  const [genre, setGenre] = useState<Genre>('fiction');
  const planOf = useCallback((_: StartOptions, asked: LevelId) => readingPassagePlan(asked, genre), [genre]);
  return (
    <TestFlow
      title={site.readingTest.heading}
      lead="Read one passage of the kind you choose, and answer its questions. On the SSAT, what counts is what the passage says, not what you think of it."
      facts={[
        {
          term: 'What it takes',
          text: 'It takes five minutes, the pace of the real section (40 questions in 40 minutes).',
        },
        {
          term: 'What it covers',
          text: 'The main idea, details, inferences, words in context, purpose, tone, the argument, and predictions.',
        },
        {
          term: 'Which passage',
          text: `You get one of ${spellOutCount(testPool(level).passages)} passages. Poems count as humanities. Passages you haven’t seen come first.`,
        },
        {
          term: 'What you get',
          text: 'You get the passage, with an explanation of every choice beside it.',
        },
        {
          term: 'Afterward',
          text: (
            <LinkButton to={pathOf('readingFullTest')} variant="outlined" size="small">
              Take a full reading section
            </LinkButton>
          ),
        },
      ]}
      picture={<PassageQuestions />}
      planIds={planIds}
      planOf={planOf}
      offeredOptions={{ mode: true, timing: true }}
      choices={(disabled) => (
        <RadioField
          legend="Kind of passage"
          options={genreChoices}
          value={genre}
          onChange={setGenre}
          disabled={disabled}
        />
      )}
      exit="practiceTest"
      loadResult={loadTestResult}
      share={<ShareButton />}
      renderToday={renderTodayCard}
      checked
    />
  );
}
