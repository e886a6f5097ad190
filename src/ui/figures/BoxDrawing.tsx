import type { BoxFigure, Point } from '@/domain/exam/figure';
import { Drawing, Label, Line } from './Drawing';
import { corners, fitted, middle } from './geometry';

/** How much of its width a box shows when it is drawn backwards at 45 degrees. */
const foreshortening = 0.5 * Math.SQRT1_2;

/** A rectangular box seen from the front, its hidden edges dashed. */
export function BoxDrawing({ figure }: { figure: BoxFigure }) {
  const { length, width: depth, height: tall, labels } = figure;
  const back = depth * foreshortening;
  const { width, height, at } = fitted(
    [
      [0, 0],
      [length + back, tall + back],
    ],
    220,
    56,
  );
  const corner = (x: number, y: number, behind = false): Point => (behind ? [x + back, y + back] : [x, y]);
  const [a, b, c, d] = [
    at(corner(0, 0)),
    at(corner(length, 0)),
    at(corner(length, tall)),
    at(corner(0, tall)),
  ];
  const hidden = at(corner(0, 0, true));
  const [right, top, left] = [
    at(corner(length, 0, true)),
    at(corner(length, tall, true)),
    at(corner(0, tall, true)),
  ];
  return (
    <Drawing {...figure} width={width} height={height}>
      <polygon points={corners([a, b, c, d])} />
      <polyline points={corners([d, left, top, right, b])} />
      <Line from={c} to={top} />
      <Line from={hidden} to={a} dashed />
      <Line from={hidden} to={left} dashed />
      <Line from={hidden} to={right} dashed />
      <Label at={{ x: middle(a, b).x, y: a.y + 18 }}>{labels.length}</Label>
      <Label at={{ x: a.x - 10, y: middle(a, d).y }} anchor="end">
        {labels.height}
      </Label>
      <Label at={{ x: middle(b, right).x + 10, y: middle(b, right).y + 10 }} anchor="start">
        {labels.width}
      </Label>
    </Drawing>
  );
}
