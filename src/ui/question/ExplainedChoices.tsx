import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { choiceByLetter, type Item, type ChoiceLetter, choiceLetters } from '@/domain/exam/items/item';
import { tryOfChoice } from '@/domain/exam/attempts/second-try';
import { ChoiceVerdict } from './ChoiceVerdict';
import { QuestionText } from './QuestionText';

interface ExplainedChoicesProps {
  readonly item: Item;
  /** The student's answer; null for a blank. */
  readonly chosen: ChoiceLetter | null;
  /** The second answer, given after a hint; null if there was none. */
  readonly secondAnswer?: ChoiceLetter | null;
  /** True if no choice is longer than a number, so that most of the width belongs to the reasons. */
  readonly hasShortChoices?: boolean;
}

/** The choices of a reviewed question, each with the reason why it is right, or why it is tempting and wrong. */
export function ExplainedChoices({
  item,
  chosen,
  secondAnswer = null,
  hasShortChoices = false,
}: ExplainedChoicesProps) {
  return (
    <List component="ol" sx={{ mt: 2 }}>
      {choiceLetters.map((letter) => {
        const choice = choiceByLetter(item, letter);
        const isKey = letter === item.key;
        const taken = tryOfChoice(letter, { first: chosen, second: secondAnswer });
        const verdict = isKey ? 'right' : taken === null ? null : 'wrong';
        return (
          <Paper
            component="li"
            key={`${item.id} ${letter}`}
            variant={verdict ?? 'plain'}
            square={verdict === null}
            sx={[choiceSx, hasShortChoices && shortChoiceSx, verdict === null ? lineSx : framedSx]}
          >
            <div>
              <Typography component="span" variant="prose" sx={{ fontWeight: isKey ? 600 : 400 }}>
                <QuestionText text={choice.text} translate="no" />
              </Typography>
              {verdict !== null && (
                <div>
                  <ChoiceVerdict verdict={verdict} taken={taken} />
                </div>
              )}
            </div>
            <Typography sx={hasShortChoices ? undefined : { maxWidth: '38em' }}>
              <QuestionText text={choice.why} />
            </Typography>
          </Paper>
        );
      })}
    </List>
  );
}

const choiceSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(9.5rem, 1fr) minmax(0, 2fr)' },
  alignItems: 'start',
  columnGap: 3,
  rowGap: 0.25,
  px: { xs: 1.5, sm: 2 },
  py: 1.5,
  mx: { xs: -0.5, sm: 0 },
  '@media print': { py: 0.25 },
} as const;

const shortChoiceSx = { gridTemplateColumns: { xs: '1fr', sm: 'minmax(5rem, 1fr) minmax(0, 7fr)' } } as const;
const lineSx = { borderTop: 1, borderColor: 'divider' } as const;
const framedSx = { my: 1, '@media print': { my: 0.25, py: 0.25 } } as const;
