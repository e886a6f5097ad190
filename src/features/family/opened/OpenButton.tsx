import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';

interface OpenButtonProps {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** Names a row and opens it. It reaches over the positioned element that it is in. */
export function OpenButton({ onOpen, children }: OpenButtonProps) {
  return (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={(event) => {
        // Safari doesn't focus a button that is clicked, and the dialog gives the focus back to where it was.
        event.currentTarget.focus();
        onOpen();
      }}
      sx={{
        position: 'static',
        display: 'block',
        font: 'inherit',
        textAlign: 'left',
        color: 'primary.main',
        textDecoration: 'underline',
        textUnderlineOffset: 3,
        borderRadius: 0.5,
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      }}
    >
      {children}
    </ButtonBase>
  );
}
