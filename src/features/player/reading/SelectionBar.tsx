import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { SelectionToolbarState } from './useSelectionActions';

interface SelectionBarProps {
  readonly offer: SelectionToolbarState;
  readonly onHighlight: () => void;
  readonly onRemove: () => void;
}

/** The toolbar at the selected words. For touch, it sits above the footer, clear of the browser's own menu. */
export function SelectionBar({ offer, onHighlight, onRemove }: SelectionBarProps) {
  return (
    <Paper
      variant="floating"
      role="group"
      aria-label="Selected words"
      data-selection-offer
      // Preserves the selection when a button is tapped.
      onMouseDown={(event) => event.preventDefault()}
      sx={[
        {
          zIndex: 2,
          display: 'flex',
          p: 0.5,
          gap: 0.5,
          whiteSpace: 'nowrap',
          '@media print': { display: 'none' },
        },
        offer.position === null
          ? {
              position: 'fixed',
              bottom: 'calc(var(--player-foot, 80px) + 12px)',
              left: '50%',
              transform: 'translateX(-50%)',
            }
          : { position: 'absolute' },
      ]}
      style={offer.position ?? {}}
    >
      {offer.canHighlight && <Button onClick={onHighlight}>Highlight</Button>}
      {offer.canRemove && (
        <Button color="inherit" onClick={onRemove}>
          Remove
        </Button>
      )}
    </Paper>
  );
}
