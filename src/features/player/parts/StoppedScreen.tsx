import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import { useScreenHeading } from '../frame/useScreenHeading';
import type { SendAction } from '../attempt/runAttempt';
import { FactRows } from './FactRows';
import { PartScreen } from './PartScreen';
import { StartRow } from './StartRow';
import { stoppedScreenText, testProgressRows } from './stoppedScreenText';
import { TestStrip } from './TestStrip';

interface StoppedScreenProps {
  readonly kind: 'interrupted' | 'paused';
  readonly attempt: Attempt;
  readonly send: SendAction;
}

/** The screen of a test that the student has paused, or that something has interrupted. */
export function StoppedScreen({ kind, attempt, send }: StoppedScreenProps) {
  const heading = useScreenHeading();
  const { title, text, button, note } = stoppedScreenText(kind, attempt);
  return (
    <PartScreen>
      <Box sx={{ maxWidth: '40rem' }}>
        <Typography ref={heading} variant="h1" component="h2" sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 2, mb: 3 }}>
          {text}
        </Typography>
        <FactRows rows={testProgressRows(attempt)} />
        <Box sx={{ mt: 4 }}>
          <StartRow label={button} note={note} onStart={() => send({ type: 'resume' })} />
        </Box>
      </Box>
      {attempt.parts.length > 1 && (
        <Box sx={{ mt: 5 }}>
          <TestStrip attempt={attempt} />
        </Box>
      )}
    </PartScreen>
  );
}
