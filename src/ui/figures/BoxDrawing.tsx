import type { BoxFigure, Point } from '@/domain/exam/items/figure';
import { FigureFrame, DrawingLabel, DrawingLine } from './FigureFrame';
import { polygonPoints, fitToDrawing, midpoint } from './geometry';

/** Horizontal and vertical offset per unit of depth: depth is drawn at half scale, backward at 45 degrees. */
const foreshortening = 0.5 * Math.SQRT1_2;

/** A rectangular box seen from the front, its hidden edges dashed. */
export function BoxDrawing({ figure }: { figure: BoxFigure }) {
  const { length, width: depth, height: tall, labels } = figure;
  const back = depth * foreshortening;
  const { width, height, toPixels } = fitToDrawing(
    [
      [0, 0],
      [length + back, tall + back],
    ],
    220,
    56,
  );
  const corner = (x: number, y: number, behind = false): Point => (behind ? [x + back, y + back] : [x, y]);
  const [a, b, c, d] = [
    toPixels(corner(0, 0)),
    toPixels(corner(length, 0)),
    toPixels(corner(length, tall)),
    toPixels(corner(0, tall)),
  ];
  const hidden = toPixels(corner(0, 0, true));
  const [right, top, left] = [
    toPixels(corner(length, 0, true)),
    toPixels(corner(length, tall, true)),
    toPixels(corner(0, tall, true)),
  ];
  return (
    <FigureFrame {...figure} width={width} height={height}>
      <polygon points={polygonPoints([a, b, c, d])} />
      <polyline points={polygonPoints([d, left, top, right, b])} />
      <DrawingLine from={c} to={top} />
      <DrawingLine from={hidden} to={a} dashed />
      <DrawingLine from={hidden} to={left} dashed />
      <DrawingLine from={hidden} to={right} dashed />
      <DrawingLabel position={{ x: midpoint(a, b).x, y: a.y + 18 }}>{labels.length}</DrawingLabel>
      <DrawingLabel position={{ x: a.x - 10, y: midpoint(a, d).y }} anchor="end">
        {labels.height}
      </DrawingLabel>
      <DrawingLabel position={{ x: midpoint(b, right).x + 10, y: midpoint(b, right).y + 10 }} anchor="start">
        {labels.width}
      </DrawingLabel>
    </FigureFrame>
  );
}
