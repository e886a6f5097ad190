/** State shared by a figure and its drawing. Split into two contexts so that a moving pointer renders only the active marks. */
import { createContext, use } from 'react';
import type { ChartTable } from './chartTable';

/** The input that reached a point, which determines how the point is opened. */
export type ActivationSource = 'keys' | 'mouse' | 'touch';

export interface ActivePoint {
  readonly index: number;
  readonly by: ActivationSource;
}

/** Available width in three steps, so that a drawing renders again only when its text changes. */
export type DrawingWidth = 'narrow' | 'middle' | 'wide';

/**
 * @param widthPx the drawing's width
 * @param scale its text scale, 1 at a root font size of 16 px
 */
export function classifyWidth(widthPx: number, scale: number): DrawingWidth {
  const width = widthPx / scale;
  if (width < 420) return 'narrow';
  return width > 850 ? 'wide' : 'middle';
}

/**
 * Text in drawings grows with the root font size up to the limit of the space reserved for it; projected full screen, the limit is
 * higher.
 */
const mostScale = { page: 1.5, presentation: 1.75 } as const;

/** `presentation` during a presentation, whose text is larger. */
export const ChartPlaceContext = createContext<keyof typeof mostScale>('page');

/** Returns the scale of text in drawings for a root font size. */
export function textScale(rootFontPx: number, place: keyof typeof mostScale = 'page'): number {
  return Math.min(mostScale[place], Math.max(1, rootFontPx / 16));
}

export interface FigureState {
  /** Contains the drawing and the tooltip; null before it is mounted. */
  readonly box: HTMLElement | null;
  readonly table: ChartTable;
  readonly figureWidth: DrawingWidth;
  /** Text scale: 1 at a root font size of 16 px. */
  readonly scale: number;
  readonly activate: (point: ActivePoint | null) => void;
  /** Opens what a point represents; undefined if there is nothing to open. */
  readonly onOpen: ((index: number) => void) | undefined;
}

export const FigureContext = createContext<FigureState>({
  box: null,
  table: { columns: [], rows: [] },
  figureWidth: 'middle',
  scale: 1,
  activate: () => undefined,
  onOpen: undefined,
});

export const ActiveContext = createContext<ActivePoint | null>(null);

export function useFigure(): FigureState {
  return use(FigureContext);
}

/** Returns the text size in pixels: larger on wide cards, which are read from across a room. */
export function useTextSize(): number {
  const { figureWidth, scale } = useFigure();
  return scale * (figureWidth === 'wide' ? 14 : 12);
}

/** Renders the calling component for each newly active point. Use it only in marks that follow that point. */
export function useActivePoint(): ActivePoint | null {
  return use(ActiveContext);
}
