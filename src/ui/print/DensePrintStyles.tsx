import GlobalStyles from '@mui/material/GlobalStyles';
import { useHydrated } from '@/ui/loading/useHydrated';

/**
 * For a page of many cards, in addition to PrintStyles: text at print size to save paper, and choices without their controls. A
 * dialog prints separately, at its own size.
 */
const densePrintStyles = {
  '@media print': {
    '#root': { zoom: 0.8 },
    'main > div': { paddingBlock: '0 !important' },
    select: { border: '0 !important', padding: '0 !important', minHeight: '0 !important' },
    'select + svg': { display: 'none !important' },
    // A chart that hasn't loaded by the time of printing has no time to draw, so its table replaces it.
    '[data-undrawn] > [role=group]': { display: 'none' },
    '[data-undrawn] > [hidden]': { display: 'block !important' },
    // Draws the card's edges on both pages when it is split.
    '.MuiCard-root': { boxDecorationBreak: 'clone' },
  },
} as const;

export function DensePrintStyles() {
  return useHydrated() ? <GlobalStyles styles={densePrintStyles} /> : null;
}
