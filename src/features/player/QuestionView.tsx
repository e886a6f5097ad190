import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useId, useRef } from 'react';
import { choiceOf, type Item, kindLabels, letters } from '@/domain/exam/item';
import type { Sheet } from '@/domain/exam/sitting';
import { QuestionMaterial } from '@/ui/question/QuestionMaterial';
import { focusOn } from '@/ui/focusHeading';
import { QuestionText } from '@/ui/question/QuestionText';
import { ChoiceRow } from './ChoiceRow';
import type { Move } from './useTestSession';

interface QuestionViewProps {
  readonly item: Item;
  readonly number: number;
  readonly of: number;
  readonly sheet: Sheet;
  readonly send: (move: Move) => void;
}

/** One question: stem, five choices that can be chosen or crossed out, and a way to leave it blank again. */
export function QuestionView({ item, number, of, sheet, send }: QuestionViewProps) {
  const stemId = useId();
  const stem = useRef<HTMLHeadingElement>(null);

  // A question is read from its stem; the player mounts this anew for each one.
  useEffect(() => {
    window.scrollTo(0, 0);
    focusOn(stem.current);
  }, []);

  return (
    <Box sx={{ maxWidth: 704, mx: 'auto', px: { xs: 2, sm: 2 }, py: { xs: 3, sm: 6 } }}>
      <Typography color="textSecondary">{kindLabels[item.kind]}</Typography>
      <Typography
        ref={stem}
        id={stemId}
        variant="stem"
        component="h2"
        sx={{ mt: 0.5, mb: { xs: 2.5, sm: 4 }, outline: 'none' }}
      >
        <span style={visuallyHidden}>{`Question ${number} of ${of}: `}</span>
        <QuestionText text={item.stem} />
      </Typography>
      {item.kind === 'quantitative' && <QuestionMaterial figure={item.figure} table={item.table} />}
      <Box role="radiogroup" aria-labelledby={stemId} sx={{ display: 'grid', gap: 1.5 }}>
        {letters.map((letter) => (
          <ChoiceRow
            key={letter}
            group={item.id}
            letter={letter}
            text={choiceOf(item, letter).text}
            chosen={sheet.response.state === 'chosen' && sheet.response.letter === letter}
            crossedOut={sheet.crossedOut.includes(letter)}
            onChoose={() => send({ type: 'choose', letter })}
            onCrossOut={() => send({ type: 'toggle-cross-out', letter })}
          />
        ))}
      </Box>
      <Box
        sx={{
          mt: 1.5,
          minHeight: 44,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        <Typography variant="body2" color="textSecondary">
          {sheet.response.state === 'blank' ? 'Blank: nothing gained, nothing lost.' : 'Answered.'}
        </Typography>
        <Button
          size="small"
          disabled={sheet.response.state === 'blank'}
          onClick={() => send({ type: 'clear' })}
          sx={{ minHeight: 44 }}
        >
          Clear answer
        </Button>
      </Box>
    </Box>
  );
}
