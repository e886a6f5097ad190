import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useSyncExternalStore } from 'react';
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
    <Stack direction="row" sx={rowSx}>
      <HistoryButton icon={<Undo />} label="Undo" isAvailable={canUndo} onClick={run(field.undo)} />
      <HistoryButton icon={<Redo />} label="Redo" isAvailable={canRedo} onClick={run(field.redo)} />
    </Stack>
  );
}

interface HistoryButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly isAvailable: boolean;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** On a phone, only its icon is visible. */
function HistoryButton({ icon, label, isAvailable, onClick }: HistoryButtonProps) {
  return (
    <Button
      startIcon={icon}
      // Not "disabled": a button that its own click disables would lose focus.
      aria-disabled={!isAvailable}
      onPointerDown={keepFocus}
      onMouseDown={keepFocus}
      onClick={onClick}
      sx={buttonSx}
    >
      <Label>{label}</Label>
    </Button>
  );
}

const rowSx = { gap: { xs: 0, sm: 0.5 }, ml: { xs: -1.25, sm: 0 } } as const;

const buttonSx = {
  minWidth: 44,
  px: 1.25,
  touchAction: 'manipulation',
  '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -4px' } },
} as const;

const Label = styled('span')(({ theme }) => ({ [theme.breakpoints.down('sm')]: visuallyHidden }));
