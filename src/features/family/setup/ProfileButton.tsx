import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { SetupPart, usePreloadedSetup } from './SetupPart';
import { profileButtonLabels } from './profileButtonLabels';

/** Opens the profile of this device's learner. */
export function ProfileButton({
  children = profileButtonLabels.either,
  ...look
}: Omit<ButtonProps, 'onClick'>) {
  const [isOpen, setIsOpen] = useState(false);
  usePreloadedSetup();
  const close = () => setIsOpen(false);
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <SetupPart name={profileButtonLabels.what} onClose={close}>
          {({ DeviceProfileDialog }) => <DeviceProfileDialog onClose={close} />}
        </SetupPart>
      )}
    </>
  );
}
