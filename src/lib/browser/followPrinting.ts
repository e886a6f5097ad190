interface PrintingHandlers {
  /** Before the page is laid out for paper. The browser prints what the page is when this returns, or when `onLaidOut` does. */
  readonly onBegin: () => void;
  /** While the page is laid out for paper, so elements have their printed size. Never called in Firefox, which prints a copy. */
  readonly onLaidOut: () => void;
  /** After the page is laid out for the screen again. */
  readonly onEnd: () => void;
}

/** Follows the page onto paper and back. The browser waits for the handlers, but for nothing asynchronous. */
export function followPrinting({ onBegin, onLaidOut, onEnd }: PrintingHandlers): () => void {
  const paper = window.matchMedia('print');
  const onMedium = () => (paper.matches ? onLaidOut() : onEnd());
  window.addEventListener('beforeprint', onBegin);
  window.addEventListener('afterprint', onEnd);
  paper.addEventListener('change', onMedium);
  return () => {
    window.removeEventListener('beforeprint', onBegin);
    window.removeEventListener('afterprint', onEnd);
    paper.removeEventListener('change', onMedium);
  };
}
