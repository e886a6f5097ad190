import { type ReactNode, useState } from 'react';
import { DialogPart } from '@/ui/loading/DialogPart';

interface ReadDialogProps<Facts> {
  /** Names the dialog at the start of a message: "The form". */
  readonly name: string;
  readonly read: () => Promise<Facts>;
  readonly onClose: () => void;
  readonly children: (facts: Facts) => ReactNode;
}

/** A dialog about what is saved on this device, which is read each time it is opened. */
export function ReadDialog<Facts>({ name, read, onClose, children }: ReadDialogProps<Facts>) {
  // A function of its own, because the part remembers what a function loaded.
  const [load] = useState(() => () => read());
  return (
    <DialogPart name={name} load={load} onClose={onClose}>
      {children}
    </DialogPart>
  );
}
