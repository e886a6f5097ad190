import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { whenPainted } from '@/lib/browser/timing';

interface BusyButtonProps extends Omit<ButtonProps, 'onClick' | 'aria-busy'> {
  readonly onClick: () => void;
}

/**
 * A button for an action that takes long on a slow device: it shows the press first, then acts. More presses meanwhile do nothing. It
 * stays focusable, so the action can return the focus to it.
 */
export function BusyButton({ onClick, ...props }: BusyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const act = async () => {
    setIsBusy(true);
    await whenPainted();
    setIsBusy(false);
    onClick();
  };
  return <Button {...props} aria-busy={isBusy} onClick={() => void (isBusy ? undefined : act())} />;
}
