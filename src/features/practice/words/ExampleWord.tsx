import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { exampleWord } from '@/data/words/exampleWord';
import { Drawing } from '@/ui/drawings/Drawing';

const { word, partOfSpeech, definition, sentence, root } = exampleWord;

/** A word of the list with what a session shows once it has been answered. */
export function ExampleWord() {
  return (
    <Drawing name={`A word of the list: ${word}, ${definition}.`}>
      <div translate="no">
        <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', flexWrap: 'wrap' }}>
          <Typography variant="h2" component="p">
            {word}
          </Typography>
          <Typography variant="secondary">{partOfSpeech}</Typography>
        </Stack>
        <Typography variant="strong">{definition}</Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {sentence}
        </Typography>
        <Typography variant="secondary" sx={{ mt: 0.5 }}>
          {root}
        </Typography>
      </div>
    </Drawing>
  );
}
