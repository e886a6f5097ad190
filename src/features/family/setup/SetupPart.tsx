import type { ReactNode } from 'react';
import { DialogPart } from '@/ui/loading/DialogPart';
import { preload, usePreload } from '@/ui/loading/lazyModule';

const loadDialogs = () => import('./setupDialogs');

interface SetupPartProps {
  /** Names the dialog at the start of a message: "The form". */
  readonly name: string;
  readonly onClose: () => void;
  readonly children: (dialogs: Awaited<ReturnType<typeof loadDialogs>>) => ReactNode;
}

/** One of the dialogs about this device's learners. Render it for as long as it should be open. */
export function SetupPart(props: SetupPartProps) {
  return <DialogPart load={loadDialogs} {...props} />;
}

/** Fetches the dialogs' code while the page rests, once a press may open one. */
export function usePreloadedSetup(mayOpen = true): void {
  usePreload(mayOpen ? 'setup' : null, () => preload(loadDialogs));
}
