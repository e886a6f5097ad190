import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { choiceLetters } from '@/domain/exam/items/item';
import { expectedGuessPoints } from '@/domain/exam/scoring/scoring';
import { Panel } from '@/ui/cards/Panel';
import { remainingChoiceCounts, choicesLeftLabel, fractionText, guessAdviceText } from './guideText';

/** The value of a guess by the number of choices left: four cards, and advice on the pressed one. */
export function GuessValueCalculator() {
  const [left, setLeft] = useState(3);
  const { title, text } = guessAdviceText(left);
  return (
    <Panel title="Choices Still Possible" level={3} control="average raw points for one guess">
      <Grid container spacing={{ xs: 1, sm: 2 }} role="group" aria-label="Choices still possible">
        {remainingChoiceCounts.map((each) => (
          <Grid key={each} size={{ xs: 6, sm: 3 }}>
            <Card sx={each === left ? chosenCard : {}}>
              <CardActionArea aria-pressed={each === left} onClick={() => setLeft(each)} sx={cardContent}>
                <GuessValue left={each} isChosen={each === left} />
              </CardActionArea>
            </Card>
          </Grid>
        ))}
      </Grid>
      <Typography role="status" sx={{ mt: 2.5, minHeight: { xs: '6em', sm: '3em' } }}>
        <strong>{title}</strong> <span>{text}</span>
      </Typography>
    </Panel>
  );
}

interface GuessValueProps {
  /** The number of choices that are still possible. */
  readonly left: number;
  readonly isChosen: boolean;
}

/** A guess's value as a number and as a bar on the letters of the choices, those ruled out crossed out. */
function GuessValue({ left, isChosen }: GuessValueProps) {
  const value = expectedGuessPoints(left);
  return (
    <>
      <Typography variant="h3" component="span">
        {value.numerator === 0 ? '0' : `+${fractionText(value)}`}
      </Typography>
      <Box
        aria-hidden
        sx={isChosen ? chosenBar : bar}
        style={{ height: Math.max(2, (worth(left) / most) * barPx) }}
      />
      <Stack aria-hidden component="span" direction="row" spacing="3px" sx={letters}>
        {choiceLetters.map((letter, index) => (
          <Box key={letter} component="span" sx={index < left ? circle : crossedOut}>
            {letter}
          </Box>
        ))}
      </Stack>
      <Typography variant="body2" component="span" sx={isChosen ? { fontWeight: 600 } : {}}>
        {choicesLeftLabel(left)}
      </Typography>
    </>
  );
}

const worth = (left: number) => {
  const { numerator, denominator } = expectedGuessPoints(left);
  return numerator / denominator;
};
const most = Math.max(...remainingChoiceCounts.map(worth));
const barPx = 72;

/** The outline shows in forced-colors mode, too. */
const chosenCard = {
  borderColor: 'primary.main',
  outline: 1,
  outlineColor: 'primary.main',
} as const;

const cardContent = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: 204,
  p: 1.5,
} as const;

const bar = { mt: 0.5, width: '36%', bgcolor: 'text.secondary', opacity: 0.6, forcedColorAdjust: 'none' };
const chosenBar = { ...bar, bgcolor: 'primary.main', opacity: 1 };

const letters = {
  justifyContent: 'center',
  alignSelf: 'stretch',
  pt: 1,
  mb: 1,
  borderTop: 1,
  borderColor: 'surface.controlEdge',
} as const;

const circle = {
  typography: 'caption',
  width: 22,
  height: 22,
  display: 'grid',
  placeContent: 'center',
  border: 1,
  borderColor: 'surface.controlEdge',
  borderRadius: '50%',
} as const;

const crossedOut = {
  ...circle,
  color: 'text.secondary',
  textDecoration: 'line-through',
  borderStyle: 'dashed',
} as const;
