import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Aligns a text button's label with the text above it. It stays as wide as a target has to be. */
export const flushTextButtonStyles = { px: 0, minWidth: 44, justifyContent: 'flex-start' } as const;

interface LinkButtonProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly variant?: 'contained' | 'outlined' | 'text' | 'flush';
  readonly size?: 'small' | 'medium';
  readonly icon?: ReactNode;
  /** Accessible name, for when the link text alone is ambiguous. */
  readonly label?: string;
}

/** A link to another page of the site, styled as a button. */
export function LinkButton({
  to,
  children,
  variant = 'contained',
  size = 'medium',
  icon,
  label,
}: LinkButtonProps) {
  return (
    <Button
      component={Link}
      to={to}
      variant={variant}
      size={size}
      startIcon={icon}
      {...(label !== undefined && { 'aria-label': label })}
    >
      <span>{children}</span>
    </Button>
  );
}
