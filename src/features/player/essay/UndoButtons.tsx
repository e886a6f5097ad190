import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import type { MouseEvent, PointerEvent, RefObject } from 'react';

interface UndoButtonsProps {
  /** The field that was written in last. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** A press on a button takes the focus from the text, and a phone's keyboard away with it. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/**
 * Undo and redo as the browser does them, for students who have no key for it. The standard calls the command obsolete, but it has
 * no successor: nothing else reaches the history that the keys use, in every browser.
 */
export function UndoButtons({ field }: UndoButtonsProps) {
  const run = (command: 'undo' | 'redo') => (event: MouseEvent<HTMLButtonElement>) => {
    const before = document.activeElement;
    field.current?.focus({ preventScroll: true });
    document.execCommand(command);
    // Pressed by a key, the button keeps the focus for the next press.
    if (before === event.currentTarget) event.currentTarget.focus({ preventScroll: true });
  };
  return (
    <div className="history">
      <button
        type="button"
        onPointerDown={keepFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={run('undo')}
      >
        <Undo />
        <span className="history-word">Undo</span>
      </button>
      <button
        type="button"
        onPointerDown={keepFocus}
        onMouseDown={(event) => event.preventDefault()}
        onClick={run('redo')}
      >
        <Redo />
        <span className="history-word">Redo</span>
      </button>
    </div>
  );
}
