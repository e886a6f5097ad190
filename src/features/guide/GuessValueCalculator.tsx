import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { choiceLetters } from '@/domain/exam/items/item';
import { expectedGuessPoints } from '@/domain/exam/scoring/scoring';
import { Panel } from '@/ui/cards/Panel';
import { ChoiceLetter } from '@/ui/question/ChoiceLetter';
import { remainingChoiceCounts, choicesLeftLabel, fractionText, guessAdviceText } from './guideText';

/** The value of a guess by the number of choices left: four cards, and advice on the pressed one. */
export function GuessValueCalculator() {
  const [left, setLeft] = useState(3);
  const { title, text } = guessAdviceText(left);
  return (
    <Panel title="Choices Still Possible" level={3} control="average raw points per guess">
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label="Choices still possible"
        value={left}
        onChange={(_, pressed: number | null) => {
          if (pressed !== null) setLeft(pressed);
        }}
        sx={{ displayPrint: 'flex' }}
      >
        {/* The group's only child, because it would join the borders of several. */}
        <Grid container spacing={{ xs: 1, sm: 2 }} sx={{ flexGrow: 1 }}>
          {remainingChoiceCounts.map((each) => (
            <Grid key={each} size={{ xs: 6, sm: 3 }}>
              <ToggleButton value={each} sx={each === left ? chosenCard : card}>
                <GuessValue left={each} isChosen={each === left} />
              </ToggleButton>
            </Grid>
          ))}
        </Grid>
      </ToggleButtonGroup>
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
        component="span"
        sx={isChosen ? chosenBar : bar}
        style={{ borderTopWidth: Math.max(2, (worth(left) / most) * barPx) }}
      />
      <Stack aria-hidden component="span" direction="row" spacing={{ xs: 0.25, sm: 0.5 }} sx={letters}>
        {choiceLetters.map((letter, index) => (
          <ChoiceLetter key={letter} letter={letter} look={index < left ? 'outlined' : 'ruledOut'} small />
        ))}
      </Stack>
      <span>{choicesLeftLabel(left)}</span>
    </>
  );
}

const worth = (left: number) => {
  const { numerator, denominator } = expectedGuessPoints(left);
  return numerator / denominator;
};
const most = Math.max(...remainingChoiceCounts.map(worth));
const barPx = 72;

const card = {
  flexDirection: 'column',
  justifyContent: 'flex-end',
  height: '100%',
  minHeight: 204,
  p: 1.5,
  color: 'text.primary',
  // On paper, controls are hidden; these are figures as well.
  displayPrint: 'flex !important',
} as const;

const chosenCard = { ...card, borderColor: 'primary.main' } as const;

/** Drawn by its border, which forced-colors mode keeps. */
const bar = { mt: 0.5, width: '36%', borderTop: '0 solid', opacity: 0.5 } as const;
const chosenBar = { ...bar, opacity: 1 } as const;

const letters = {
  justifyContent: 'center',
  alignSelf: 'stretch',
  pt: 1,
  mb: 1,
  borderTop: 1,
  borderColor: 'surface.controlEdge',
} as const;
