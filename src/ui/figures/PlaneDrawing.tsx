import type { CoordinatePlaneFigure, Point } from '@/domain/exam/items/figure';
import { DrawingPoint, FigureFrame, DrawingLabel, DrawingLine, tintColor } from './FigureFrame';
import { polygonPoints, fitToDrawing, type PixelPoint } from './geometry';

/** A coordinate plane: a unit grid, both axes with numbers, points, lines, and a polygon. */
export function PlaneDrawing({ figure }: { figure: CoordinatePlaneFigure }) {
  const [left, right] = figure.x;
  const [bottom, top] = figure.y;
  const { width, height, toPixels } = fitToDrawing(
    [
      [left, bottom],
      [right, top],
    ],
    270,
    22,
  );
  // On an axis longer than ten units, adjacent numbers would touch.
  const every = Math.max(right - left, top - bottom) > 10 ? 2 : 1;
  const numbered = (value: number) => value !== 0 && value % every === 0;
  const axisX = Math.min(Math.max(0, left), right);
  const axisY = Math.min(Math.max(0, bottom), top);
  return (
    <FigureFrame {...figure} width={width} height={height}>
      <g strokeOpacity={0.22} strokeWidth={1}>
        {ones(left, right).map((x) => (
          <DrawingLine key={x} from={toPixels([x, bottom])} to={toPixels([x, top])} />
        ))}
        {ones(bottom, top).map((y) => (
          <DrawingLine key={y} from={toPixels([left, y])} to={toPixels([right, y])} />
        ))}
      </g>
      <DrawingLine from={toPixels([left, axisY])} to={toPixels([right, axisY])} />
      <DrawingLine from={toPixels([axisX, bottom])} to={toPixels([axisX, top])} />
      {ones(left, right)
        .filter(numbered)
        .map((x) => (
          <DrawingLabel key={x} position={underAxis(toPixels([x, axisY]))} small>
            {signed(x)}
          </DrawingLabel>
        ))}
      {ones(bottom, top)
        .filter(numbered)
        .map((y) => (
          <DrawingLabel
            key={y}
            position={{ x: toPixels([axisX, y]).x - 6, y: toPixels([axisX, y]).y }}
            anchor="end"
            small
          >
            {signed(y)}
          </DrawingLabel>
        ))}
      <DrawingLabel position={{ x: toPixels([right, axisY]).x + 12, y: toPixels([right, axisY]).y }}>
        <tspan fontStyle="italic">x</tspan>
      </DrawingLabel>
      <DrawingLabel position={{ x: toPixels([axisX, top]).x + 11, y: toPixels([axisX, top]).y - 6 }}>
        <tspan fontStyle="italic">y</tspan>
      </DrawingLabel>
      {figure.polygon !== undefined && (
        <polygon points={polygonPoints(figure.polygon.map(toPixels))} fill={tintColor} fillOpacity={0.16} />
      )}
      {figure.lines?.map(({ through, label }, index) => {
        const [from, to] = lineAcrossPlane(through, figure);
        return (
          <g key={index}>
            <DrawingLine from={toPixels(from)} to={toPixels(to)} />
            {label !== undefined && label !== null && (
              <DrawingLabel position={{ x: toPixels(to).x - 12, y: toPixels(to).y + 14 }}>
                {label}
              </DrawingLabel>
            )}
          </g>
        );
      })}
      {figure.points?.map(({ at: point, label }) => (
        <g key={point.join()}>
          <DrawingPoint at={toPixels(point)} />
          {label !== null && (
            <DrawingLabel position={besidePoint(toPixels(point), point, [axisX, axisY], figure)}>
              {label}
            </DrawingLabel>
          )}
        </g>
      ))}
    </FigureFrame>
  );
}

const ones = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const underAxis = ({ x, y }: { x: number; y: number }) => ({ x, y: y + 12 });
const signed = (value: number) => String(value).replace('-', '−');

/** Places a point's label clear of the lines through it and of the numbers below the axis. */
function besidePoint(
  at: PixelPoint,
  [x, y]: Point,
  [axisX, axisY]: Point,
  { lines = [] }: CoordinatePlaneFigure,
): PixelPoint {
  const rises = lines.some(({ through: [[x1, y1], [x2, y2]] }) => (y2 - y1) * (x2 - x1) > 0);
  const below = y < axisY && y > axisY - 2;
  // The vertical axis has its numbers on its left, so a point just left of it gets its label on the far side.
  const left = rises !== below || (x < axisX && x > axisX - 2);
  return x === 0 && lines.length === 0
    ? { x: at.x + 14, y: at.y - 10 }
    : { x: at.x + (left ? -13 : 13), y: at.y + (below ? 14 : -12) };
}

/**
 * Returns the two points where the line through two points meets the edges of the plane: left before right, or bottom before top if
 * the line is vertical.
 */
export function lineAcrossPlane(
  [[x1, y1], [x2, y2]]: readonly [Point, Point],
  { x: [left, right], y: [bottom, top] }: Pick<CoordinatePlaneFigure, 'x' | 'y'>,
): [Point, Point] {
  if (x1 === x2)
    return [
      [x1, bottom],
      [x1, top],
    ];
  const slope = (y2 - y1) / (x2 - x1);
  const yAt = (x: number) => y1 + slope * (x - x1);
  const clipped = (x: number): Point => {
    const y = yAt(x);
    const held = Math.min(Math.max(y, bottom), top);
    return held === y ? [x, y] : [x1 + (held - y1) / slope, held];
  };
  return [clipped(left), clipped(right)];
}
