import { type RefObject, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DialogPart } from '@/ui/loading/DialogPart';
import { preload, usePreload } from '@/ui/loading/lazyModule';

const loadMobileMenu = () => import('./MobileMenu');

interface MenuDrawerState {
  /** The button that opens the drawer. While the screen shows it, the drawer's code is fetched ahead. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Once opened, the drawer stays mounted so that closing can be animated. */
  readonly state: 'never' | 'open' | 'closed';
  readonly setState: (state: 'never' | 'open' | 'closed') => void;
}

/** The state of a drawer with the site's links. Any navigation closes it, even one to the current address. */
export function useMenuDrawer(): MenuDrawerState {
  const { key } = useLocation();
  const [state, setState] = useState<MenuDrawerState['state']>('never');
  const [shownKey, setShownKey] = useState(key);
  const button = useRef<HTMLButtonElement>(null);
  usePreload('menu', async () => {
    // A button that this screen doesn't show has no layout box and therefore no `offsetParent`.
    if (button.current !== null && button.current.offsetParent !== null) await preload(loadMobileMenu);
  });
  if (shownKey !== key) {
    setShownKey(key);
    if (state === 'open') setState('closed');
  }
  return { button, state, setState };
}

/** Returns what the button that opens the drawer says and does. */
export const menuButtonProps = ({ button, state, setState }: MenuDrawerState) =>
  ({
    ref: button,
    'aria-haspopup': 'dialog',
    'aria-expanded': state === 'open',
    onClick: () => setState('open'),
  }) as const;

export function MenuDrawer({ state, setState }: Omit<MenuDrawerState, 'button'>) {
  if (state === 'never') return null;
  return (
    <DialogPart name="The menu" load={loadMobileMenu} onClose={() => setState('never')}>
      {({ MobileMenu }) => <MobileMenu open={state === 'open'} onClose={() => setState('closed')} />}
    </DialogPart>
  );
}
