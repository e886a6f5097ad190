import { useCallback, useState } from 'react';
import { genres, readingPassage } from '@/domain/exam/catalog/practice';
import { type Genre, genreLabels } from '@/domain/exam/genre';
import { TestRoom } from '@/features/player/TestRoom';
import { loadTestResult } from '@/features/results/load';
import { capitalized } from '@/lib/format';
import { pathOf, site } from '@/site';
import { LinkButton } from '@/ui/controls/LinkButton';
import { RadioChoices } from '@/ui/controls/RadioChoices';

const genreChoices = genres.map((value) => ({ value, label: capitalized(genreLabels[value]) }));
const planIds = genres.map((genre) => readingPassage(genre).id);

export default function ReadingTestPage() {
  const [genre, setGenre] = useState<Genre>('fiction');
  const planOf = useCallback(() => readingPassage(genre), [genre]);
  return (
    <TestRoom
      title={site.readingTest.title}
      lead="One passage of a kind you choose, with its questions. Reading on the SSAT rewards what the passage says over what you think of it."
      facts={[
        {
          term: 'What it takes',
          text: 'Five minutes a passage, the pace of the real section (40 questions in 40 minutes).',
        },
        {
          term: 'What it asks',
          text: 'The main idea, a detail, an inference, a word in context, the purpose, the tone, the argument, or what follows.',
        },
        {
          term: 'Which passage',
          text: 'One of twelve in the practice pool, three of each kind; poems count as humanities. Those you have not met yet come first.',
        },
        {
          term: 'What it gives',
          text: 'Why each choice is right or wrong, with the passage beside it.',
        },
        {
          term: 'Afterwards',
          text: (
            <LinkButton to={pathOf('readingFullTest')} variant="outlined" size="small">
              Take a full reading section
            </LinkButton>
          ),
        },
      ]}
      planIds={planIds}
      planOf={planOf}
      offered={{ mode: true, timing: true }}
      choices={(disabled) => (
        <RadioChoices
          legend="Kind of passage"
          options={genreChoices}
          value={genre}
          onChange={setGenre}
          disabled={disabled}
        />
      )}
      exit="practiceTest"
      loadResult={loadTestResult}
      checked
    />
  );
}
