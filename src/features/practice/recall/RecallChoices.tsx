import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { ChoiceVerdict } from '@/ui/question/ChoiceVerdict';
import { QuestionText } from '@/ui/question/QuestionText';
import { AnswerButton } from './AnswerButton';

export interface RecallChoice {
  readonly text: string;
  readonly right: boolean;
  /** Names the error of a wrong choice in a word or two, if it has a name. */
  readonly fault?: string | null;
  /** The reason why this choice is right or wrong, shown once the student has chosen. */
  readonly why: string | null;
  /** The sentence that was tried on this choice, shown above the reason. */
  readonly tried?: string;
}

interface RecallChoicesProps {
  /** Accessible name of the list of choices. */
  readonly label: string;
  readonly choices: readonly RecallChoice[];
  /** The index of the chosen answer; null until one is chosen. */
  readonly taken: number | null;
  readonly onTake: (index: number) => void;
  /** The verdict in a sentence, which receives the focus. */
  readonly verdict: string;
}

/** A few answers to choose from; after the choice, the same list with the reasons. Saves nothing. */
export function RecallChoices({ label, choices, taken, onTake, verdict }: RecallChoicesProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (taken !== null) focusElement(said.current);
  }, [taken]);
  if (taken === null)
    return (
      <List aria-label={label} sx={list}>
        {choices.map(({ text }, index) => (
          <ListItem key={text} disablePadding>
            <AnswerButton onClick={() => onTake(index)}>
              <QuestionText text={text} translate="no" />
            </AnswerButton>
          </ListItem>
        ))}
      </List>
    );
  return (
    <>
      <Typography ref={said} variant="strong" sx={{ mb: 1.5, outline: 'none' }}>
        {verdict}
      </Typography>
      <List aria-label={label} sx={list}>
        {choices.map((choice, index) => (
          <CheckedChoice key={choice.text} choice={choice} taken={index === taken} />
        ))}
      </List>
    </>
  );
}

function CheckedChoice({ choice, taken }: { choice: RecallChoice; taken: boolean }) {
  const { text, right, fault, why, tried } = choice;
  const verdict = right ? 'right' : taken ? 'wrong' : null;
  return (
    <Card component="li" variant={verdict ?? 'outlined'} sx={verdict === null ? choiceSx : framedSx}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, alignItems: 'center' }}>
        <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
          <QuestionText text={text} translate="no" />
        </Typography>
        {verdict !== null && <ChoiceVerdict verdict={verdict} taken={taken ? 'first' : null} />}
        {fault !== undefined && fault !== null && (
          <Typography component="span" variant="secondary">
            {fault}
          </Typography>
        )}
      </Stack>
      {tried !== undefined && (
        <Typography translate="no" sx={{ mt: 0.5, fontStyle: 'italic' }}>
          {tried}
        </Typography>
      )}
      {why !== null && (
        <Typography variant="secondary" sx={{ mt: 0.5 }}>
          <QuestionText text={why} />
        </Typography>
      )}
    </Card>
  );
}

const list = { display: 'grid', gap: 1.25, maxWidth: 760 } as const;

const choiceSx = { px: 2, py: 1.25 } as const;
/** Leaves room for the thicker frame of a verdict. */
const framedSx = { px: '15px', py: '9px' } as const;
