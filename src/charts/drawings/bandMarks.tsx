/** The marks of a line with its error: for one large chart and for several small ones. */
import { useTextSize } from '@/charts/figure/active';
import { inks, valueText } from '@/charts/look';
import type { BandPoint } from '@/charts/points';
import { ActiveLayer } from './parts/ActiveLayer';
import { usePlaces } from './parts/places';
import { Ring, ringAt, Square } from './parts/marks';

interface BandMarksProps {
  readonly points: readonly BandPoint[];
  readonly color: string;
}

const aloneBarPx = 14;

/** The line with a dot or a square at each point, the newest one larger, over the area of its error. */
export function BandArea({ points, color, dots = true }: BandMarksProps & { dots?: boolean }) {
  const places = usePlaces();
  if (places === null) return null;
  const { toX, toY } = places;
  const along = (pick: (point: BandPoint) => number, of = points) =>
    of.map((point) => `${toX(point.at)},${toY(pick(point))}`).join(' ');
  const [lone] = points.length === 1 ? points : [];
  const newest = points.length - 1;
  return (
    <g data-mark>
      {lone === undefined ? (
        <polygon
          points={`${along(({ high }) => high)} ${along(({ low }) => low, points.toReversed())}`}
          fill={color}
          fillOpacity={0.18}
        />
      ) : (
        // A lone point has no line to have an area around.
        <rect
          x={toX(lone.at) - aloneBarPx / 2}
          y={toY(lone.high)}
          width={aloneBarPx}
          height={toY(lone.low) - toY(lone.high)}
          rx={3}
          fill={color}
          fillOpacity={0.28}
        />
      )}
      <polyline
        points={along(({ value }) => value)}
        fill="none"
        stroke={color}
        strokeWidth={2.25}
        strokeLinejoin="round"
      />
      {points.map(({ at, value, isSquare = false }, index) =>
        isSquare ? (
          <Square key={at} x={toX(at)} y={toY(value)} color={color} sidePx={index === newest ? 11 : 9} />
        ) : (
          (dots || index === newest) && (
            <circle
              key={at}
              cx={toX(at)}
              cy={toY(value)}
              r={index === newest ? 5 : 3.5}
              fill={color}
              stroke={inks.paper}
              strokeWidth={1.5}
            />
          )
        ),
      )}
    </g>
  );
}

interface EndValueProps {
  readonly point: BandPoint;
  readonly words: string;
  readonly gapPx: number;
}

/** The newest value, right of its dot. */
export function EndValue({ point: { at, value }, words, gapPx }: EndValueProps) {
  const places = usePlaces();
  const textSize = useTextSize();
  if (places === null) return null;
  return (
    <text x={places.toX(at) + gapPx} y={places.toY(value) + 5} {...valueText(textSize + 1)}>
      {words}
    </text>
  );
}

/** The active point, ringed on a line from top to bottom. */
export function ActiveBandPoint({ points, color, first = 0 }: BandMarksProps & { first?: number }) {
  const places = usePlaces();
  if (places === null) return null;
  const { toX, toY, plot } = places;
  return (
    <ActiveLayer
      marks={points.map(({ at, value }) => ringAt(toX(at), toY(value)))}
      along="x"
      crosshair={{ top: plot.top, bottom: plot.top + plot.height }}
      first={first}
    >
      {(index) => {
        const point = points[index];
        if (point === undefined) return null;
        const { at, value, isSquare = false } = point;
        return <Ring x={toX(at)} y={toY(value)} color={color} isSquare={isSquare} />;
      }}
    </ActiveLayer>
  );
}
