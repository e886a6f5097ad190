import type { NumberLineFigure } from '@/domain/exam/items/figure';
import { DrawingPoint, FigureFrame, DrawingLabel, DrawingLine, tintColor } from './FigureFrame';

const width = 320;
const margin = 24;
const y = 44;

/** A number line with marks, points, and optionally one thick segment. */
export function NumberLineDrawing({ figure }: { figure: NumberLineFigure }) {
  const { from, to, step, numbers, points = [], part } = figure;
  const x = (value: number) => margin + ((value - from) / (to - from)) * (width - 2 * margin);
  const at = (value: number) => ({ x: x(value), y });
  // Multiplies instead of adding: adding 0.1 ten times doesn't make 1.
  const marks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);
  return (
    <FigureFrame {...figure} width={width} height={84}>
      <DrawingLine from={{ x: 4, y }} to={{ x: width - 4, y }} />
      <path
        d={`M 11 ${y - 5} L 4 ${y} L 11 ${y + 5} M ${width - 11} ${y - 5} L ${width - 4} ${y} L ${width - 11} ${y + 5}`}
      />
      {marks.map((mark, index) => (
        <DrawingLine key={index} from={{ x: x(mark), y: y - 6 }} to={{ x: x(mark), y: y + 6 }} />
      ))}
      {numbers.map((value) => (
        <DrawingLabel key={value} position={{ x: x(value), y: y + 22 }} small>
          {String(value).replace('-', '−')}
        </DrawingLabel>
      ))}
      {part !== undefined && (
        <>
          <line
            x1={part.from === null ? 6 : x(part.from)}
            x2={part.to === null ? width - 6 : x(part.to)}
            y1={y}
            y2={y}
            stroke={tintColor}
            strokeWidth={5}
          />
          {part.from !== null && <DrawingPoint at={at(part.from)} hollow={!part.fromFilled} />}
          {part.to !== null && <DrawingPoint at={at(part.to)} hollow={!part.toFilled} />}
        </>
      )}
      {points.map(({ at: value, label }) => (
        <g key={label}>
          <DrawingPoint at={at(value)} />
          <DrawingLabel position={{ x: x(value), y: y - 20 }}>{label}</DrawingLabel>
        </g>
      ))}
    </FigureFrame>
  );
}
