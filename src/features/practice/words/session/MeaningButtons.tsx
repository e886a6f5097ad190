import Box from '@mui/material/Box';
import type { MeaningChoice } from '@/domain/plan/words/meaning-choices';
import * as colors from '@/ui/colors';

interface MeaningButtonsProps {
  readonly choices: readonly MeaningChoice[];
  readonly labelledBy: string;
  readonly onChoose: (word: string) => void;
}

/** The meanings as wide buttons; each one's number is the key that chooses it. */
export function MeaningButtons({ choices, labelledBy, onChoose }: MeaningButtonsProps) {
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={buttons}>
      {choices.map(({ word, meaning }, index) => (
        <button
          key={word}
          type="button"
          aria-keyshortcuts={String(index + 1)}
          // Ignores the second tap of a double tap that began on the previous button.
          onClick={(event) => {
            if (event.detail < 2) onChoose(word);
          }}
        >
          <span aria-hidden="true">{index + 1}</span>
          <span translate="no">{meaning}</span>
        </button>
      ))}
    </Box>
  );
}

const buttons = {
  display: 'grid',
  gap: 1.25,
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: 60,
    px: 2,
    py: 1,
    border: `1px solid ${colors.controlEdge}`,
    borderRadius: 1.5,
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    lineHeight: 1.35,
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { borderColor: 'primary.main' },
  },
  '& [aria-hidden]': {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    border: `1px solid ${colors.controlEdge}`,
    borderRadius: '50%',
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'text.secondary',
  },
} as const;
