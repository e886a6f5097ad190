import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type FormPlan, questionCount } from '@/domain/exam/form';
import { remainingMs, type Session } from '@/domain/exam/session';
import { count, duration } from '@/lib/format';
import { Checkbox } from '@/ui/Checkbox';
import { useHydrated } from '@/ui/useHydrated';
import { newSeed } from './newSeed';
import type { TestSession } from './useTestSession';

interface StartScreenProps {
  readonly plan: FormPlan;
  readonly lead: string;
  readonly test: TestSession;
  /** The seed of the address, to take the same questions again. */
  readonly seed: number | null;
}

/** Before the clock runs: what will happen, and a test that was interrupted. */
export function StartScreen({ plan, lead, test, seed }: StartScreenProps) {
  const [keep, setKeep] = useState(false);
  const hydrated = useHydrated();
  const interrupted = test.session?.phase === 'interrupted' ? test.session : null;

  return (
    <Box sx={{ maxWidth: '68ch' }}>
      <Typography variant="h1">{plan.title}</Typography>
      <Typography sx={{ mt: 2.5, fontSize: { xs: '1.125rem', sm: '1.25rem' }, lineHeight: 1.5 }}>
        {lead}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, my: 3, color: 'text.secondary', '& li': { mt: 0.75 } }}>
        <li>
          {count(questionCount(plan), 'question')} in {duration(plan.limitMs)}, one after the other; you can
          go back and change an answer.
        </li>
        <li>A right answer gains a point, a wrong one costs a quarter of a point, a blank costs nothing.</li>
        <li>At zero the test ends by itself, and every choice of every question is explained.</li>
      </Box>
      {test.damaged && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          A test was under way here, but what was kept of it is damaged and could not be read. It has been
          removed; you can start afresh.
        </Alert>
      )}
      {test.items === 'failed' && (
        <Alert severity="error" sx={{ mb: 3 }} action={<Button onClick={test.retry}>Try again</Button>}>
          The questions could not be fetched. Check the connection, then try again.
        </Alert>
      )}
      {interrupted === null ? (
        <>
          <Checkbox label="Keep my place on this device" checked={keep} onChange={setKeep} />
          <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
            Without it, your answers stay in this tab only: a reload loses nothing, closing the tab does.
            Nothing is ever sent anywhere.
          </Typography>
          <Button
            variant="contained"
            size="large"
            disabled={test.items === 'failed'}
            onClick={() => test.start(seed ?? newSeed(), keep ? 'device' : 'tab')}
          >
            Start the test
          </Button>
          {hydrated && seed !== null && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
              You will get the questions of test {seed}, as the address asks.
            </Typography>
          )}
        </>
      ) : (
        <Interrupted session={interrupted} test={test} />
      )}
    </Box>
  );
}

function Interrupted({ session, test }: { session: Session; test: TestSession }) {
  const answered = session.sheets.filter((sheet) => sheet.response.state === 'chosen').length;
  return (
    <Box
      component="section"
      aria-labelledby="interrupted"
      sx={{ borderTop: 2, borderColor: 'brass.main', pt: 2.5 }}
    >
      <Typography id="interrupted" variant="h2">
        Your test was interrupted
      </Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>
        {answered} of {count(session.sheets.length, 'question')} answered, {duration(remainingMs(session, 0))}{' '}
        left. The clock stood still meanwhile, and all your answers are here.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={() => test.send({ type: 'resume' })}>
          Continue the test
        </Button>
        <Button variant="outlined" onClick={test.putAside}>
          Discard it and start afresh
        </Button>
      </Box>
    </Box>
  );
}
