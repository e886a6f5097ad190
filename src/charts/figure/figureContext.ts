/** What a figure and its drawing know of each other. Two contexts: a pointer that moves renders the active marks alone. */
import { createContext, use } from 'react';
import type { ChartTable } from './chartTable';

/** By what a point was reached, which says how it is opened. */
export type ActivationSource = 'keys' | 'mouse' | 'touch';

export interface ActivePoint {
  readonly index: number;
  readonly by: ActivationSource;
}

/** How much room a drawing has, in three steps, so that it is only drawn anew where that changes its words. */
export type DrawingWidth = 'narrow' | 'middle' | 'wide';

/**
 * @param widthPx the drawing's
 * @param scale the size of its words, 1 for letters of 16 px on the page
 */
export function classifyWidth(widthPx: number, scale: number): DrawingWidth {
  const room = widthPx / scale;
  if (room < 420) return 'narrow';
  return room > 850 ? 'wide' : 'middle';
}

/** Words in a drawing grow with the reader's text, as far as the places that drawings keep for them allow; in a hall, on a whole screen, further. */
const mostScale = { page: 1.5, hall: 1.75 } as const;

/** Where drawings are shown. */
export const ChartPlaceContext = createContext<keyof typeof mostScale>('page');

/** The size of words in drawings, from that of the page's letters. */
export function textScale(rootFontPx: number, place: keyof typeof mostScale = 'page'): number {
  return Math.min(mostScale[place], Math.max(1, rootFontPx / 16));
}

export interface FigureState {
  /** Holds the drawing and the tooltip; null before it is on the page. */
  readonly box: HTMLElement | null;
  readonly table: ChartTable;
  readonly room: DrawingWidth;
  /** The size of its words: 1 for letters of 16 px on the page. */
  readonly scale: number;
  readonly activate: (point: ActivePoint | null) => void;
  /** Opens what a point stands for, where it stands for something. */
  readonly onOpen: ((index: number) => void) | undefined;
}

export const FigureContext = createContext<FigureState>({
  box: null,
  table: { columns: [], rows: [] },
  room: 'middle',
  scale: 1,
  activate: () => undefined,
  onOpen: undefined,
});

export const ActiveContext = createContext<ActivePoint | null>(null);

export function useFigure(): FigureState {
  return use(FigureContext);
}

/** Size of the words in a drawing, in pixels: on a wide card they are read from across a room. */
export function useTextSize(): number {
  const { room, scale } = useFigure();
  return scale * (room === 'wide' ? 14 : 12);
}

/** Renders its component for each point that becomes active: only for marks that follow it. */
export function useActivePoint(): ActivePoint | null {
  return use(ActiveContext);
}
