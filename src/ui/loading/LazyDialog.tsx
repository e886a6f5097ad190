import type { ComponentType } from 'react';
import { LoadingDialog } from './LoadingDialog';
import { useLazyModule } from './useLazyModule';

interface FetchedDialogProps {
  /** What was asked for, as the beginning of a sentence: "The menu". */
  readonly what: string;
  /** Fetches the dialog; one function for good. */
  readonly load: () => Promise<ComponentType<{ readonly onClose: () => void }>>;
  readonly onClose: () => void;
}

/** A dialog whose code comes when somebody asks for it. Render it as long as it is wanted. */
export function LazyDialog({ what, load, onClose }: FetchedDialogProps) {
  const dialog = useLazyModule(load, true);
  return dialog.state === 'ready' ? (
    <dialog.module onClose={onClose} />
  ) : (
    <LoadingDialog what={what} lazy={dialog} onClose={onClose} />
  );
}
