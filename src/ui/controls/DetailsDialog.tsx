import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { TitledDialog } from './TitledDialog';

interface DetailsDialogProps {
  readonly title: string;
  /** What the content is, for a screen reader: "Sessions". */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog to read and to close. */
export function DetailsDialog({ title, label, onClose, children }: DetailsDialogProps) {
  return (
    <TitledDialog title={title} onClose={onClose}>
      {/* It may scroll and holds nothing to focus: the keyboard has to be able to come here. */}
      <DialogContent
        tabIndex={0}
        role="group"
        aria-label={label}
        sx={{ '&:focus-visible': { outlineOffset: -2 } }}
      >
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
