import Box from '@mui/material/Box';
import { MistakesDue, WordsToday } from './DuePanels';
import type { HubFacts } from './hubFacts';
import { TodayStep } from './TodayStep';

/** Today's step, and beside it what is due. */
export function HubCards({ facts }: { readonly facts: HubFacts }) {
  return (
    <Box sx={grid}>
      <Box className="step">
        <TodayStep steps={facts.steps} />
      </Box>
      <MistakesDue mistakes={facts.mistakes} />
      <WordsToday words={facts.words} />
    </Box>
  );
}

/** The room of the cards while the record is read, so that the sections below don't move. */
export function HubCardsRoom() {
  return <Box aria-hidden sx={{ minHeight: { xs: 640, sm: 420, md: 340 } }} />;
}

const grid = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
  minHeight: { xs: 640, sm: 420, md: 340 },
  '& .step': { gridColumn: { xs: 'span 2', md: 'span 1' }, display: 'grid' },
  '& > *': { minWidth: 0 },
} as const;
