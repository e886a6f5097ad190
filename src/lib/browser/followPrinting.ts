interface PrintingHandlers {
  /** Before the page is laid out for paper. The browser prints what the page is when this returns, or when `onLaidOut` does. */
  readonly onBegin: () => void;
  /** While the page is laid out for paper, so elements have their printed size. Never called in Firefox, which prints a copy. */
  readonly onLaidOut: () => void;
  /** After the page is laid out for the screen again. */
  readonly onEnd: () => void;
}

const pageWidth = () => document.documentElement.clientWidth;

/** Follows the page onto paper and back. The browser waits for the handlers, but for nothing asynchronous. */
export function followPrinting({ onBegin, onLaidOut, onEnd }: PrintingHandlers): () => void {
  const paper = window.matchMedia('print');
  let screenWidth: number | null = null;
  const begin = () => {
    screenWidth = pageWidth();
    onBegin();
  };
  const end = () => {
    screenWidth = null;
    onEnd();
  };
  const followMedium = () => {
    if (!paper.matches) end();
    // In Firefox, the page gets the styles of paper but keeps the width of the screen.
    else if (screenWidth !== pageWidth()) onLaidOut();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  paper.addEventListener('change', followMedium);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    paper.removeEventListener('change', followMedium);
  };
}
