import {
  CartesianGrid,
  DefaultZIndexes,
  Scatter,
  ScatterChart,
  useXAxisScale,
  XAxis,
  YAxis,
  ZIndexLayer,
} from 'recharts';
import type { PointedDrawingProps } from '@/charts/ChartFigure';
import { axisText, inks } from '@/charts/look';
import type { BandRow } from '@/charts/points';
import { PointerLayer } from './PointerLayer';
import { noShape, usePlaces, wholeBox } from './frame';

interface BandsDrawingProps extends PointedDrawingProps {
  readonly rows: readonly BandRow[];
  readonly ticks: readonly number[];
  readonly format: (value: number) => string;
}

const edgePx = 8;

/** The rows of BandsChart: words above, the range below them. */
export function BandsDrawing({ rows, ticks, format, active, onActive }: BandsDrawingProps) {
  const [least, most] = [Math.min(...ticks), Math.max(...ticks)];
  return (
    <ScatterChart {...wholeBox} margin={{ top: 0, right: edgePx, bottom: 0, left: edgePx }}>
      <CartesianGrid horizontal={false} stroke={inks.grid} strokeDasharray="2 4" />
      <XAxis
        type="number"
        dataKey="value"
        domain={[least, most]}
        ticks={[...ticks]}
        height={26}
        interval={0}
        tickLine={false}
        axisLine={false}
        tick={noShape}
      />
      <YAxis type="number" dataKey="row" domain={[0, rows.length]} width={1} hide />
      <Scatter data={[{ value: least, row: 0 }]} isAnimationActive={false} shape={noShape} />
      <ZIndexLayer zIndex={DefaultZIndexes.label}>
        <Ticks ticks={ticks} format={format} />
        <Rows rows={rows} active={active} onActive={onActive} />
      </ZIndexLayer>
    </ScatterChart>
  );
}

/** The values under the plot, those at its ends inside the drawing. */
function Ticks({ ticks, format }: Pick<BandsDrawingProps, 'ticks' | 'format'>) {
  const places = usePlaces();
  if (places === null) return null;
  const { toX, plot } = places;
  const [least, most] = [Math.min(...ticks), Math.max(...ticks)];
  return (
    <g>
      {ticks.map((tick) => (
        <text
          key={tick}
          x={toX(tick)}
          y={plot.y + plot.height + 18}
          textAnchor={tick === least ? 'start' : tick === most ? 'end' : 'middle'}
          {...axisText}
        >
          {format(tick)}
        </text>
      ))}
    </g>
  );
}

function Rows({ rows, active, onActive }: Pick<BandsDrawingProps, 'rows' | 'active' | 'onActive'>) {
  const places = usePlaces();
  if (places === null) return null;
  const { plot } = places;
  const heightPx = plot.height / Math.max(1, rows.length);
  const line = (index: number) => plot.y + index * heightPx + 34;
  return (
    <g>
      {rows.map((row, index) => {
        const y = line(index);
        const marked = index === active;
        return (
          <g key={row.label}>
            <text x={plot.x} y={y - 18} fill={inks.ink} fontSize={14} fontWeight={marked ? 700 : 500}>
              {row.label}
            </text>
            <text
              x={plot.x + plot.width}
              y={y - 18}
              textAnchor="end"
              fill={row.band === null ? inks.quiet : inks.ink}
              fontSize={row.band === null ? 13 : 16}
              fontWeight={row.band === null ? 400 : 650}
            >
              {row.words}
            </text>
            {row.note !== undefined && (
              <text x={plot.x + plot.width} y={y + 30} textAnchor="end" {...axisText}>
                {row.note}
              </text>
            )}
            <line
              x1={plot.x}
              x2={plot.x + plot.width}
              y1={y}
              y2={y}
              stroke={inks.grid}
              strokeWidth={2}
              {...(row.band === null && { strokeDasharray: '2 4' })}
            />
            {row.band !== null && <Range row={row} band={row.band} y={y} marked={marked} />}
          </g>
        );
      })}
      <PointerLayer places={rows.map((_, index) => line(index) - 8)} along="y" onActive={onActive} />
    </g>
  );
}

interface RangeProps {
  readonly row: BandRow;
  readonly band: NonNullable<BandRow['band']>;
  readonly y: number;
  readonly marked: boolean;
}

function Range({ row, band, y, marked }: RangeProps) {
  const toX = useXAxisScale();
  const [low, high, value] = [toX?.(band.low), toX?.(band.high), toX?.(band.value)];
  const before = row.before === null ? undefined : toX?.(row.before);
  if (low === undefined || high === undefined || value === undefined) return null;
  return (
    <g>
      <rect
        x={low}
        y={y - 6}
        width={Math.max(2, high - low)}
        height={12}
        rx={3}
        fill={row.color}
        fillOpacity={marked ? 0.5 : 0.32}
      />
      {before !== undefined && (
        <circle cx={before} cy={y + 12} r={4} fill={inks.paper} stroke={row.color} strokeWidth={1.75} />
      )}
      <circle cx={value} cy={y} r={marked ? 7 : 5.5} fill={row.color} stroke={inks.paper} strokeWidth={2} />
    </g>
  );
}
