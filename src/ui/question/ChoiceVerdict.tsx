import { use } from 'react';
import type { ChosenTry } from '@/domain/exam/attempts/second-try';
import { IconLabel } from '@/ui/marks/IconLabel';
import { AnswererContext } from './answererContext';
import { choiceVerdictStyles } from './choiceVerdictStyles';

interface ChoiceVerdictProps {
  readonly verdict: 'right' | 'wrong';
  readonly taken: ChosenTry;
}

const takenWords = {
  reader: { first: 'your answer', second: 'your second try' },
  student: { first: 'chosen', second: 'second try' },
} as const;

/** The verdict beside an explained choice: right or wrong, and whether the student chose it. */
export function ChoiceVerdict({ verdict, taken }: ChoiceVerdictProps) {
  const { word, color, Icon } = choiceVerdictStyles[verdict];
  const answerer = use(AnswererContext);
  return (
    <IconLabel icon={<Icon fontSize="xsmall" />} color={color}>
      {taken === null ? word : `${word}, ${takenWords[answerer][taken]}`}
    </IconLabel>
  );
}
