import GlobalStyles from '@mui/material/GlobalStyles';
import { printStyles } from '@theme/print';
import { useHydrated } from '@/ui/loading/useHydrated';

/** Adds print styles to the page. They aren't prerendered, to save bytes: nobody prints before the page is hydrated. */
export function PrintStyles() {
  return useHydrated() ? <GlobalStyles styles={printStyles} /> : null;
}
