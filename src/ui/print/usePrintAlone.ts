import { useCallback, useEffect, useState } from 'react';
import { openPrintDialog } from '@/lib/browser/printDialog';

interface PrintAlone {
  /** Spread on the elements to print. */
  readonly printProps: { readonly 'data-print-alone'?: true };
  readonly print: () => void;
}

/** Prints parts of a page without the rest (theme/print.ts). The browser's own print command still prints the whole page. */
export function usePrintAlone(): PrintAlone {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    // Without a print dialog, nothing would ever end the printing.
    if (!openPrintDialog()) end();
    return () => window.removeEventListener('afterprint', end);
  }, [printing]);
  return {
    printProps: printing ? { 'data-print-alone': true } : {},
    print: useCallback(() => setPrinting(true), []),
  };
}
