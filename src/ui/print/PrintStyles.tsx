import GlobalStyles from '@mui/material/GlobalStyles';
import { printStyles } from '@theme/print';
import { useHydrated } from '@/ui/loading/useHydrated';

/** Adds the print styles to every page. They aren’t prerendered, to save bytes: nobody prints before the page is hydrated. */
export function PrintStyles() {
  return useHydrated() ? <GlobalStyles styles={printStyles} /> : null;
}

/** How much a page of cards shrinks on paper: a row is then about 860 px wide on A4, and the smallest text has 7 points. */
export const cardPageZoom = 0.8;

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
