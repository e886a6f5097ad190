import ChevronRight from '@mui/icons-material/ChevronRight';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

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
      sx={{ ...overRow, position: 'static', textAlign: 'left', color: 'primary.main' }}
    >
      {children}
    </ButtonBase>
  );
}

/** The same for a card with one figure: its label opens it, and an arrow at its edge says so. */
export function OpenCard({ onOpen, children }: OpenButtonProps) {
  return (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={(event) => {
        event.currentTarget.focus();
        onOpen();
      }}
      sx={overCard}
    >
      {children}
      <ChevronRight aria-hidden sx={{ fontSize: '1.125rem', ml: 'auto' }} />
    </ButtonBase>
  );
}

/** The same for a row that a page belongs to. */
export function OpenLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link component={RouterLink} to={to} sx={overRow}>
      {children}
    </Link>
  );
}

const overCard = {
  position: 'static',
  width: '100%',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
  borderRadius: 0.5,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const;

const overRow = {
  display: 'block',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  borderRadius: 0.5,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
