import type { CircleGraphFigure } from '@/domain/exam/figure';
import { Drawing, Label, Line, tint } from './Drawing';
import { arc, toward } from './geometry';
import { sectorLabel } from './sectorLabel';

const radius = 92;
const margin = { x: 100, y: 30 };
const center = { x: radius + margin.x, y: radius + margin.y };

/** A circle cut into parts of a whole, the first from the top, clockwise as a clock is read. */
export function CircleGraphDrawing({ figure }: { figure: CircleGraphFigure }) {
  const whole = figure.parts.reduce((sum, { share }) => sum + share, 0);
  const parts = figure.parts.map(({ label, share }, index) => {
    const before = figure.parts.slice(0, index).reduce((sum, part) => sum + part.share, 0);
    const [start, end] = [90 - (360 * before) / whole, 90 - (360 * (before + share)) / whole];
    return { label, start, end, share: share / whole };
  });
  return (
    <Drawing {...figure} width={2 * center.x} height={2 * center.y}>
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
      {parts.map(({ label, start, end }) => (
        <Label key={label} {...sectorLabel({ center, radius, start, end }, label)} small>
          {label}
        </Label>
      ))}
    </Drawing>
  );
}
