/** A chart far below the screen on its way to paper and back: what is rendered when the browser takes the page. */
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChartFigure } from '@/charts/figure/ChartFigure';
import { useFigure } from '@/charts/figure/figureContext';
import { openPrintDialog } from '@/lib/browser/printDialog';
import { printWholePage } from '@/lib/browser/printing';
import { theme } from '@theme';
import { nothingComesNear } from '../../nearness';

vi.mock('@/lib/browser/printDialog');
vi.mock('@/ui/loading/lazyModule');
vi.mock('@/ui/loading/Part', () => ({ Part: DrawingsPart }));

/** The drawings' code was there before they were wanted, arrives once they are, or never does. */
let code: 'loaded' | 'loads' | 'never' = 'loaded';

interface DrawingsPartProps {
  readonly children: (drawings: { TrendDrawing: typeof TrendDrawing }) => ReactNode;
}

function DrawingsPart({ children }: DrawingsPartProps) {
  const [isLoaded, setLoaded] = useState(code === 'loaded');
  useEffect(() => {
    if (code === 'loads') void Promise.resolve().then(() => setLoaded(true));
  }, []);
  return isLoaded ? children({ TrendDrawing }) : null;
}

const screenPx = 1440;
let pagePx = screenPx;
/** Sets the styles of paper, in most browsers with its width, or those of the screen again. */
function layOut({ onPaper, widthPx }: { readonly onPaper: boolean; readonly widthPx: number }): void {
  pagePx = widthPx;
  paper.matches = onPaper;
  paper.dispatchEvent(new Event('change'));
}
let paper = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  nothingComesNear();
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockImplementation(() => pagePx);
  paper = Object.assign(new EventTarget(), { matches: false });
  const others = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) => (query === 'print' ? paper : others(query)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetAllMocks();
});

let mounts = 0;
function TrendDrawing() {
  const { isOnPaper } = useFigure();
  useState(() => {
    mounts += 1;
  });
  return <p>{isOnPaper ? 'on paper' : 'on screen'}</p>;
}

const days = Array.from({ length: 61 }, (_, day) => [`Day ${day + 1}`, '3.0']);

const noLine = {
  ticks: [],
  positions: [],
  series: [],
  references: [],
  periods: [],
  range: undefined,
  hasLegend: false,
  format: String,
  axisFormat: String,
} as const;

/** Shows a chart with a table longer than a page. */
function show(loading: typeof code) {
  code = loading;
  const { container } = render(
    <ThemeProvider theme={theme}>
      <ChartFigure
        name="Hours by day"
        summary="Three hours so far."
        table={{ columns: ['Day', 'Hours'], rows: days }}
        height={200}
        draw={({ TrendDrawing: Drawing }) => <Drawing {...noLine} />}
      />
    </ThemeProvider>,
  );
  return {
    drawn: () => container.querySelector('[role="group"]')?.textContent,
    widthPx: () => {
      const box = container.querySelector('[role="group"] > [aria-hidden]');
      return box === null ? '' : getComputedStyle(box).width;
    },
    rows: () => container.querySelectorAll('tbody tr').length,
  };
}

const send = (event: string) =>
  act(() => {
    window.dispatchEvent(new Event(event));
  });

test('a chart that loaded while the browser was idle is drawn at once for paper, and again at the paper’s width', () => {
  const { drawn, rows } = show('loaded');
  expect(drawn()).toBe('');

  mounts = 0;
  send('beforeprint');
  expect(drawn()).toBe('on paper');
  act(() => layOut({ onPaper: true, widthPx: 688 }));
  expect([drawn(), mounts]).toEqual(['on paper', 2]);
  expect(rows()).toBe(0);

  act(() => layOut({ onPaper: false, widthPx: screenPx }));
  send('afterprint');
  expect([drawn(), mounts]).toEqual(['on screen', 3]);
});

test('in Firefox, whose page keeps the width of the screen, a chart keeps the width that A4 has', () => {
  const { drawn, widthPx } = show('loaded');
  send('beforeprint');
  const guessed = widthPx();
  act(() => layOut({ onPaper: true, widthPx: screenPx }));
  expect([drawn(), widthPx()]).toEqual(['on paper', guessed]);
  expect(guessed).toBe('826px');
});

test('a chart that hasn’t loaded is a table on paper', () => {
  const { drawn, rows } = show('never');
  send('beforeprint');
  expect([drawn(), rows()]).toEqual(['', days.length]);
  send('afterprint');
  expect(rows()).toBe(0);
});

test('the page’s own Print draws charts that haven’t loaded before it opens the dialog', async () => {
  const { drawn } = show('loads');
  const atDialog = vi.fn(drawn);
  vi.mocked(openPrintDialog).mockImplementation(() => atDialog() !== undefined);
  void printWholePage();
  await waitFor(() => expect(atDialog).toHaveReturnedWith('on screen'));
});
