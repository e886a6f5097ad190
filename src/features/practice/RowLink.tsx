import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { standaloneLinkStyles } from '@/ui/controls/standaloneLinkStyles';

interface RowLinkProps {
  readonly to: string;
  /** Accessible name, for when the link text alone is ambiguous. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link in a row of a list or table: text with a target of 44 px. */
export function RowLink({ to, label, children }: RowLinkProps) {
  return (
    <Link
      component={RouterLink}
      to={to}
      {...(label !== undefined && { 'aria-label': label })}
      sx={standaloneLinkStyles}
    >
      {children}
    </Link>
  );
}
