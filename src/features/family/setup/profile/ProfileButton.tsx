import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { DialogPart } from '@/ui/loading/Part';
import { profileButtonLabels } from './profileButtonLabels';

const loadSetup = () => import('../setupDialogs');

/** Opens the profile of this device's learner. */
export function ProfileButton({
  children = profileButtonLabels.either,
  ...look
}: Omit<ButtonProps, 'onClick'>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <DialogPart name={profileButtonLabels.what} load={loadSetup} onClose={close}>
          {({ DeviceProfileDialog }) => <DeviceProfileDialog onClose={close} />}
        </DialogPart>
      )}
    </>
  );
}
