import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

/** Widths of the player's bar. In rem, to follow the reader's text size: with larger text, a laptop gets the layout of a phone. */
export const barWidth = {
  narrow: '@container player-bar (max-width: 62rem)',
  phone: '@container player-bar (max-width: 40rem)',
  smallPhone: '@container player-bar (max-width: 24rem)',
} as const;

interface BarButtonProps extends ButtonProps {
  /** Replaces the label on a phone; elsewhere it isn't shown. */
  readonly phoneIcon?: ReactNode;
}

/** A button of the player's bar. On a phone, its icon replaces its label, which screen readers still read. */
export function BarButton({ phoneIcon, startIcon = phoneIcon, children, ...button }: BarButtonProps) {
  return (
    <PlainButton {...button} startIcon={startIcon} data-icon={phoneIcon === undefined ? 'always' : 'phone'}>
      <Label>{children}</Label>
    </PlainButton>
  );
}

const PlainButton = styled(Button)({
  minWidth: 44,
  paddingInline: 10,
  '&[data-icon="phone"] > .MuiButton-startIcon': { display: 'none' },
  [barWidth.phone]: {
    paddingInline: 8,
    '& > .MuiButton-startIcon.MuiButton-startIcon': { display: 'inherit', margin: 0 },
  },
});

const Label = styled('span')({ [barWidth.phone]: { '.MuiButton-startIcon + &': visuallyHidden } });
