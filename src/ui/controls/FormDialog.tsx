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
  /** Whether something was typed that would be lost by closing. */
  readonly typed: boolean;
  /** What that is, as it stands in the middle of a sentence: "the goal you are writing". */
  readonly unsaved: string;
  /** While it is being saved, it can't be sent again. */
  readonly busy?: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The dialog begins at its first field and not at its close icon. */
const focusFirst = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/**
 * A form in a dialog. Every way out but the submit button asks first when something was typed: the dialog's own, the browser's
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
            <Button variant="contained" type="submit" disabled={busy}>
              {submit}
            </Button>
          </DialogActions>
        </Box>
      </TitledDialog>
      {(closing || leaving.asking) && (
        <ConfirmDialog
          question="Discard what you typed?"
          text="It hasn’t been saved yet."
          keep="Keep editing"
          onKeep={() => {
            setClosing(false);
            leaving.stay();
          }}
          go="Discard"
          onGo={() => {
            onClose();
            leaving.leave();
          }}
        />
      )}
    </>
  );
}
