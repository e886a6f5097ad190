import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { TitledDialog } from './TitledDialog';

interface DetailsDialogProps {
  readonly title: string;
  /** Accessible name of the content: "Sessions". */
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function DetailsDialog({ title, label, onClose, children }: DetailsDialogProps) {
  return (
    <TitledDialog title={title} onClose={onClose}>
      {/* May scroll but has nothing to focus, so it needs to be focusable itself. */}
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
