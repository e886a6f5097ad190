import GlobalStyles from '@mui/material/GlobalStyles';
import { useHydrated } from './useHydrated';

/**
 * For a page of many cards, besides its PrintStyles: letters of paper's size, so that it takes fewer sheets, and what was chosen
 * without the control that chose it. A dialog prints apart, at its own size.
 */
const densePrintStyles = {
  '@media print': {
    '#root': { zoom: 0.8 },
    'main > div': { paddingBlock: '0 !important' },
    select: { border: '0 !important', padding: '0 !important', minHeight: '0 !important' },
    'select + svg': { display: 'none !important' },
    // Printed before it was ever near the screen, a chart has no time to be drawn: its table stands in.
    '[data-undrawn] > [role=group]': { display: 'none' },
    '[data-undrawn] > [hidden]': { display: 'block !important' },
    // A card that is longer than a page has its edge on both.
    '.MuiCard-root': { boxDecorationBreak: 'clone' },
  },
} as const;

export function DensePrintStyles() {
  return useHydrated() ? <GlobalStyles styles={densePrintStyles} /> : null;
}
