import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LazyModule } from './lazyModuleStore';
import { LoadFailed } from './LoadFailed';

/** Anything that loads faster needs no message. */
const unnoticedMs = 300;

interface LoadingDialogProps {
  /** The request as the start of a sentence: "The menu". */
  readonly what: string;
  readonly lazy: LazyModule<unknown>;
  readonly onClose: () => void;
}

/**
 * Tells a person who opened a menu or dialog that it is loading, or what to do if it failed. Render it for as long as the person
 * wants it and `lazy` isn't ready.
 */
export function LoadingDialog({ what, lazy, onClose }: LoadingDialogProps) {
  const [noticed, setNoticed] = useState(false);
  // An earlier failure, perhaps long ago, doesn't answer this tap, so the code is loaded again.
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
            {`${what} is loading\u2026`}
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

/** The native dialog: it needs no code of its own, which might also fail to load. */
function NativeDialog({ label, onClose, children }: NativeDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // The browser returns focus only if the dialog is closed before it unmounts.
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
