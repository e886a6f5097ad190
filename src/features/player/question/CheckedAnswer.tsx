import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { choiceByLetter, type Item, type ChoiceLetter, choiceLetters } from '@/domain/exam/items/item';
import type { ItemState } from '@/domain/exam/items/item-state';
import { verdictOf } from '@/domain/exam/attempts/response';
import { type ChosenTry, tryOfChoice, chosenLetters } from '@/domain/exam/attempts/second-try';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { ChoiceVerdict } from '@/ui/question/ChoiceVerdict';
import { QuestionExplanation } from '@/ui/question/QuestionExplanation';
import { QuestionText } from '@/ui/question/QuestionText';
import { ReportMistakeLink } from '@/ui/question/ReportMistakeLink';
import { CheckedChoiceList } from './questionStyles';

interface CheckedAnswerProps {
  readonly item: Item;
  readonly state: Pick<ItemState, 'response' | 'secondTry'>;
  /**
   * Returns true if the student has just checked the answer, so that the verdict gets the focus. A reopened question is read from
   * its stem.
   */
  readonly wasJustChecked: () => boolean;
}

const checkedVerdictLabels = {
  right: 'Right.',
  wrong: 'Not this one. See where it fails and which choice is right.',
  blank: 'Left blank. Here is the answer, with the explanations.',
} as const;

/** The verdicts after a second try. */
const secondVerdictLabels = {
  right: 'Right on the second try. Your first answer counts.',
  wrong: 'Not this one, either. See where it fails and which choice is right.',
} as const;

/** A checked question: the verdict, and for each choice why it is right or why it tempts and fails. */
export function CheckedAnswer({ item, state, wasJustChecked }: CheckedAnswerProps) {
  const verdict = useRef<HTMLParagraphElement>(null);
  // The button that requested the verdict is gone, so the verdict gets the focus.
  const asked = useRef(wasJustChecked);
  useEffect(() => {
    if (asked.current()) focusElement(verdict.current);
  }, []);
  const taken = chosenLetters(state);
  return (
    <>
      <Typography ref={verdict} sx={{ mb: 1.5, fontWeight: 600, outline: 'none' }}>
        {taken.second === null
          ? checkedVerdictLabels[verdictOf(item, state.response)]
          : secondVerdictLabels[taken.second === item.key ? 'right' : 'wrong']}
      </Typography>
      <CheckedChoiceList aria-label="Choices with explanations">
        {choiceLetters.map((letter) => (
          <CheckedChoice
            key={`${item.id} ${letter}`}
            item={item}
            letter={letter}
            taken={tryOfChoice(letter, taken)}
          />
        ))}
      </CheckedChoiceList>
      <QuestionExplanation item={item} />
      <ReportMistakeLink item={item} />
    </>
  );
}

interface CheckedChoiceProps {
  readonly item: Item;
  readonly letter: ChoiceLetter;
  readonly taken: ChosenTry;
}

function CheckedChoice({ item, letter, taken }: CheckedChoiceProps) {
  const { text, why } = choiceByLetter(item, letter);
  const right = letter === item.key;
  return (
    <li data-verdict={right ? 'right' : taken === null ? undefined : 'wrong'}>
      <span className="letter" translate="no">
        {letter}
      </span>
      <div className="head">
        <span className="text">
          <QuestionText text={text} translate="no" />
        </span>
        {(right || taken !== null) && <ChoiceVerdict verdict={right ? 'right' : 'wrong'} taken={taken} />}
      </div>
      <p className="why">
        <QuestionText text={why} />
      </p>
    </li>
  );
}
