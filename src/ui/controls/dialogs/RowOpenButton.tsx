import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { wholeAreaTarget } from '@/ui/controls/wholeAreaTarget';

interface RowOpenButtonProps {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** A row's name as a button that opens a dialog. It covers the nearest positioned ancestor. */
export function RowOpenButton({ onOpen, children }: RowOpenButtonProps) {
  return (
    <ButtonBase
      aria-haspopup="dialog"
      onClick={(event) => {
        // Safari doesn't focus a clicked button, and the dialog returns focus to the element that had it when the dialog opened.
        event.currentTarget.focus();
        onOpen();
      }}
      sx={{ ...overRow, textAlign: 'left' }}
    >
      <span>{children}</span>
    </ButtonBase>
  );
}

interface RowOpenLinkProps {
  readonly to: string;
  /** Accessible name, if the row's name alone isn't clear among other rows. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A row's name as a link to a page. It covers the nearest positioned ancestor. */
export function RowOpenLink({ to, label, children }: RowOpenLinkProps) {
  return (
    <Link component={RouterLink} to={to} aria-label={label} sx={overRow}>
      {children}
    </Link>
  );
}

/** The look of a row's name where it opens something. */
export const rowNameStyles = {
  color: 'primary.main',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
} as const;

const overRow = {
  ...wholeAreaTarget,
  ...rowNameStyles,
  display: 'block',
  font: 'inherit',
  borderRadius: 0.5,
} as const;
