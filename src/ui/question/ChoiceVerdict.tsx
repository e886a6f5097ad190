import type { ChosenTry } from '@/domain/exam/second-try';
import { IconLabel } from '@/ui/cards/IconLabel';
import { choiceVerdictStyles } from './choiceVerdictStyles';

interface ChoiceVerdictProps {
  readonly verdict: 'right' | 'wrong';
  readonly taken: ChosenTry;
}

const takenWords = { first: ', your answer', second: ', your second try' } as const;

/** Beside a choice whose reasons are shown: whether it is the right one, and whether the student took it. */
export function ChoiceVerdict({ verdict, taken }: ChoiceVerdictProps) {
  const { word, color, Icon } = choiceVerdictStyles[verdict];
  return (
    <IconLabel icon={<Icon />} color={color}>
      {word}
      {taken !== null && takenWords[taken]}
    </IconLabel>
  );
}
