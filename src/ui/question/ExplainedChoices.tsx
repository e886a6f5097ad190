import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
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
    <List component="ol" sx={{ mt: 2 }}>
      {choiceLetters.map((letter) => {
        const choice = choiceByLetter(item, letter);
        const isKey = letter === item.key;
        const taken = tryOfChoice(letter, { first: chosen, second: secondAnswer });
        const verdict = isKey ? 'right' : taken === null ? null : 'wrong';
        return (
          <ListItem
            key={`${item.id} ${letter}`}
            sx={[choiceSx, verdict === null ? lineSx : boxSx(choiceVerdictStyles[verdict].color)]}
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
            <Typography sx={{ maxWidth: '38em' }}>
              <QuestionText text={choice.why} />
            </Typography>
          </ListItem>
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
  mx: { xs: -0.5, sm: 0 },
  width: 'auto',
  '@media print': { py: 0.25 },
} as const;

const lineSx = { borderTop: 1, borderColor: 'divider' } as const;
const boxSx = (borderColor: string) => ({
  '&, &:last-of-type': { border: 2, borderColor },
  borderRadius: 1,
  my: 1,
  '@media print': { my: 0.25, py: 0.25 },
});
