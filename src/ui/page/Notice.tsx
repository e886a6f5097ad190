import Snackbar from '@mui/material/Snackbar';
import { useCallback, useState } from 'react';

interface Said {
  readonly text: string;
  /** Counts the notices, so that the same words said twice are shown, and heard, twice. */
  readonly serial: number;
  readonly open: boolean;
}

const silence: Said = { text: '', serial: 0, open: false };

/** What a Notice is to show, and the function that says something new. */
export function useNotice() {
  const [said, setSaid] = useState(silence);
  const say = useCallback(
    (text: string) => setSaid(({ serial }) => ({ text, serial: serial + 1, open: true })),
    [],
  );
  const hush = useCallback(() => setSaid((was) => ({ ...was, open: false })), []);
  return { said, say, hush };
}

const shownMs = 6000;

/**
 * Says at the foot of the screen that something was done. The region around it is there before its words are, so that a
 * screen reader reads them without interrupting.
 */
export function Notice({ said, hush }: { said: Said; hush: () => void }) {
  return (
    <div role="status">
      <Snackbar
        key={said.serial}
        open={said.open}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        message={said.text}
        autoHideDuration={shownMs}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') hush();
        }}
        slotProps={{ content: { role: 'presentation' } }}
      />
    </div>
  );
}
