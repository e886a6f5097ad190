import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { openPrintDialog } from '@/lib/browser/printDialog';
import { cardPageZoom } from '@/ui/print/PrintStyles';
import { TitledDialog } from './TitledDialog';

interface PrintableDialogProps {
  readonly title: string;
  /** `md` for a page of text, `lg` for a page of cards. */
  readonly width?: 'md' | 'lg';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog as large as a page. Printing prints only the dialog (theme/print.ts). */
export function PrintableDialog({ title, width = 'lg', onClose, children }: PrintableDialogProps) {
  return (
    <TitledDialog title={title} width={width} onClose={onClose}>
      {/* Scrolls, so the keyboard must be able to reach it. */}
      <DialogContent
        tabIndex={0}
        role="group"
        aria-label={title}
        {...(width === 'lg' && { sx: { '@media print': { zoom: cardPageZoom } } })}
      >
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={openPrintDialog}>
          Print
        </Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
