/** State shared by a figure and its drawing, in two contexts so that a moving pointer rerenders only the active marks. */
import { createContext, type ReactNode, use } from 'react';
import { chartTextPx } from '@/charts/chartStyles';
import type { ChartTable } from './chartTable';

/** The kind of input that made a point active. It decides the tooltip's hint on opening the point: "Tap again to open". */
export type ActivationSource = 'keys' | 'mouse' | 'touch';

export interface ActivePoint {
  readonly index: number;
  readonly by: ActivationSource;
}

/** The available width in three steps, so that resizing rerenders a drawing only if its text changes. */
export type DrawingWidth = 'narrow' | 'middle' | 'wide';

/**
 * @param widthPx the drawing's width
 * @param scale the drawing's text scale, 1 at a root font size of 16 px
 */
export function classifyWidth(widthPx: number, scale: number): DrawingWidth {
  const width = widthPx / scale;
  if (width < 420) return 'narrow';
  return width > 850 ? 'wide' : 'middle';
}

/** Maximum text scale, beyond which text outgrows the space reserved for a drawing. A presentation reserves more. */
const mostScale = { page: 1.5, presentation: 4 } as const;

/** The place of the chart: a page, or a full-screen presentation, which allows larger text. */
export const ChartPlaceContext = createContext<keyof typeof mostScale>('page');

/** Returns the text scale for a root font size: 1 at 16 px or less, and more for larger sizes, up to the place's maximum. */
export function textScale(rootFontPx: number, place: keyof typeof mostScale = 'page'): number {
  return Math.min(mostScale[place], Math.max(1, rootFontPx / 16));
}

export interface FigureState {
  /** The element that contains the drawing and the tooltip; null before it is mounted. */
  readonly box: HTMLElement | null;
  readonly table: ChartTable;
  readonly figureWidth: DrawingWidth;
  /** Text scale: 1 at a root font size of 16 px. */
  readonly scale: number;
  /** True while the page is being printed. */
  readonly isOnPaper: boolean;
  readonly activate: (point: ActivePoint | null) => void;
  /** Opens the details of a point; undefined if points have none. */
  readonly onOpen: ((index: number) => void) | undefined;
  /** The number of points, from the first, that have details to open. */
  readonly openable: number;
}

export const FigureContext = createContext<FigureState>({
  box: null,
  table: { columns: [], rows: [] },
  figureWidth: 'middle',
  scale: 1,
  isOnPaper: false,
  activate: () => undefined,
  onOpen: undefined,
  openable: 0,
});

export const ActiveContext = createContext<ActivePoint | null>(null);

export function useFigure(): FigureState {
  return use(FigureContext);
}

/** Returns a text size in pixels, by default that of ticks. */
export function useTextSize(of: keyof typeof chartTextPx = 'tick'): number {
  return useFigure().scale * chartTextPx[of];
}

/**
 * Returns the factor for the sizes of lines, dots, and bars: 1 on a page, whatever its text size, and in a presentation that of the
 * text, because both have to be seen from afar.
 */
export function useMarkScale(): number {
  const isPresented = use(ChartPlaceContext) === 'presentation';
  const { scale } = useFigure();
  return isPresented ? scale : 1;
}

/** Returns the active point. Each change rerenders the calling component, so use it only for marks that follow the point. */
export function useActivePoint(): ActivePoint | null {
  return use(ActiveContext);
}

/** Renders the summary of each chart. A page that explains its terms provides its own. */
export const SummaryContext = createContext<(summary: string) => ReactNode>((summary) => summary);
