/** The parts of a result that a phone folds. */
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** True on a screen that shows the parts open until someone closes them. */
export function useOpensParts(): boolean {
  return useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('sm'), { noSsr: true });
}

/** Paper shows what is closed on screen. */
export const openOnPaper = {
  '& > .MuiCollapse-root': { height: 'auto !important', visibility: 'visible' },
  '& .MuiAccordionSummary-expandIconWrapper': { display: 'none' },
} as const;
