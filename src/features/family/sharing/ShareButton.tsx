import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { LazyDialog } from '@/ui/loading/LazyDialog';
import { shareButtonLabels } from './shareButtonLabels';

const loadSharing = () =>
  import('./DeviceShareDialog').then(({ DeviceShareDialog: ShareOwnRecord }) => ShareOwnRecord);

/**
 * Shares the record of this device's learner with a parent. The record and the code that packs it load when the button is pressed,
 * so the page itself loads only the button.
 */
export function ShareButton({ children = shareButtonLabels.long, ...look }: Omit<ButtonProps, 'onClick'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" {...look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <LazyDialog name={shareButtonLabels.what} load={loadSharing} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
