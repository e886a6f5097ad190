import GlobalStyles from '@mui/material/GlobalStyles';
import { useHydrated } from './useHydrated';

/**
 * For a page of many cards, in addition to PrintStyles: text at print size, so that it takes fewer sheets, and choices without the
 * controls that made them. A dialog prints separately, at its own size.
 */
const densePrintStyles = {
  '@media print': {
    '#root': { zoom: 0.8 },
    'main > div': { paddingBlock: '0 !important' },
    select: { border: '0 !important', padding: '0 !important', minHeight: '0 !important' },
    'select + svg': { display: 'none !important' },
    // A chart that is printed before it was ever near the screen has no time to be drawn: its table stands in.
    '[data-undrawn] > [role=group]': { display: 'none' },
    '[data-undrawn] > [hidden]': { display: 'block !important' },
    // A card that is longer than a page has its edge on both.
    '.MuiCard-root': { boxDecorationBreak: 'clone' },
  },
} as const;

export function DensePrintStyles() {
  return useHydrated() ? <GlobalStyles styles={densePrintStyles} /> : null;
}
