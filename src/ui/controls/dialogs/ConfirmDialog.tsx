import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface ConfirmDialogProps {
  readonly question: string;
  /** The consequence of the action. */
  readonly text: string;
  /** Label of the button that cancels, as Escape does. */
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  readonly confirmLabel: string;
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
        <Typography id={`${id}-text`}>{text}</Typography>
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
