/** What the drawings begin with: their box, and where values lie in it. */
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';

/** As large as its place. ChartFigure has the keyboard and the words, so that Recharts' own layer stays out. */
export const wholeBox = {
  responsive: true,
  style: { width: '100%', height: '100%' },
  accessibilityLayer: false,
} as const;

/** For a mark that Recharts has to know of, and that is drawn by hand. */
export const noShape = () => null;

/** Where values come to lie, in pixels of the drawing, and the room that the plot has; null before Recharts has laid it out. */
export function usePlaces() {
  const toX = useXAxisScale();
  const toY = useYAxisScale();
  const plot = usePlotArea();
  return toX === undefined || toY === undefined || plot === undefined ? null : { toX, toY, plot };
}
