import type { CircleFigure } from '@/domain/exam/items/figure';
import { DrawingPoint, FigureFrame, DrawingLabel, DrawingLine, tintColor } from './FigureFrame';
import { arcPath, directionBetween, midpoint, type PixelPoint, pointToward } from './geometry';

const radius = 90;
const margin = 36;
const center = { x: radius + margin, y: radius + margin };

/** A circle with its radii, chords, sector, and a square around it or inside it. */
export function CircleDrawing({ figure }: { figure: CircleFigure }) {
  const side = 2 * (radius + margin);
  const edge = (degrees: number) => pointToward(center, degrees, radius);
  return (
    <FigureFrame {...figure} width={side} height={side}>
      {figure.sector !== undefined && (
        <>
          <path
            d={`${arcPath(center, radius, figure.sector.from, figure.sector.to)} L ${center.x} ${center.y} Z`}
            fill={tintColor}
            fillOpacity={0.16}
          />
          {figure.sector.label !== null && (
            <DrawingLabel
              position={pointToward(center, between(figure.sector.from, figure.sector.to), 36)}
              small
            >
              {figure.sector.label}
            </DrawingLabel>
          )}
        </>
      )}
      <circle cx={center.x} cy={center.y} r={radius} />
      {figure.square !== undefined && <Square {...figure.square} />}
      {figure.chords?.map(({ from, to, label }, index) => {
        const [a, b] = [edge(from), edge(to)];
        return (
          <g key={index}>
            <DrawingLine from={a} to={b} />
            {label !== null && <DrawingLabel position={besideChord(a, b)}>{label}</DrawingLabel>}
          </g>
        );
      })}
      {figure.radii?.map(({ to, label }, index) => (
        <g key={index}>
          <DrawingLine from={center} to={edge(to)} />
          {label !== null && (
            <DrawingLabel
              position={pointToward(
                pointToward(center, to, radius * 0.55),
                to + outsideSector(to, figure),
                15,
              )}
            >
              {label}
            </DrawingLabel>
          )}
        </g>
      ))}
      {figure.marks?.map(({ at, label }) => (
        <g key={label}>
          <DrawingPoint at={edge(at)} />
          <DrawingLabel position={pointToward(center, at, radius + 18)}>{label}</DrawingLabel>
        </g>
      ))}
      {figure.center !== null && (
        <>
          <DrawingPoint at={center} />
          <DrawingLabel position={{ x: center.x - 12, y: center.y + 14 }}>{figure.center}</DrawingLabel>
        </>
      )}
    </FigureFrame>
  );
}

/** Returns the direction halfway from one direction to another, counterclockwise, in degrees. */
function between(from: number, to: number): number {
  return from + ((((to - from) % 360) + 360) % 360) / 2;
}

/** Places a chord's label on the side of the circle's center; the label of a diameter goes below it. */
function besideChord(a: PixelPoint, b: PixelPoint): PixelPoint {
  const half = midpoint(a, b);
  const isDiameter = Math.hypot(half.x - center.x, half.y - center.y) < 4;
  return pointToward(half, isDiameter ? 270 : directionBetween(half, center), 15);
}

/** Returns 90 or -90: the turn in degrees from a radius to the side where its label is outside the sector. */
function outsideSector(to: number, { sector }: CircleFigure): number {
  if (sector === undefined) return 90;
  const turn = (((sector.to - sector.from) % 360) + 360) % 360;
  const ahead = (((to + 20 - sector.from) % 360) + 360) % 360;
  return ahead < turn ? -90 : 90;
}

function Square({ place, label }: { place: 'around' | 'inside'; label: string | null }) {
  const half = place === 'around' ? radius : radius * Math.SQRT1_2;
  const below = { x: center.x, y: center.y + half + (place === 'around' ? 16 : -14) };
  return (
    <>
      <rect x={center.x - half} y={center.y - half} width={2 * half} height={2 * half} />
      {label !== null && <DrawingLabel position={below}>{label}</DrawingLabel>}
    </>
  );
}
