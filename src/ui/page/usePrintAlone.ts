import { useCallback, useEffect, useState } from 'react';

interface PrintAlone {
  /** What shall stand on the paper carries these. */
  readonly marks: { readonly 'data-print-alone'?: true };
  readonly print: () => void;
}

/** Prints some pieces of a page without the rest (theme/print.ts); the browser's own command prints the page as ever. */
export function usePrintAlone(): PrintAlone {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return undefined;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printing]);
  return {
    marks: printing ? { 'data-print-alone': true } : {},
    print: useCallback(() => setPrinting(true), []),
  };
}
