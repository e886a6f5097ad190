import type { CircleGraphFigure } from '@/domain/exam/figure';
import { Drawing, Label, Line, tint } from './Drawing';
import { arc, toward } from './geometry';

const radius = 92;
const margin = { x: 84, y: 30 };
const center = { x: radius + margin.x, y: radius + margin.y };

/** A circle cut into parts of a whole, the first from the top, clockwise as a clock is read. */
export function CircleGraphDrawing({ figure }: { figure: CircleGraphFigure }) {
  const whole = figure.parts.reduce((sum, { share }) => sum + share, 0);
  const parts = figure.parts.map(({ label, share }, index) => {
    const before = figure.parts.slice(0, index).reduce((sum, part) => sum + part.share, 0);
    const [start, end] = [90 - (360 * before) / whole, 90 - (360 * (before + share)) / whole];
    // A label that is wider than its part stands beside it.
    const inside =
      ((2 * Math.PI * share) / whole) * 0.62 * radius > 8 * label.length * 0.8 && share / whole > 0.1;
    return { label, start, end, inside, half: (start + end) / 2, share: share / whole };
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
      {parts.map(({ label, half, inside }) => {
        const at = toward(center, half, inside ? 0.62 * radius : radius + 12);
        const left = at.x < center.x - 4;
        return (
          <Label key={label} at={at} anchor={inside ? 'middle' : left ? 'end' : 'start'} small>
            {label}
          </Label>
        );
      })}
    </Drawing>
  );
}
