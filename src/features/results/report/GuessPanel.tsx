import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { ScoreReport } from '@/domain/exam/report/score-report';
import { formatAmount, formatCount, formatList, formatSignedPoints } from '@/lib/text/format';
import { evenColumnSize } from '@/ui/cards/cardLayout';
import { FoldedCard } from './FoldedCard';
import { guessAuditSentence, guessValueText } from './evidenceSentences';

const choicesLeft: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'all five',
};

/** The cost of guesses, the points lost to blanks, and the value of the next guess. */
export function GuessPanel({ report: { audit } }: { report: ScoreReport }) {
  const { blind, narrowed } = audit.by;
  const left = audit.by['blank-narrowed'];
  const open = audit.usuallyOpen ?? 4;
  const guesses = [
    {
      term: 'From guesses, all five choices open',
      figure: formatSignedPoints(blind.quarters),
      text:
        blind.questions === 0
          ? 'We found no such guess.'
          : `${formatCount(blind.questions, 'guess', 'guesses')}, ${blind.right} right. Over many of these, gains and losses cancel out.`,
    },
    {
      term: 'From guesses after crossing out',
      figure: formatSignedPoints(narrowed.quarters),
      text:
        narrowed.questions === 0
          ? 'We found no such guess.'
          : `${formatCount(narrowed.questions, 'guess', 'guesses')}, ${narrowed.right} right. On average, these earn points.`,
    },
  ];
  const noGuess = {
    term: 'From guesses',
    figure: formatSignedPoints(0),
    text: audit.hasConfidence
      ? 'You marked no answer as a guess.'
      : 'No answer came too fast for you to have read the question.',
  };
  const facts = [
    ...(blind.questions + narrowed.questions === 0 ? [noGuess] : guesses),
    {
      term: 'Left on blanks',
      figure: `${formatAmount(audit.leftOnBlanks)} points`,
      text:
        left.questions === 0
          ? 'You left no question blank after crossing out a choice.'
          : `What guessing would have earned, on average, on the ${left.questions} of your ${formatCount(audit.blanks, 'blank')} where you had crossed out choices.`,
    },
    {
      term: 'Value of a guess',
      figure: `+${guessValueText(open)} point`,
      text: `That is with ${choicesLeft[open] ?? open} choices left; it is ${formatList(
        [5, 4, 3, 2]
          .filter((choices) => choices !== open)
          .map((choices) => `${guessValueText(choices)} with ${choicesLeft[choices]}`),
      )}.`,
    },
  ];
  return (
    <FoldedCard title="Guess Audit" control="raw points" summary={guessAuditSentence(audit)}>
      <Grid container component="dl" columnSpacing={5} rowSpacing={2.5} sx={{ m: 0 }}>
        {facts.map(({ term, figure, text }) => (
          <Grid key={term} size={evenColumnSize(facts.length)}>
            <Typography component="dt" variant="secondary">
              {term}
            </Typography>
            <Typography component="dd" variant="figureSmall" sx={{ m: 0 }}>
              {figure}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, mt: 0.5, maxWidth: '44em', textWrap: { sm: 'pretty' } }}
            >
              {text}
            </Typography>
          </Grid>
        ))}
      </Grid>
    </FoldedCard>
  );
}
