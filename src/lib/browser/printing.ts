/** The page on its way to paper: the charts that have to be drawn before, the layout meanwhile, and the width of a card. */
import { openPrintDialog } from './printDialog';

/** Asks the charts that haven't been drawn, because they were never near the screen, to draw themselves (charts/figure/useDrawing). */
export const drawAllEvent = 'draw-all-charts';

/** Maximum wait in milliseconds. Charts not drawn by then are printed as tables. */
const longestMs = 3000;

const nextFrame = async () =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Prints the page with all of its charts. */
export async function printWholePage(): Promise<void> {
  const until = performance.now() + longestMs;
  window.dispatchEvent(new Event(drawAllEvent));
  do await nextFrame();
  while (document.querySelector('[data-undrawn]') !== null && performance.now() < until);
  openPrintDialog();
}

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

/** CSS custom property with the share of the paper's width that an element's card takes, if less than all of it. */
export const paperShareProperty = '--paper-share';

/** The gap between cards on paper, in pixels. */
export const paperGapPx = 16;

/** In pixels: A4 between its margins, on a page of cards (ui/print/DensePrintStyles), and a card's padding. */
const a4Px = 860;
const paddingPx = 34;

/** Returns about the width in pixels that the content of an element's card has on A4. */
export function cardContentWidthOnA4(element: Element): number {
  const share = Number(getComputedStyle(element).getPropertyValue(paperShareProperty));
  return (share === 0 ? 1 : share) * (a4Px + paperGapPx) - paperGapPx - paddingPx;
}
