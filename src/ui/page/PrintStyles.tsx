import GlobalStyles from '@mui/material/GlobalStyles';
import { printStyles } from '@theme/print';
import { useHydrated } from './useHydrated';

/**
 * Makes the page that shows it fit for paper. Only where printing is meant, and not in the prerendered page, whose bytes
 * are counted: nothing is printed before the page answers.
 */
export function PrintStyles() {
  return useHydrated() ? <GlobalStyles styles={printStyles} /> : null;
}
