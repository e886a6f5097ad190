import GlobalStyles from '@mui/material/GlobalStyles';
import { useHydrated } from '@/ui/loading/useHydrated';

/**
 * Print styles for a page of many cards, in addition to PrintStyles: shrinks the page to save paper and prints selects as plain
 * text. A dialog is outside `#root`, so it prints at its own size.
 */
const densePrintStyles = {
  '@media print': {
    '#root': { zoom: 0.8 },
    'main > div': { paddingBlock: '0 !important' },
    select: { border: '0 !important', padding: '0 !important', minHeight: '0 !important' },
    'select + svg': { display: 'none !important' },
    // A chart that hasn't loaded by the time of printing can't be drawn in time, so its table replaces it.
    '[data-undrawn] > [role=group]': { display: 'none' },
    '[data-undrawn] > [hidden]': { display: 'block !important' },
    // Draws the edges of a card that is split across two pages on both of them.
    '.MuiCard-root': { boxDecorationBreak: 'clone' },
  },
} as const;

export function DensePrintStyles() {
  return useHydrated() ? <GlobalStyles styles={densePrintStyles} /> : null;
}
