import GlobalStyles from '@mui/material/GlobalStyles';
import { printStyles } from '@theme/print';
import { useHydrated } from '@/ui/loading/useHydrated';

/** Adds the print styles to every page. They aren’t prerendered, to save bytes: nobody prints before the page is hydrated. */
export function PrintStyles() {
  return useHydrated() ? <GlobalStyles styles={printStyles} /> : null;
}
