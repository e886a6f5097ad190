import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { profileButtonLabels } from './profileButtonLabels';
import { LazyProfileDialog } from './LazyProfileDialog';

/** Opens the profile of this device's learner. The record and the form load when it is pressed. */
export function ProfileButton({
  children = profileButtonLabels.either,
  ...look
}: Omit<ButtonProps, 'onClick'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && <LazyProfileDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
