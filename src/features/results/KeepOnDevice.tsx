import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { loadRecord } from '@/data/record/loadRecord';
import { useConsent } from '@/data/record/useConsent';
import { Callout } from '@/ui/cards/Callout';

type State = 'asked' | 'saving' | 'saved' | 'failed' | 'declined';

/** Once more after a test, for whoever keeps results for the visit alone: what closing the tab loses, and the way to keep it. */
export function KeepOnDevice() {
  const { isAnswered, choice } = useConsent();
  const [state, setState] = useState<State>('asked');
  const isForVisit = isAnswered && choice === 'visit';
  if (state === 'declined' || (state === 'asked' && !isForVisit)) return null;
  const keep = async () => {
    setState('saving');
    try {
      const { studentRecord } = await loadRecord();
      await studentRecord().setConsent('keep');
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  return (
    <Callout tone="note" mt={2}>
      <Typography role="status">{words[state]}</Typography>
      {state !== 'saved' && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" disabled={state === 'saving'} onClick={() => void keep()}>
            Keep it on this device
          </Button>
          <Button disabled={state === 'saving'} onClick={() => setState('declined')}>
            Not now
          </Button>
        </Box>
      )}
    </Callout>
  );
}

const loss =
  'This result is in this tab only. Closing the tab deletes it, and with it your answers, your mistakes, your words, and your plan.';
const words: Readonly<Record<Exclude<State, 'declined'>, string>> = {
  asked: loss,
  saving: loss,
  saved: 'Your results are saved on this device from now on. Nothing leaves it unless you share it.',
  failed:
    'Your result could not be moved, because a part of the site could not be loaded. It is still in this tab. Check the connection and try again.',
};
