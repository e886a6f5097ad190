import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, useRef, useState } from 'react';
import { decodeDigestFile, largestSharedFileBytes } from '@/data/learners/shared/digestFile';
import type { DigestRefusal, SharedDigest } from '@/data/learners/shared/sharedDigest';
import { copyRefusalTexts } from './copyRefusalTexts';

interface SharedCopyOpenerProps {
  /** The control that opens the file picker. */
  readonly Control: ComponentType<{ readonly onClick: () => void }>;
  /** Receives the copy from the selected file; nothing is stored yet. */
  readonly onOpened: (digest: SharedDigest) => void;
}

type State = 'idle' | 'reading' | 'unread' | DigestRefusal;

/** Opens the file of a copy that a student shared, or explains why it can't be opened. */
export function SharedCopyOpener({ Control, onOpened }: SharedCopyOpenerProps) {
  const [state, setState] = useState<State>('idle');
  const input = useRef<HTMLInputElement>(null);

  const open = async (file: File) => {
    setState('reading');
    try {
      const text = file.size > largestSharedFileBytes ? '' : await file.text();
      const reading = decodeDigestFile(text, file.size);
      setState(reading.state === 'sound' ? 'idle' : reading.state);
      if (reading.state === 'sound') onOpened(reading.digest);
    } catch {
      // The file is gone, or this page may not read it.
      setState('unread');
    }
  };

  return (
    <Box>
      <Control onClick={() => input.current?.click()} />
      {/* No `accept` filter, because mail programs rename what they save. */}
      <input
        ref={input}
        hidden
        type="file"
        aria-label="Shared copy to open"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file !== undefined) void open(file);
          // Allows the same file to be selected again.
          target.value = '';
        }}
      />
      <Typography role="status" variant="body2" sx={{ '&:not(:empty)': { mt: 1 } }}>
        {state === 'reading' && 'Reading the file…'}
      </Typography>
      {state !== 'idle' && state !== 'reading' && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {copyRefusalTexts.file[state]}
        </Alert>
      )}
    </Box>
  );
}
