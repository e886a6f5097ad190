import Snackbar from '@mui/material/Snackbar';
import { useCallback, useState } from 'react';

interface Said {
  readonly text: string;
  /** Counts the notices so that repeated text is shown and announced again. */
  readonly serial: number;
  readonly open: boolean;
}

const silence: Said = { text: '', serial: 0, open: false };

/** Returns a Toast's state and the function that shows a new message. */
export function useToast() {
  const [said, setSaid] = useState(silence);
  const say = useCallback(
    (text: string) => setSaid(({ serial }) => ({ text, serial: serial + 1, open: true })),
    [],
  );
  const clearMessage = useCallback(() => setSaid((was) => ({ ...was, open: false })), []);
  return { said, say, clearMessage };
}

const shownMs = 6000;

/**
 * Confirms an action at the bottom of the screen. The live region is mounted before its text, so that screen readers announce it
 * without interrupting.
 */
export function Toast({ said, clearMessage }: { said: Said; clearMessage: () => void }) {
  return (
    <div role="status">
      <Snackbar
        key={said.serial}
        open={said.open}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message={said.text}
        autoHideDuration={shownMs}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') clearMessage();
        }}
        slotProps={{ content: { role: 'presentation' } }}
      />
    </div>
  );
}
