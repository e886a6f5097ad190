import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { choiceLetters } from '@/domain/exam/items/item';
import { expectedGuessPoints } from '@/domain/exam/scoring/scoring';
import * as colors from '@/ui/colors';
import { Panel } from '@/ui/cards/Panel';
import { hiddenInputStyles } from '@/ui/controls/fields/hiddenInputStyles';
import { remainingChoiceCounts, choicesLeftLabel, fractionText, guessAdviceText } from './guideText';

const worth = (left: number) => {
  const { numerator, denominator } = expectedGuessPoints(left);
  return numerator / denominator;
};
const most = Math.max(...remainingChoiceCounts.map(worth));
const barPx = 72;

/** The value of a guess by the number of choices left: four buttons and the result as text. */
export function GuessValueCalculator() {
  const name = useId();
  const [left, setLeft] = useState(3);
  const { title, text } = guessAdviceText(left);
  return (
    <Panel title="Choices Still Possible" level={3} control="average raw points for one guess">
      <Box role="radiogroup" aria-label="Choices still possible" sx={cards}>
        {remainingChoiceCounts.map((each) => {
          const value = expectedGuessPoints(each);
          return (
            <label key={each}>
              <input type="radio" name={name} checked={each === left} onChange={() => setLeft(each)} />
              <span className="value">{value.numerator === 0 ? '0' : `+${fractionText(value)}`}</span>
              <span
                className="bar"
                aria-hidden
                style={{ height: Math.max(2, (worth(each) / most) * barPx) }}
              />
              <span className="letters" aria-hidden>
                {choiceLetters.map((letter, index) => (
                  <span key={letter} className={index < each ? undefined : 'out'}>
                    {letter}
                  </span>
                ))}
              </span>
              <span>{choicesLeftLabel(each)}</span>
            </label>
          );
        })}
      </Box>
      <Box component="p" role="status" sx={{ m: 0, mt: 2.5, minHeight: { xs: '6em', sm: '3em' } }}>
        <strong>{title}</strong> <span>{text}</span>
      </Box>
    </Panel>
  );
}

const cards = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  '& label': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'flex-end',
    minHeight: 180,
    p: 1.5,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    fontSize: '0.875rem',
  },
  '& .value': { fontWeight: 650, fontSize: '1.125rem', fontVariantNumeric: 'tabular-nums' },
  '& .bar': { mt: 0.5, width: '36%', bgcolor: 'text.secondary', opacity: 0.6, forcedColorAdjust: 'none' },
  '& .letters': {
    display: 'flex',
    justifyContent: 'center',
    gap: '3px',
    alignSelf: 'stretch',
    pt: 1,
    mb: 1,
    borderTop: 1,
    borderColor: colors.controlEdge,
    fontSize: '0.75rem',
  },
  '& .letters span': {
    width: 20,
    height: 20,
    lineHeight: '18px',
    textAlign: 'center',
    border: 1,
    borderColor: colors.controlEdge,
    borderRadius: '50%',
  },
  '& .letters .out': { color: 'text.secondary', textDecoration: 'line-through', borderStyle: 'dashed' },
  '& label:has(:checked)': {
    borderColor: 'primary.main',
    boxShadow: `inset 0 0 0 1px ${colors.primary}`,
    fontWeight: 600,
  },
  '& label:has(:checked) .bar': { bgcolor: 'primary.main', opacity: 1 },
  '& label:has(:focus-visible)': { outline: `2px solid ${colors.primary}`, outlineOffset: 2 },
  '& input': hiddenInputStyles,
} as const;
