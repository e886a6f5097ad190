import type { PolygonFigure } from '@/domain/exam/items/figure';
import { assertPresent } from '@/lib/assert';
import { FigureFrame, DrawingLabel, DrawingLine, tintColor } from './FigureFrame';
import {
  arcPath,
  polygonPoints,
  directionBetween,
  fitToDrawing,
  isCounterclockwise,
  midpoint,
  type PixelPoint,
  pointToward,
} from './geometry';

const size = 230;
/** Room for a label of five letters beside a vertical side. */
const margin = 48;

/** A polygon with labels at its corners, sides, and angles. */
export function PolygonDrawing({ figure }: { figure: PolygonFigure }) {
  const { width, height, toPixels } = fitToDrawing(figure.points, size, margin);
  const pixels = figure.points.map(toPixels);
  const outside = isCounterclockwise(pixels) ? -90 : 90;
  const around = (index: number) => {
    const count = pixels.length;
    const here = assertPresent(pixels[index], 'a corner beyond the last');
    const before = assertPresent(pixels[(index + count - 1) % count], 'a corner beyond the last');
    const after = assertPresent(pixels[(index + 1) % count], 'a corner beyond the last');
    return { here, before, after };
  };
  return (
    <FigureFrame {...figure} width={width} height={height}>
      {figure.hole === undefined ? (
        <polygon
          points={polygonPoints(pixels)}
          {...(figure.shaded === true ? { fill: tintColor, fillOpacity: 0.16 } : {})}
        />
      ) : (
        <path
          d={`M ${polygonPoints(pixels)} Z M ${polygonPoints(figure.hole.map(toPixels))} Z`}
          fill={tintColor}
          fillOpacity={0.16}
          fillRule="evenodd"
        />
      )}
      {figure.dashed?.map(({ from, to, label }, index) => {
        const [a, b] = [toPixels(from), toPixels(to)];
        return (
          <g key={index}>
            <DrawingLine from={a} to={b} dashed />
            {label !== null && (
              <DrawingLabel position={pointToward(midpoint(a, b), directionBetween(a, b) - 90, 14)}>
                {label}
              </DrawingLabel>
            )}
          </g>
        );
      })}
      {pixels.map((_, index) => {
        const { here, before, after } = around(index);
        const [start, end] = insideAngle(here, before, after);
        const bisector = start + ((((end - start) % 360) + 360) % 360) / 2;
        const angle = figure.angles?.[index] ?? null;
        const corner = figure.corners?.[index] ?? null;
        const side = figure.sides?.[index] ?? null;
        return (
          <g key={index}>
            {figure.right?.includes(index) === true && <RightAngle at={here} start={start} end={end} />}
            {angle !== null && (
              <>
                {figure.right?.includes(index) !== true && (
                  <path d={arcPath(here, 20, start, end)} strokeWidth={1.25} />
                )}
                <DrawingLabel position={pointToward(here, bisector, 40)} small>
                  {angle}
                </DrawingLabel>
              </>
            )}
            {corner !== null && (
              <DrawingLabel position={pointToward(here, bisector + 180, 16)}>{corner}</DrawingLabel>
            )}
            {side !== null && (
              <DrawingLabel
                position={pointToward(
                  midpoint(here, after),
                  directionBetween(here, after) + outside,
                  12 + 3.2 * side.length * sideways(here, after),
                )}
              >
                {side}
              </DrawingLabel>
            )}
          </g>
        );
      })}
    </FigureFrame>
  );
}

/** Returns how vertical a side is, 0 to 1: a long label needs more distance from a vertical side than from a horizontal one. */
function sideways(from: PixelPoint, to: PixelPoint): number {
  return Math.abs(Math.sin((directionBetween(from, to) * Math.PI) / 180));
}

/** Returns the directions that bound the angle below 180 degrees at a corner, counterclockwise. */
function insideAngle(here: PixelPoint, before: PixelPoint, after: PixelPoint): [number, number] {
  const [a, b] = [directionBetween(here, before), directionBetween(here, after)];
  return (b - a + 360) % 360 <= 180 ? [a, b] : [b, a];
}

function RightAngle({ at, start, end }: { at: PixelPoint; start: number; end: number }) {
  const side = 13;
  const [a, b] = [pointToward(at, start, side), pointToward(at, end, side)];
  const tip = { x: a.x + b.x - at.x, y: a.y + b.y - at.y };
  return <polyline points={polygonPoints([a, tip, b])} strokeWidth={1.25} />;
}
