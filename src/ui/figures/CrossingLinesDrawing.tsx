import type { LinesFigure, Point } from '@/domain/exam/items/figure';
import { DrawingPoint, FigureFrame, DrawingLabel, DrawingLine } from './FigureFrame';
import { arcPath, directionBetween, fitToDrawing, widestGapDirection, pointToward } from './geometry';

/** Straight lines that cross, and the angles between them. */
export function CrossingLinesDrawing({ figure }: { figure: LinesFigure }) {
  const { width, height, toPixels } = fitToDrawing(
    figure.lines.flatMap(({ from, to }) => [from, to]),
    250,
    34,
  );
  return (
    <FigureFrame {...figure} width={width} height={height}>
      {figure.lines.map(({ from, to, label }, index) => {
        const [a, b] = [toPixels(from), toPixels(to)];
        return (
          <g key={index}>
            <DrawingLine from={a} to={b} />
            {label !== undefined && label !== null && (
              <DrawingLabel position={pointToward(b, directionBetween(a, b), 16)}>{label}</DrawingLabel>
            )}
          </g>
        );
      })}
      {figure.angles?.map(({ at: point, from, to, label }, index) => {
        const turn = (((to - from) % 360) + 360) % 360;
        // A narrow angle has room for its label only farther from its vertex.
        const distance = turn < 40 ? 54 : 38;
        return (
          <g key={index}>
            <path d={arcPath(toPixels(point), 22, from, to)} strokeWidth={1.25} />
            <DrawingLabel position={pointToward(toPixels(point), from + turn / 2, distance)} small>
              {label}
            </DrawingLabel>
          </g>
        );
      })}
      {figure.points?.map(({ at: point, label }) => (
        <g key={label}>
          <DrawingPoint at={toPixels(point)} />
          <DrawingLabel
            position={pointToward(toPixels(point), widestGapDirection(directionsAt(point, figure)), 17)}
          >
            {label}
          </DrawingLabel>
        </g>
      ))}
    </FigureFrame>
  );
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-6;

/**
 * Returns the occupied directions around a point, in degrees counterclockwise from the right: those of the lines that leave it, and
 * those of its angle labels.
 */
function directionsAt([x, y]: Point, { lines, angles = [] }: LinesFigure): number[] {
  const away = ([toX, toY]: Point) => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
  const along = lines.flatMap(({ from, to }) => {
    const cross = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const within = (from[0] - x) * (to[0] - x) + (from[1] - y) * (to[1] - y) <= 1e-6;
    if (Math.abs(cross) > 0.05 * Math.hypot(to[0] - from[0], to[1] - from[1]) || !within) return [];
    return [from, to].filter((end) => !near(end[0], x) || !near(end[1], y)).map(away);
  });
  const labels = angles
    .filter(({ at }) => near(at[0], x) && near(at[1], y))
    .map(({ from, to }) => from + ((((to - from) % 360) + 360) % 360) / 2);
  return [...along, ...labels];
}
