import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { type MouseEvent, type SyntheticEvent, useSyncExternalStore } from 'react';
import type { UndoableField } from './undoableField';

interface UndoButtonsProps {
  /** The field that the student used last. */
  readonly field: UndoableField;
}

/** Prevents a press from taking focus from the text, which would also close a phone's keyboard. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** Undo and redo for students without a keyboard. */
export function UndoButtons({ field }: UndoButtonsProps) {
  const { canUndo, canRedo } = useSyncExternalStore(field.subscribe, field.state);
  const run = (step: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    // A button pressed by keyboard keeps the focus for the next press; otherwise the text gets it back.
    if (document.activeElement !== event.currentTarget) field.focus();
    step();
  };
  return (
    <div className="history">
      <button
        type="button"
        // Not "disabled": a button that its own click disables would lose focus.
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
