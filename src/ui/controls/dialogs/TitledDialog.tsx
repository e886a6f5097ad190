import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';

interface TitledDialogProps {
  readonly title: string;
  /** `sm` for a form or a few lines, `md` for a page of text, `lg` for a page of cards. */
  readonly width?: 'sm' | 'md' | 'lg';
  /** Called for the close icon, Escape, and a click outside the dialog. */
  readonly onClose: () => void;
  /** A DialogContent and a DialogActions. */
  readonly children: ReactNode;
}

/** A dialog with a title and a close icon, full screen on a phone. It is open while rendered and returns focus when it unmounts. */
export function TitledDialog({ title, width = 'sm', onClose, children }: TitledDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), { noSsr: true });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth fullScreen={isPhone} maxWidth={width}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <DialogTitle id={titleId} sx={{ flex: '1 1 auto', minWidth: 0 }}>
          {title}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Close" sx={{ mt: 2, mr: 2, flexShrink: 0 }}>
          <Close />
        </IconButton>
      </Stack>
      {children}
    </Dialog>
  );
}
