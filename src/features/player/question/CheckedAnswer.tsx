import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { choiceOf, type Item, type Letter, letters } from '@/domain/exam/item';
import { type Response, verdictOf } from '@/domain/exam/response';
import { focusOn } from '@/ui/focusHeading';
import { QuestionText } from '@/ui/question/QuestionText';
import { CheckedList } from './questionStyles';

interface CheckedAnswerProps {
  readonly item: Item;
  readonly response: Response;
  /** Whether the check is what brought this on screen; a question that is opened again is read from its stem. */
  readonly wasJustChecked: () => boolean;
}

const verdictWords = {
  right: 'Right.',
  wrong: 'Not this one. See where it fails, and what holds.',
  blank: 'Left blank. Here is the answer, with the reasons.',
} as const;

/** A question that was checked: the verdict, and for each choice why it is right or why it tempts and fails. */
export function CheckedAnswer({ item, response, wasJustChecked }: CheckedAnswerProps) {
  const verdict = useRef<HTMLParagraphElement>(null);
  // The button that asked for the verdict is gone; the reading goes on here.
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
      <CheckedList aria-label="Choices with their reasons">
        {letters.map((letter) => (
          <CheckedChoice key={letter} item={item} letter={letter} chosen={letter === chosen} />
        ))}
      </CheckedList>
      <Further item={item} />
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
        {(right || chosen) && (
          <span className="verdict">
            {right ? <CheckCircle /> : <Cancel />}
            {right ? 'Right' : 'Wrong'}
            {chosen && ', your answer'}
          </span>
        )}
      </div>
      <p className="why">
        <QuestionText text={why} />
      </p>
    </li>
  );
}

/** What a kind of question has to say beyond its choices. */
function Further({ item }: { item: Item }) {
  const [label, text] =
    item.kind === 'analogy'
      ? ['The sentence that joins the pair', item.bridge]
      : item.kind === 'quantitative'
        ? ['The shortest way', item.method]
        : item.kind === 'synonym' && item.root !== null
          ? ['Where the word comes from', `${item.root}.`]
          : ['', null];
  if (text === null) return null;
  return (
    <Box component="p" sx={{ mt: 2, mb: 0 }}>
      <strong>{label}:</strong> <QuestionText text={text} />
    </Box>
  );
}
