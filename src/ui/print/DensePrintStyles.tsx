import GlobalStyles from '@mui/material/GlobalStyles';
import { cardPageZoom } from './cardPageZoom';
import { useHydrated } from '@/ui/loading/useHydrated';

/**
 * Print styles for a page of many cards, in addition to PrintStyles: shrinks the page to save paper. A dialog is outside
 * `#root`, so it prints at its own size (controls/dialogs/PrintableDialog).
 */
const densePrintStyles = {
  '@media print': {
    // The padding keeps the right border of a card from being cut off where Letter is a fraction of a pixel narrower.
    '#root': { zoom: cardPageZoom, paddingRight: '1px' },
    // Draws the edges of a card that is split across two pages on both of them.
    '.MuiCard-root': { boxDecorationBreak: 'clone' },
  },
} as const;

export function DensePrintStyles() {
  return useHydrated() ? <GlobalStyles styles={densePrintStyles} /> : null;
}
