import Box from '@mui/material/Box';
import { MistakesDue, WordsToday } from './DuePanels';
import type { HubFacts } from './hubFacts';
import { cardsHeight } from './HubCardsRoom';
import { TodayStep } from './TodayStep';
import { largeText } from '@/ui/page/screens';

/** Today's step, and beside it what is due. */
export function HubCards({ facts }: { readonly facts: HubFacts }) {
  return (
    <Box sx={grid}>
      <Box className="step">
        <TodayStep steps={facts.steps} planned={facts.planned} />
      </Box>
      <MistakesDue mistakes={facts.mistakes} />
      <WordsToday words={facts.words} />
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
  minHeight: cardsHeight,
  '& .step': { gridColumn: { xs: 'span 2', md: 'span 1' }, display: 'grid' },
  '& > *': { minWidth: 0 },
  [largeText]: { '&, & .step': { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' } },
} as const;
