import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

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
