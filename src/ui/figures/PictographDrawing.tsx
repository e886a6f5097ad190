import type { PictographFigure } from '@/domain/exam/items/figure';
import { formatAmount } from '@/lib/text/format';
import { FigureFrame, DrawingLabel, DrawingLine, tintColor } from './FigureFrame';
import type { PixelPoint } from './geometry';

const radius = 8.5;
const pitch = 22;
const rowHeight = 30;
const gap = 12;
/**
 * Approximate width of a small letter in pixels, rounded up. The width of the drawing is estimated because the server can't measure
 * text.
 */
const letter = 7.8;

/** A pictograph: rows of symbols beside their labels, with a key below for the value of one symbol. */
export function PictographDrawing({ figure }: { figure: PictographFigure }) {
  const { each, unit, rows } = figure;
  const left = gap + letter * Math.max(...rows.map(({ label }) => label.length));
  const bottom = rowHeight * rows.length;
  const key = `= ${formatAmount(each)} ${unit}`;
  const most = Math.max(...rows.map(({ value }) => Math.ceil(value / each)));
  const width = left + Math.max(gap + pitch * most, gap + pitch + gap + letter * key.length);
  const symbol = (place: number, y: number) => ({ x: left + gap + pitch * (place + 0.5), y });
  const keyAt = symbol(0, bottom + 26);
  return (
    <FigureFrame {...figure} width={Math.ceil(width)} height={bottom + 44}>
      {rows.map(({ label, value }, row) => {
        const halves = Math.round((2 * value) / each);
        const y = rowHeight * (row + 0.5);
        return (
          <g key={row}>
            <DrawingLabel position={{ x: left - gap, y }} anchor="end" small>
              {label}
            </DrawingLabel>
            {Array.from({ length: Math.ceil(halves / 2) }, (_, place) => (
              <Disk key={place} at={symbol(place, y)} half={2 * place + 1 === halves} />
            ))}
          </g>
        );
      })}
      <DrawingLine from={{ x: left, y: 2 }} to={{ x: left, y: bottom - 2 }} />
      <g strokeOpacity={0.22} strokeWidth={1}>
        <DrawingLine from={{ x: 2, y: bottom + 7 }} to={{ x: width - 2, y: bottom + 7 }} />
      </g>
      <Disk at={keyAt} />
      <DrawingLabel position={{ x: keyAt.x + radius + gap / 2, y: keyAt.y }} anchor="start" small>
        {key}
      </DrawingLabel>
    </FigureFrame>
  );
}

function Disk({ at: { x, y }, half = false }: { at: PixelPoint; half?: boolean }) {
  return half ? (
    <path
      d={`M ${x} ${y - radius} A ${radius} ${radius} 0 0 0 ${x} ${y + radius} Z`}
      fill={tintColor}
      stroke="none"
    />
  ) : (
    <circle cx={x} cy={y} r={radius} fill={tintColor} stroke="none" />
  );
}
