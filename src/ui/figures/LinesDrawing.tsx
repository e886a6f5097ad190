import type { LinesFigure } from '@/domain/exam/figure';
import { Dot, Drawing, Label, Line } from './Drawing';
import { arc, direction, fitted, towards } from './geometry';

/** Straight lines that cross, and the angles between them. */
export function LinesDrawing({ figure }: { figure: LinesFigure }) {
  const { width, height, at } = fitted(
    figure.lines.flatMap(({ from, to }) => [from, to]),
    250,
    34,
  );
  return (
    <Drawing {...figure} width={width} height={height}>
      {figure.lines.map(({ from, to, label }, index) => {
        const [a, b] = [at(from), at(to)];
        return (
          <g key={index}>
            <Line from={a} to={b} />
            {label !== undefined && label !== null && (
              <Label at={towards(b, direction(a, b), 16)}>{label}</Label>
            )}
          </g>
        );
      })}
      {figure.angles?.map(({ at: point, from, to, label }, index) => {
        const turn = (((to - from) % 360) + 360) % 360;
        // A narrow angle has room for its label only further out.
        const distance = turn < 40 ? 54 : 38;
        return (
          <g key={index}>
            <path d={arc(at(point), 22, from, to)} strokeWidth={1.25} />
            <Label at={towards(at(point), from + turn / 2, distance)} small>
              {label}
            </Label>
          </g>
        );
      })}
      {figure.points?.map(({ at: point, label }) => (
        <g key={label}>
          <Dot at={at(point)} />
          <Label at={{ x: at(point).x + 12, y: at(point).y - 13 }}>{label}</Label>
        </g>
      ))}
    </Drawing>
  );
}
