import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Portal from '@mui/material/Portal';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LazyModule, useLazyModule } from './lazyModule';
import { LoadFailureNotice } from './LoadFailureNotice';
import type { PartProps } from './Part';

interface DialogPartProps<Module> extends Omit<PartProps<Module>, 'fallback'> {
  readonly onClose: () => void;
}

/**
 * A dialog or menu whose code loads when it is opened. The page dims with the press, and the dialog, which takes longer, replaces the
 * shade. Render it for as long as it should be open.
 */
export function DialogPart<Module>({ name, load, onClose, children }: DialogPartProps<Module>) {
  const part = useLazyModule(load, true);
  const mayShow = useDeferredValue(true, false);
  if (part.state !== 'ready')
    return (
      <Shaded isDark>
        <LoadingDialog name={name} lazy={part} onClose={onClose} />
      </Shaded>
    );
  return <Shaded isDark={!mayShow}>{mayShow ? children(part.module) : null}</Shaded>;
}

/** Content above a shade that dims the page at once, and fades out as a dialog's own fades in. */
function Shaded({ isDark, children }: { readonly isDark: boolean; readonly children: ReactNode }) {
  return (
    <>
      <Portal>
        <Backdrop open={isDark} transitionDuration={{ enter: 0 }} sx={{ zIndex: 'modal' }} />
      </Portal>
      {children}
    </>
  );
}

/** Loading that takes less time than this shows no message. */
const unnoticedMs = 150;

interface LoadingDialogProps {
  /** Names what is loading at the start of a message: "The menu". */
  readonly name: string;
  readonly lazy: LazyModule<unknown>;
  readonly onClose: () => void;
}

/**
 * Shows that the menu or dialog a person has opened is still loading, or what to do if loading failed. Render it until `lazy` is
 * ready or the person closes it.
 */
function LoadingDialog({ name, lazy, onClose }: LoadingDialogProps) {
  const [noticed, setNoticed] = useState(false);
  // Loading may have failed long before this tap, so it is tried again.
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
    <NativeDialog key={lazy.state} label={name} onClose={onClose}>
      {lazy.state === 'failed' ? (
        <LoadFailureNotice name={name} failed={lazy}>
          {close}
        </LoadFailureNotice>
      ) : (
        <Box sx={{ py: 2 }}>
          <Box component="p" role="status" sx={{ m: 0, mb: 1.5 }}>
            {`${name} is loading\u2026`}
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

/** A native dialog element, because the code of MUI's dialog might also fail to load. */
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
