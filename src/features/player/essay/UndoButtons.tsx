import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { type MouseEvent, type SyntheticEvent, useSyncExternalStore } from 'react';
import type { UndoableField } from './undoableField';

interface UndoButtonsProps {
  /** The field that was written in last. */
  readonly field: UndoableField;
}

/** A press on a button takes the focus from the text, and a phone's keyboard away with it. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** Undo and redo for students who have no key for it. */
export function UndoButtons({ field }: UndoButtonsProps) {
  const { canUndo, canRedo } = useSyncExternalStore(field.subscribe, field.state);
  const run = (step: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    // Pressed by a key, the button keeps the focus for the next press.
    if (document.activeElement !== event.currentTarget) field.focus();
    step();
  };
  return (
    <div className="history">
      <button
        type="button"
        // Not "disabled": the focus would fall out of a button that its own click disables.
        aria-disabled={!canUndo}
        onPointerDown={keepFocus}
        onMouseDown={keepFocus}
        onClick={run(field.undo)}
      >
        <Undo />
        <span className="history-word">Undo</span>
      </button>
      <button
        type="button"
        aria-disabled={!canRedo}
        onPointerDown={keepFocus}
        onMouseDown={keepFocus}
        onClick={run(field.redo)}
      >
        <Redo />
        <span className="history-word">Redo</span>
      </button>
    </div>
  );
}
