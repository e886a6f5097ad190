import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Portal from '@mui/material/Portal';
import Typography from '@mui/material/Typography';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
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
    // Without a transition and a backdrop: the page is dim already, and what has loaded replaces the dialog at once.
    <Dialog
      key={lazy.state}
      open
      onClose={onClose}
      hideBackdrop
      transitionDuration={0}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { 'aria-label': name } }}
    >
      {lazy.state === 'failed' ? (
        <DialogContent>
          <LoadFailureNotice name={name} failed={lazy}>
            {close}
          </LoadFailureNotice>
        </DialogContent>
      ) : (
        <>
          <DialogContent>
            <Typography role="status">{`${name} is loading\u2026`}</Typography>
          </DialogContent>
          <DialogActions>{close}</DialogActions>
        </>
      )}
    </Dialog>
  );
}
