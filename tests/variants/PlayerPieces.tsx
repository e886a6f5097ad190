import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { loadSectionContent } from '@/data/items/itemBank';
import { type Highlight, withHighlight, withoutHighlight } from '@/domain/exam/items/highlight';
import { choiceByLetter, type Item, itemRef, choiceLetters } from '@/domain/exam/items/item';
import { readingTypography, stemTypography } from '@/features/player/tools/readingTypography';
import { TextSettingsProvider } from '@/features/player/tools/TextSettingsProvider';
import { ToolsMenu } from '@/features/player/tools/ToolsMenu';
import { useReadAloud } from '@/features/player/tools/useReadAloud';
import { ReadingLayout } from '@/features/player/reading/ReadingLayout';
import { assertPresent } from '@/lib/assert';
import { QuestionMaterial } from '@/ui/question/QuestionMaterial';
import { QuestionText } from '@/ui/question/QuestionText';

const what = location.pathname.split('/')[2] ?? '';
const reading = await loadSectionContent('form-a/reading');
const quantitative = await loadSectionContent('form-a/quantitative-1');

/** The player's components between its header and footer; /player-pieces/material shows figures and tables instead. */
export function Shown() {
  return <TextSettingsProvider>{what === 'material' ? <Material /> : <Reading />}</TextSettingsProvider>;
}

function Reading() {
  const [index, setIndex] = useState(0);
  const [highlights, setHighlights] = useState<readonly Highlight[]>([]);
  const [clockHidden, setClockHidden] = useState(false);
  const item = assertPresent(reading.items[index], 'no such question');
  const passage = assertPresent(
    reading.passages.find(({ id }) => item.kind === 'reading' && id === item.passage),
    'no passage',
  );
  const readAloud = useReadAloud({ item, passage, allowed: true });
  const own = reading.items.flatMap((each, at) =>
    each.kind === 'reading' && each.passage === passage.id ? [at + 1] : [],
  );
  const number = reading.passages.indexOf(passage) + 1;
  return (
    <>
      <Box component="header" sx={{ ...barSx, height: 60, borderBottom: 3 }}>
        <Typography component="h1" sx={{ mr: 'auto', typography: 'h3' }}>
          {clockHidden ? 'The clock is hidden' : '27:40'}
        </Typography>
        <ToolsMenu
          readAloud={readAloud}
          clockHidden={clockHidden}
          onClockHidden={setClockHidden}
          onKeys={() => undefined}
        />
      </Box>
      <main>
        <ReadingLayout
          key={passage.id}
          passage={passage}
          place={`Passage ${number} of ${reading.passages.length}, questions ${own[0]} to ${own.at(-1)}`}
          stem={item.stem}
          highlights={highlights.filter((each) => each.passage === itemRef(passage))}
          onHighlight={(added) => setHighlights((was) => withHighlight(was, added))}
          onRemoveHighlight={(removed) => setHighlights((was) => withoutHighlight(was, removed))}
        >
          <Question key={item.id} item={item} />
        </ReadingLayout>
      </main>
      <Box component="footer" sx={{ ...barSx, height: 80, borderTop: 1 }}>
        <Typography sx={{ mr: 'auto' }}>Question {index + 1}</Typography>
        <button disabled={index === 0} onClick={() => setIndex(index - 1)}>
          Back
        </button>
        <button disabled={index === reading.items.length - 1} onClick={() => setIndex(index + 1)}>
          Next
        </button>
      </Box>
    </>
  );
}

const barSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, md: 4 },
  bgcolor: 'background.paper',
  borderColor: 'divider',
} as const;

function Question({ item }: { item: Item }) {
  return (
    <>
      <Box component="h2" sx={[stemTypography, { mt: 0, mb: 3 }]}>
        <QuestionText text={item.stem} />
      </Box>
      <Box role="radiogroup" aria-label="Choices" sx={{ display: 'grid', gap: 1.5 }}>
        {choiceLetters.map((letter) => (
          <Box component="label" key={letter} sx={choiceSx}>
            <input type="radio" name={item.id} />
            <Box component="span" sx={readingTypography}>
              <QuestionText text={choiceByLetter(item, letter).text} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const choiceSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 56,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'surface.controlEdge',
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const;

function Material() {
  return (
    <Box component="main" sx={{ maxWidth: 704, mx: 'auto', px: 2, py: 4 }}>
      <h1>Figures and tables</h1>
      {quantitative.items.map(
        (item) =>
          item.kind === 'quantitative' &&
          (item.figure !== null || item.table !== null) && (
            <Box component="section" key={item.id} data-item={item.id} sx={{ mb: 6 }}>
              <Box component="h2" sx={stemTypography}>
                <QuestionText text={item.stem} />
              </Box>
              <QuestionMaterial figure={item.figure} table={item.table} />
            </Box>
          ),
      )}
    </Box>
  );
}
