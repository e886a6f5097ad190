import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AttemptConditions, FormPart } from '@/domain/exam/test/form';
import type { Item } from '@/domain/exam/items/item';
import { keepTogether } from '@/lib/text/format';
import { useScreenHeading } from '../frame/useScreenHeading';
import type { SendAction } from '../attempt/runAttempt';
import { PartScreen } from './PartScreen';
import { StartRow } from './StartRow';
import { PartExamples } from './PartExamples';
import { partDirectionsText, partStatLabels, partRuleTexts, startNoteText } from './directionsText';

interface DirectionsScreenProps {
  readonly title: string;
  readonly part: FormPart;
  readonly items: readonly Item[];
  readonly conditions: AttemptConditions;
  /** The previous section's name; null if there is none. */
  readonly before: string | null;
  readonly send: SendAction;
}

/**
 * The screen before a part: what it covers, its clock and rules, and solved examples or advice. No clock runs while it is shown.
 */
export function DirectionsScreen({ title, part, items, conditions, before, send }: DirectionsScreenProps) {
  const heading = useScreenHeading();
  const prompts = part.kind === 'essay' ? part.prompts.length : 0;
  return (
    <PartScreen>
      <Grid container columnSpacing={8} rowSpacing={5}>
        <Grid size={{ xs: 12, md: 6 }}>
          <Typography color="textSecondary">Directions</Typography>
          <Typography ref={heading} variant="h1" component="h2" sx={{ outline: 'none' }}>
            {keepTogether(title)}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 2 }}>
            {partDirectionsText(part, items, prompts)}
          </Typography>
          <PartFigures part={part} />
          <Box component="dl" sx={{ m: 0 }}>
            {partRuleTexts(part, { title, before, conditions }).map(([name, rule]) => (
              <Box key={name} sx={ruleSx}>
                <Typography component="dt" color="textSecondary">
                  {name}
                </Typography>
                <Typography component="dd" sx={{ m: 0 }}>
                  {keepTogether(rule)}
                </Typography>
              </Box>
            ))}
          </Box>
          <Box sx={{ mt: { xs: 3, sm: 5 } }}>
            <StartRow
              label={`Start ${title}`}
              note={startNoteText(part)}
              onStart={() => send({ type: 'begin-part' })}
            />
          </Box>
        </Grid>
        <Grid size={{ xs: 12, md: 6 }}>
          <PartExamples part={part} />
        </Grid>
      </Grid>
    </PartScreen>
  );
}

/** The part's length in large figures, each above its label. */
function PartFigures({ part }: { readonly part: FormPart }) {
  return (
    <Stack component="dl" direction="row" sx={figuresSx}>
      {partStatLabels(part).map(([figure, word]) => (
        <Stack key={word} direction="column-reverse">
          <Typography component="dt" variant="secondary">
            {word}
          </Typography>
          <Typography component="dd" variant="figure" sx={{ m: 0 }}>
            {figure}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

const figuresSx = {
  flexWrap: 'wrap',
  columnGap: { xs: 4, sm: 8 },
  rowGap: 2,
  mt: 3.5,
  mb: 3.5,
  py: 2,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const ruleSx = {
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  py: 0.75,
  '@media (max-width: 24rem)': { gridTemplateColumns: '1fr' },
} as const;
