import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { SelectionToolbarState } from './useSelectionActions';

interface SelectionBarProps {
  readonly offer: SelectionToolbarState;
  readonly onHighlight: () => void;
  readonly onRemove: () => void;
}

/** The toolbar at the selected words. For touch, it is above the footer, clear of the browser's own menu. */
export function SelectionBar({
  offer: { words, canHighlight, canRemove },
  onHighlight,
  onRemove,
}: SelectionBarProps) {
  const bar = (
    <Paper
      variant="floating"
      role="group"
      aria-label="Selected words"
      data-selection-offer
      // Preserves the selection when a button is tapped.
      onMouseDown={(event) => event.preventDefault()}
      sx={[layout, words === null && aboveFooter]}
    >
      {canHighlight && <Button onClick={onHighlight}>Highlight</Button>}
      {canRemove && (
        <Button color="inherit" onClick={onRemove}>
          Remove
        </Button>
      )}
    </Paper>
  );
  if (words === null) return bar;
  // After the text, so that Tab reaches it from there. Not a tooltip, which is a popper's role.
  return (
    <Popper
      open
      disablePortal
      anchorEl={words}
      placement="bottom"
      role="presentation"
      modifiers={gap}
      sx={{ zIndex: 2 }}
    >
      {bar}
    </Popper>
  );
}

const gap = [{ name: 'offset', options: { offset: [0, 8] } }];

const layout = { display: 'flex', p: 0.5, gap: 0.5, whiteSpace: 'nowrap', displayPrint: 'none' } as const;

const aboveFooter = {
  position: 'fixed',
  zIndex: 2,
  bottom: 'calc(var(--player-foot, 80px) + 12px)',
  left: '50%',
  transform: 'translateX(-50%)',
} as const;
