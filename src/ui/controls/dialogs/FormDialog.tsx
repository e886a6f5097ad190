import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { TitledDialog } from './TitledDialog';
import { useAskBeforeLeaving } from './useAskBeforeLeaving';

interface FormDialogProps {
  readonly title: string;
  readonly submit: string;
  /** True if closing would lose typed text. */
  readonly typed: boolean;
  /** Describes the unsaved text, worded for the middle of a sentence: "the goal you are writing". */
  readonly unsaved: string;
  /** True while saving; blocks another submit. */
  readonly busy?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Focuses the first field instead of the close icon. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/**
 * A form in a dialog. If something was typed, every way out other than submitting asks first: closing the dialog, the browser's
 * Back button, and a reload.
 */
export function FormDialog({
  title,
  submit,
  typed,
  unsaved,
  busy = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const [closing, setClosing] = useState(false);
  const leaving = useAskBeforeLeaving(typed ? unsaved : null);
  const leave = () => (typed ? setClosing(true) : onClose());
  return (
    <>
      <TitledDialog title={title} onClose={leave}>
        <Box
          component="form"
          ref={focusFirst}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
          sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
        >
          <DialogContent>
            <Box sx={{ display: 'grid', gap: 2.5 }}>{children}</Box>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={leave}>
              Cancel
            </Button>
            <Button variant="contained" type="submit" loading={busy} loadingPosition="start">
              <span>{submit}</span>
            </Button>
          </DialogActions>
        </Box>
      </TitledDialog>
      {(closing || leaving.asking) && (
        <ConfirmDialog
          question="Discard what you typed?"
          text="It hasn’t been saved yet."
          cancelLabel="Keep editing"
          onCancel={() => {
            setClosing(false);
            leaving.stay();
          }}
          confirmLabel="Discard"
          onConfirm={() => {
            onClose();
            leaving.leave();
          }}
        />
      )}
    </>
  );
}
