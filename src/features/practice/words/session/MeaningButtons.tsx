import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import type { MeaningChoice } from '@/domain/plan/words/meaning-choices';
import { AnswerButton } from '../../recall/AnswerButton';

interface MeaningButtonsProps {
  readonly choices: readonly MeaningChoice[];
  readonly labelledBy: string;
  readonly onChoose: (word: string) => void;
}

/** The meanings as wide buttons; each one's number is the key that chooses it. */
export function MeaningButtons({ choices, labelledBy, onChoose }: MeaningButtonsProps) {
  return (
    <Stack role="group" aria-labelledby={labelledBy} spacing={1.25}>
      {choices.map(({ word, meaning }, index) => (
        <AnswerButton
          key={word}
          aria-keyshortcuts={String(index + 1)}
          // Ignores the second tap of a double tap that began on the previous button.
          onClick={(event) => {
            if (event.detail < 2) onChoose(word);
          }}
        >
          <Avatar component="span" variant="outlined" aria-hidden>
            {index + 1}
          </Avatar>
          <span translate="no">{meaning}</span>
        </AnswerButton>
      ))}
    </Stack>
  );
}
