import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { choiceOf, type Item, type Letter, letters } from '@/domain/exam/item';
import { type Response, verdictOf } from '@/domain/exam/response';
import { focusOn } from '@/ui/page/focusHeading';
import { ChoiceVerdict } from '@/ui/question/ChoiceVerdict';
import { KindReason } from '@/ui/question/KindReason';
import { QuestionText } from '@/ui/question/QuestionText';
import { ReportLink } from '@/ui/question/ReportLink';
import { CheckedList } from './questionStyles';

interface CheckedAnswerProps {
  readonly item: Item;
  readonly response: Response;
  /** Whether the student has just checked the answer; a question that is opened again is read from its stem. */
  readonly wasJustChecked: () => boolean;
}

const verdictWords = {
  right: 'Right.',
  wrong: 'Not this one. See where it fails and which choice is right.',
  blank: 'Left blank. Here is the answer, with the explanations.',
} as const;

/** A question that was checked: the verdict, and for each choice why it is right or why it tempts and fails. */
export function CheckedAnswer({ item, response, wasJustChecked }: CheckedAnswerProps) {
  const verdict = useRef<HTMLParagraphElement>(null);
  // The button that asked for the verdict is gone; reading continues here.
  const asked = useRef(wasJustChecked);
  useEffect(() => {
    if (asked.current()) focusOn(verdict.current);
  }, []);
  const chosen = response.state === 'chosen' ? response.letter : null;
  return (
    <>
      <Typography ref={verdict} sx={{ mb: 1.5, fontWeight: 600, outline: 'none' }}>
        {verdictWords[verdictOf(item, response)]}
      </Typography>
      <CheckedList aria-label="Choices with explanations">
        {letters.map((letter) => (
          <CheckedChoice key={letter} item={item} letter={letter} chosen={letter === chosen} />
        ))}
      </CheckedList>
      <KindReason item={item} />
      <ReportLink item={item} />
    </>
  );
}

function CheckedChoice({ item, letter, chosen }: { item: Item; letter: Letter; chosen: boolean }) {
  const { text, why } = choiceOf(item, letter);
  const right = letter === item.key;
  return (
    <li data-verdict={right ? 'right' : chosen ? 'wrong' : undefined}>
      <span className="letter">{letter}</span>
      <div className="head">
        <span className="text">
          <QuestionText text={text} />
        </span>
        {(right || chosen) && <ChoiceVerdict verdict={right ? 'right' : 'wrong'} chosen={chosen} />}
      </div>
      <p className="why">
        <QuestionText text={why} />
      </p>
    </li>
  );
}
