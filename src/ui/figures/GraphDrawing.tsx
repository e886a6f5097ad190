import type { GraphFigure } from '@/domain/exam/items/figure';
import { DrawingPoint, FigureFrame, DrawingLabel, DrawingLine, tintColor } from './FigureFrame';
import { polygonPoints } from './geometry';

const width = 340;
const height = 250;
const frame = { left: 44, right: 8, top: 34, bottom: 34 };

/** A bar graph or line graph over labeled positions. Its vertical axis starts at zero. */
export function GraphDrawing({ figure }: { figure: GraphFigure }) {
  const { axis, step, values, kind } = figure;
  const steps = Math.max(1, Math.ceil(Math.max(...values.map(({ value }) => value)) / step));
  // Draws a grid line at each step, or at every other step if there are more than ten.
  const every = steps > 10 ? 2 : 1;
  const y = (value: number) =>
    height - frame.bottom - (value / (steps * step)) * (height - frame.top - frame.bottom);
  const slotWidth = (width - frame.left - frame.right) / values.length;
  const x = (index: number) => frame.left + slotWidth * (index + 0.5);
  const points = values.map(({ value }, index) => ({ x: x(index), y: y(value) }));
  return (
    <FigureFrame {...figure} width={width} height={height}>
      <DrawingLabel position={{ x: 4, y: 12 }} anchor="start" small>
        {axis}
      </DrawingLabel>
      {Array.from({ length: Math.floor(steps / every) + 1 }, (_, index) => index * every).map((index) => (
        <g key={index}>
          <g strokeOpacity={index === 0 ? 1 : 0.22} strokeWidth={1}>
            <DrawingLine
              from={{ x: frame.left, y: y(index * step) }}
              to={{ x: width - frame.right, y: y(index * step) }}
            />
          </g>
          <DrawingLabel position={{ x: frame.left - 8, y: y(index * step) }} anchor="end" small>
            {Math.round(index * step * 100) / 100}
          </DrawingLabel>
        </g>
      ))}
      {kind === 'bars' ? (
        points.map((point, index) => (
          <rect
            key={index}
            x={point.x - slotWidth * 0.3}
            y={point.y}
            width={slotWidth * 0.6}
            height={y(0) - point.y}
            fill={tintColor}
            fillOpacity={0.28}
          />
        ))
      ) : (
        <>
          <polyline points={polygonPoints(points)} stroke={tintColor} strokeWidth={2.5} />
          {points.map((point, index) => (
            <DrawingPoint key={index} at={point} />
          ))}
        </>
      )}
      {values.map(({ label }, index) => (
        <DrawingLabel key={label} position={{ x: x(index), y: height - frame.bottom + 16 }} small>
          {label}
        </DrawingLabel>
      ))}
    </FigureFrame>
  );
}
