import { IconWord } from '@/ui/cards/IconWord';
import { verdictLooks } from './verdictLooks';

interface ChoiceVerdictProps {
  readonly verdict: 'right' | 'wrong';
  readonly chosen: boolean;
}

/** Beside a choice whose reasons are shown: whether it is the right one, and whether the student took it. */
export function ChoiceVerdict({ verdict, chosen }: ChoiceVerdictProps) {
  const { word, color, Icon } = verdictLooks[verdict];
  return (
    <IconWord icon={<Icon />} color={color}>
      {word}
      {chosen && ', your answer'}
    </IconWord>
  );
}
