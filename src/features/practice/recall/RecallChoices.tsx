import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import * as colors from '@/ui/colors';
import { focusElement } from '@/ui/page/useFocusOnChange';
import { ChoiceVerdict } from '@/ui/question/ChoiceVerdict';
import { QuestionText } from '@/ui/question/QuestionText';

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
      <Box component="ul" aria-label={label} sx={list}>
        {choices.map(({ text }, index) => (
          <li key={text}>
            <Box component="button" type="button" onClick={() => onTake(index)} sx={choiceButton}>
              <QuestionText text={text} translate="no" />
            </Box>
          </li>
        ))}
      </Box>
    );
  return (
    <>
      <Typography ref={said} sx={{ mb: 1.5, fontWeight: 600, outline: 'none' }}>
        {verdict}
      </Typography>
      <Box component="ul" aria-label={label} sx={list}>
        {choices.map((choice, index) => (
          <CheckedChoice key={choice.text} choice={choice} taken={index === taken} />
        ))}
      </Box>
    </>
  );
}

function CheckedChoice({ choice, taken }: { choice: RecallChoice; taken: boolean }) {
  const { text, right, fault, why, tried } = choice;
  return (
    <Box component="li" data-verdict={right ? 'right' : taken ? 'wrong' : undefined} sx={checkedChoice}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, alignItems: 'center' }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <QuestionText text={text} translate="no" />
        </Box>
        {(right || taken) && (
          <ChoiceVerdict verdict={right ? 'right' : 'wrong'} taken={taken ? 'first' : null} />
        )}
        {fault !== undefined && fault !== null && (
          <Typography component="span" variant="secondary">
            {fault}
          </Typography>
        )}
      </Box>
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
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, maxWidth: 760 } as const;

const choiceButton = {
  width: '100%',
  minHeight: 52,
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'surface.controlEdge',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
} as const;

const checkedChoice = {
  px: 2,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  '&[data-verdict="right"]': {
    borderColor: 'status.good',
    boxShadow: `inset 0 0 0 1px ${colors.statusGood}`,
  },
  '&[data-verdict="wrong"]': {
    borderColor: 'status.risk',
    boxShadow: `inset 0 0 0 1px ${colors.statusRisk}`,
  },
} as const;
