import IosShare from '@mui/icons-material/IosShare';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { DialogPart } from '@/ui/loading/DialogPart';
import { preload, usePreload } from '@/ui/loading/lazyModule';
import { ResponsiveLabel } from '../frame/ResponsiveLabel';
import { shareButtonLabels } from './shareButtonLabels';

const loadSharing = () => import('./DeviceShareDialog');

/** Shares the record of this device's learner with a parent. The record is read and packed when the button is pressed. */
export function ShareButton({ children = shareButtonLabels.long, ...look }: Omit<ButtonProps, 'onClick'>) {
  const [isOpen, setIsOpen] = useState(false);
  usePreload('sharing', () => preload(loadSharing));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outlined" {...look} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <DialogPart name={shareButtonLabels.what} load={loadSharing} onClose={close}>
          {({ DeviceShareDialog }) => <DeviceShareDialog onClose={close} />}
        </DialogPart>
      )}
    </>
  );
}

/** The button among a dashboard's actions. */
export function DashboardShareButton() {
  return (
    <ShareButton size="small" startIcon={<IosShare />}>
      <ResponsiveLabel long={shareButtonLabels.long} short={shareButtonLabels.short} />
    </ShareButton>
  );
}
