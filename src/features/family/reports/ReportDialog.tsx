import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';

interface ReportDialogProps {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A whole report over the page. Printing prints the dialog alone (theme/print.ts). */
export function ReportDialog({ title, open, onClose, children }: ReportDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby="report-title"
      fullWidth
      maxWidth="lg"
      scroll="body"
    >
      <DialogTitle id="report-title" sx={{ pr: 9 }}>
        {title}
      </DialogTitle>
      <IconButton
        aria-label="Close the report"
        onClick={onClose}
        sx={{ position: 'absolute', top: 16, right: 16 }}
      >
        <Close />
      </IconButton>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
