import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { exampleWord } from '@/data/words/exampleWord';
import { sectionName } from '@/domain/section-names';
import { Drawing } from '@/ui/drawings/Drawing';
import { ReturningMistakeDots } from '@/ui/drawings/ReturningMistake';
import { Dot } from '@/ui/marks/Dot';
import { recallProgressText } from '../errorLogText';
import { RecallDots } from './RecallDots';

/** The returns that the example has behind it. */
const recalls = 1;

/** A mistake as the error log lists it, above the days on which it returns. */
export function ExampleMistake() {
  const stem = `${exampleWord.word.toUpperCase()}:`;
  return (
    <Drawing name={`A row of the error log: the synonym ${exampleWord.word}. ${recallProgressText(recalls)}`}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Dot color="section.verbal" />
        <Typography variant="secondary" component="span" sx={{ flexGrow: 1 }}>
          {`${sectionName('verbal', 'dashboard')}: Synonyms`}
        </Typography>
        <RecallDots recalls={recalls} />
      </Stack>
      <Typography variant="prose" component="p" translate="no">
        {stem}
      </Typography>
      <ReturningMistakeDots />
    </Drawing>
  );
}
