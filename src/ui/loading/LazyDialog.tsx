import type { ComponentType } from 'react';
import { LoadingDialog } from './LoadingDialog';
import { useLazyModule } from './useLazyModule';

interface LazyDialogProps {
  /** Names the dialog at the start of a message: "The menu". */
  readonly name: string;
  /** Loads the dialog; must be a stable function. */
  readonly load: () => Promise<ComponentType<{ readonly onClose: () => void }>>;
  readonly onClose: () => void;
}

/** A dialog whose code loads on request. Render it for as long as it should be open. */
export function LazyDialog({ name, load, onClose }: LazyDialogProps) {
  const dialog = useLazyModule(load, true);
  return dialog.state === 'ready' ? (
    <dialog.module onClose={onClose} />
  ) : (
    <LoadingDialog name={name} lazy={dialog} onClose={onClose} />
  );
}
