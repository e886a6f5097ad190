import GlobalStyles from '@mui/material/GlobalStyles';
import { useHydrated } from '@/ui/loading/useHydrated';

/**
 * Print styles for a page of many cards, in addition to PrintStyles: shrinks the page to save paper and prints selects as plain
 * text. A dialog is outside `#root`, so it prints at its own size.
 */
const densePrintStyles = {
  '@media print': {
    '#root': { zoom: 0.8 },
    // Draws the edges of a card that is split across two pages on both of them.
    '.MuiCard-root': { boxDecorationBreak: 'clone' },
  },
} as const;

export function DensePrintStyles() {
  return useHydrated() ? <GlobalStyles styles={densePrintStyles} /> : null;
}
