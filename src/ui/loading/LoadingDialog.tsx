import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LazyModule } from './lazyModules';
import { LoadFailed } from './LoadFailed';

/** What comes sooner needs no word about its coming. */
const unnoticedMs = 300;

interface LoadingDialogProps {
  /** What was asked for, as the beginning of a sentence: "The menu". */
  readonly what: string;
  readonly lazy: LazyModule<unknown>;
  readonly onClose: () => void;
}

/**
 * Says of a menu or dialog that a person asked for that it is on its way, and what to do where it failed. Render it as long as
 * the person wants the thing and `lazy` isn't ready.
 */
export function LoadingDialog({ what, lazy, onClose }: LoadingDialogProps) {
  const [noticed, setNoticed] = useState(false);
  // An attempt that failed before, perhaps long ago, is no answer to the tap: it is fetched again.
  const [retryFirst] = useState(() => (lazy.state === 'failed' ? lazy.retry : null));
  useEffect(() => {
    void retryFirst?.();
    const timer = setTimeout(() => setNoticed(true), unnoticedMs);
    return () => clearTimeout(timer);
  }, [retryFirst]);
  if (!noticed) return null;
  const close = (
    <Button variant="outlined" onClick={onClose}>
      Close
    </Button>
  );
  return (
    <NativeDialog key={lazy.state} label={what} onClose={onClose}>
      {lazy.state === 'failed' ? (
        <LoadFailed what={what} failed={lazy}>
          {close}
        </LoadFailed>
      ) : (
        <Box sx={{ py: 2 }}>
          <Box component="p" role="status" sx={{ m: 0, mb: 1.5 }}>
            {`${what} is being loaded\u2026`}
          </Box>
          {close}
        </Box>
      )}
    </NativeDialog>
  );
}

interface NativeDialogProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own dialog: it needs no code of its own, which could be out of reach as well. */
function NativeDialog({ label, onClose, children }: NativeDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closed before it goes: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <Box
      component="dialog"
      ref={ref}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      sx={{
        width: 'min(26rem, 100vw - 32px)',
        px: 3,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: 'body1',
        boxShadow: 8,
      }}
    >
      {children}
    </Box>
  );
}
