import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

/** A question before an action that can't be undone. */
export interface ConfirmQuestion {
  readonly question: string;
  /** The consequence of the action. */
  readonly text: string;
  /** The label of the confirming button. */
  readonly confirmLabel: string;
}

interface ConfirmDialogProps extends ConfirmQuestion {
  /** Label of the button that cancels, as Escape does. */
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function ConfirmDialog({
  question,
  text,
  cancelLabel,
  onCancel,
  confirmLabel,
  onConfirm,
}: ConfirmDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCancel}
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-question`}>{question}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} color="textPrimary">
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onConfirm}>
          <span>{confirmLabel}</span>
        </Button>
        <Button variant="contained" onClick={onCancel}>
          <span>{cancelLabel}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
