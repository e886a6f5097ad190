import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { studentRecord } from '@/data/record/studentRecord';
import { placeNoticeText } from '@/data/record/notices/placeNotice';
import { useConsent } from '@/data/record/consent/useConsent';
import { focusElement } from '@/ui/page/useFocusOnChange';

type State = 'asked' | 'saving' | 'saved' | 'failed' | 'declined';

/**
 * Shown after a test whose results are kept only for this visit: warns that closing the tab deletes them, and offers to save them.
 */
export function SaveOnDevicePrompt({ attemptId }: { attemptId: string }) {
  const { isAnswered, choice } = useConsent();
  const [state, setState] = useState<State>('asked');
  /** Why saving this result on the device failed; null if it hasn't failed. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const isForVisit = isAnswered && choice === 'visit';
  if (state === 'declined' || (state === 'asked' && !isForVisit)) return null;
  const keep = async () => {
    if (state === 'saving') return;
    setState('saving');
    try {
      setRefusal(await keepResult(attemptId));
      setState('saved');
    } catch {
      setState('failed');
    }
  };
  if (state === 'saved')
    return (
      <Alert severity={refusal === null ? 'info' : 'warning'} sx={{ mt: 2 }}>
        {/* The pressed button has disappeared, so the outcome receives focus. */}
        <Typography role="status" ref={focusElement}>
          {refusal ?? saved}
        </Typography>
      </Alert>
    );
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      <Typography role="status">{state === 'failed' ? notSaved : loss}</Typography>
      <Stack direction="row" spacing={1.5} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => void keep()}>
          Save it on this device
        </Button>
        <Button onClick={() => setState('declined')}>Not now</Button>
      </Stack>
    </Alert>
  );
}

/**
 * Saves everything on the device, including this result. Returns the reason this result wasn't saved, or null if it was. Rejects if
 * code fails to load.
 */
async function keepResult(attemptId: string): Promise<string | null> {
  const record = studentRecord();
  await record.setConsent('keep');
  const result = await record.readFinished(attemptId);
  // A result that can't be read back exists only on this screen.
  const place = result.state === 'found' ? result.place : 'memory';
  return placeNoticeText('answers', { place, refusal: null }, true);
}

const loss =
  'This result exists only in this tab. If you close the tab, you delete the result, your answers, your mistakes, your words, and your plan.';
const saved = 'Your results are now saved on this device. Nothing leaves it unless you choose to share.';
const notSaved =
  'Your result could not be saved on this device. It is still in this tab. Close other tabs of this site and try again.';
