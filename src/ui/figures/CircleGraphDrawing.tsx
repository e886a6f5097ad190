import type { CircleGraphFigure } from '@/domain/exam/items/figure';
import { circleGraphLayout, circleGraphParts } from './circleGraphLayout';
import { FigureFrame, DrawingLabel, DrawingLine, tintColor } from './FigureFrame';
import { arcPath, pointToward } from './geometry';

export function CircleGraphDrawing({ figure }: { figure: CircleGraphFigure }) {
  const { center, radius, width, height } = circleGraphLayout;
  const parts = circleGraphParts(figure);
  return (
    <FigureFrame {...figure} width={width} height={height}>
      {parts.map(({ label, start, end, share }, index) => (
        <g key={label}>
          {share < 1 && (
            <path
              d={`${arcPath(center, radius, end, start)} L ${center.x} ${center.y} Z`}
              fill={tintColor}
              fillOpacity={[0.08, 0.24, 0.4][index % 3] ?? 0}
            />
          )}
          {share < 1 && <DrawingLine from={center} to={pointToward(center, start, radius)} />}
        </g>
      ))}
      <circle cx={center.x} cy={center.y} r={radius} />
      {parts.map(({ label, position, anchor }) => (
        <DrawingLabel key={label} position={position} anchor={anchor} small>
          {label}
        </DrawingLabel>
      ))}
    </FigureFrame>
  );
}
