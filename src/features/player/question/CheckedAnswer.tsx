import Card from '@mui/material/Card';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import {
  choiceByLetter,
  type Item,
  type ChoiceLetter as Letter,
  choiceLetters,
} from '@/domain/exam/items/item';
import type { ItemState } from '@/domain/exam/items/item-state';
import { verdictOf } from '@/domain/exam/attempts/response';
import { type ChosenTry, tryOfChoice, chosenLetters } from '@/domain/exam/attempts/second-try';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { ChoiceLetter } from '@/ui/question/ChoiceLetter';
import { ChoiceVerdict } from '@/ui/question/ChoiceVerdict';
import { QuestionExplanation } from '@/ui/question/QuestionExplanation';
import { QuestionText } from '@/ui/question/QuestionText';
import { ReportMistakeLink } from '@/ui/question/ReportMistakeLink';
import { readingTypography } from '../tools/readingTypography';

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
      <Typography ref={verdict} variant="strong" sx={{ mb: 1.5, outline: 'none' }}>
        {taken.second === null
          ? checkedVerdictLabels[verdictOf(item, state.response)]
          : secondVerdictLabels[taken.second === item.key ? 'right' : 'wrong']}
      </Typography>
      <List component="ol" aria-label="Choices with explanations" sx={{ display: 'grid', gap: 1.5 }}>
        {choiceLetters.map((letter) => (
          <CheckedChoice
            key={`${item.id} ${letter}`}
            item={item}
            letter={letter}
            taken={tryOfChoice(letter, taken)}
          />
        ))}
      </List>
      <QuestionExplanation item={item} />
      <ReportMistakeLink item={item} />
    </>
  );
}

interface CheckedChoiceProps {
  readonly item: Item;
  readonly letter: Letter;
  readonly taken: ChosenTry;
}

function CheckedChoice({ item, letter, taken }: CheckedChoiceProps) {
  const { text, why } = choiceByLetter(item, letter);
  const verdict = letter === item.key ? 'right' : taken === null ? null : 'wrong';
  return (
    <Card component="li" variant={verdict ?? 'outlined'} sx={[choiceSx, verdict !== null && framedSx]}>
      <ChoiceLetter letter={letter} look={verdict ?? 'outlined'} />
      <div>
        <Stack direction="row" sx={headSx}>
          <Text>
            <QuestionText text={text} translate="no" />
          </Text>
          {verdict !== null && <ChoiceVerdict verdict={verdict} taken={taken} />}
        </Stack>
        <Typography variant="secondary" sx={{ mt: 0.25 }}>
          <QuestionText text={why} />
        </Typography>
      </div>
    </Card>
  );
}

const Text = styled('span')(({ theme }) => ({ ...readingTypography(theme), overflowWrap: 'anywhere' }));

const choiceSx = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: 2,
  px: 2,
  py: 1.5,
} as const;

const headSx = { flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.25 } as const;

/** Leaves room for the thicker frame of a verdict. */
const framedSx = { px: '15px', py: '11px' } as const;
