import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { letters } from '@/domain/exam/item';
import { guessValue } from '@/domain/exam/scoring';
import type { Session } from '@/domain/exam/session';
import type { Sheet } from '@/domain/exam/sitting';
import { count } from '@/lib/format';
import { focusOn } from '@/ui/focusHeading';
import { QuestionButton } from './QuestionButton';
import { statusWords } from './questionStatus';
import type { Move } from './useTestSession';

/** Before handing in: every question with its standing, and what the blank ones are worth. */
export function ReviewScreen({ session, send }: { session: Session; send: (move: Move) => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusOn(heading.current);
  }, []);

  const blanks = session.sheets.filter((sheet) => sheet.response.state === 'blank').length;
  const flags = session.sheets.filter((sheet) => sheet.flagged).length;
  return (
    <Box sx={{ maxWidth: 704, mx: 'auto', px: 2, py: { xs: 3, sm: 6 } }}>
      <Typography ref={heading} variant="h2" sx={{ outline: 'none' }}>
        {blanks === 0 ? 'Every question is answered' : `${count(blanks, 'question')} left blank`}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {count(session.sheets.length - blanks, 'answer')}, {count(blanks, 'blank')}, {count(flags, 'flag')}.
        Open any question to change it.
      </Typography>
      <Typography sx={{ mt: 2 }}>
        A blank costs nothing. A wrong answer costs a quarter of a point, so a guess among all five choices
        gains nothing on average; each choice you can rule out makes it worth more.
      </Typography>
      <Box component="ol" aria-label="All questions" sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
        {session.sheets.map((sheet, index) => (
          <Box
            component="li"
            key={session.form.itemIds[index]}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 2,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <QuestionButton
              number={index + 1}
              sheet={sheet}
              current={index === session.current}
              onClick={() => send({ type: 'go-to', index })}
            />
            <Box sx={{ minWidth: 0 }}>
              <Typography
                component="span"
                sx={{ display: 'block', fontWeight: 550, '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {statusWords(sheet)}
                {index === session.current ? ', current' : ''}
              </Typography>
              {sheet.response.state === 'blank' && (
                <Typography variant="body2" color="textSecondary">
                  {guessAdvice(sheet)}
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={() => send({ type: 'hand-in' })}>
          Hand in the test
        </Button>
        <Button variant="outlined" onClick={() => send({ type: 'back' })}>
          Back to question {session.current + 1}
        </Button>
      </Box>
    </Box>
  );
}

/** What a guess at a blank question is worth on average, by the choices not crossed out. */
function guessAdvice(sheet: Sheet): string {
  const left = letters.length - sheet.crossedOut.length;
  if (left === 0) return 'All five choices are crossed out, so a guess would be a guess among all of them.';
  const { numerator, denominator } = guessValue(left);
  if (numerator === 0) return 'All five choices open: a guess is worth nothing on average.';
  if (left === 1) return 'One choice left: if the others are ruled out for sure, it is worth a whole point.';
  return `${count(left, 'choice')} left: a guess is worth ${numerator}/${denominator} of a point on average.`;
}
