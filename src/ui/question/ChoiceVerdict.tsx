import type { Taken } from '@/domain/exam/second-try';
import { IconWord } from '@/ui/cards/IconWord';
import { verdictLooks } from './verdictLooks';

interface ChoiceVerdictProps {
  readonly verdict: 'right' | 'wrong';
  readonly taken: Taken;
}

const takenWords = { first: ', your answer', second: ', your second try' } as const;

/** Beside a choice whose reasons are shown: whether it is the right one, and whether the student took it. */
export function ChoiceVerdict({ verdict, taken }: ChoiceVerdictProps) {
  const { word, color, Icon } = verdictLooks[verdict];
  return (
    <IconWord icon={<Icon />} color={color}>
      {word}
      {taken !== null && takenWords[taken]}
    </IconWord>
  );
}
