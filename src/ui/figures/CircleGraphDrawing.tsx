import type { CircleGraphFigure } from '@/domain/exam/figure';
import { circleGraph, graphParts } from './circleGraph';
import { Drawing, Label, Line, tint } from './Drawing';
import { arc, toward } from './geometry';

/** A circle cut into parts of a whole. */
export function CircleGraphDrawing({ figure }: { figure: CircleGraphFigure }) {
  const { center, radius, width, height } = circleGraph;
  const parts = graphParts(figure);
  return (
    <Drawing {...figure} width={width} height={height}>
      {parts.map(({ label, start, end, share }, index) => (
        <g key={label}>
          {share < 1 && (
            <path
              d={`${arc(center, radius, end, start)} L ${center.x} ${center.y} Z`}
              fill={tint}
              fillOpacity={[0.08, 0.24, 0.4][index % 3] ?? 0}
            />
          )}
          {share < 1 && <Line from={center} to={toward(center, start, radius)} />}
        </g>
      ))}
      <circle cx={center.x} cy={center.y} r={radius} />
      {parts.map(({ label, at, anchor }) => (
        <Label key={label} at={at} anchor={anchor} small>
          {label}
        </Label>
      ))}
    </Drawing>
  );
}
