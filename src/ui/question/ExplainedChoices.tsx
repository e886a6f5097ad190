import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { choiceByLetter, type Item, type ChoiceLetter, choiceLetters } from '@/domain/exam/items/item';
import { tryOfChoice } from '@/domain/exam/attempts/second-try';
import { ChoiceVerdict } from './ChoiceVerdict';
import { QuestionText } from './QuestionText';
import { choiceVerdictStyles } from './choiceVerdictStyles';

interface ExplainedChoicesProps {
  readonly item: Item;
  /** The student's answer; null for a blank. */
  readonly chosen: ChoiceLetter | null;
  /** The second answer, given after a hint; null if there was none. */
  readonly secondAnswer?: ChoiceLetter | null;
}

/** The choices of a reviewed question, each with the reason why it is right, or why it is tempting and wrong. */
export function ExplainedChoices({ item, chosen, secondAnswer = null }: ExplainedChoicesProps) {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
      {choiceLetters.map((letter) => {
        const choice = choiceByLetter(item, letter);
        const isKey = letter === item.key;
        const taken = tryOfChoice(letter, { first: chosen, second: secondAnswer });
        const verdictOfChoice = isKey ? 'right' : 'wrong';
        return (
          <Box
            component="li"
            key={`${item.id} ${letter}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: 'minmax(9.5rem, 1fr) minmax(0, 2fr)' },
              columnGap: 3,
              rowGap: 0.25,
              py: 1.5,
              px: { xs: 1.5, sm: 2 },
              mx: { xs: -0.5, sm: 0 },
              '@media print': { py: 0.75 },
              ...(isKey || taken !== null
                ? {
                    border: 2,
                    borderColor: choiceVerdictStyles[verdictOfChoice].color,
                    borderRadius: 1,
                    my: 1,
                  }
                : { borderTop: 1, borderColor: 'divider' }),
            }}
          >
            <Box>
              <Typography component="span" variant="prose" sx={{ fontWeight: isKey ? 600 : 400 }}>
                <QuestionText text={choice.text} translate="no" />
              </Typography>
              {(isKey || taken !== null) && (
                <div>
                  <ChoiceVerdict verdict={verdictOfChoice} taken={taken} />
                </div>
              )}
            </Box>
            <Typography sx={{ maxWidth: '38em' }}>
              <QuestionText text={choice.why} />
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
