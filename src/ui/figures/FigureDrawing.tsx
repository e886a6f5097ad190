import type { Figure } from '@/domain/exam/items/figure';
import { assertUnreachable } from '@/lib/assert';
import { BoxDrawing } from './BoxDrawing';
import { CircleDrawing } from './CircleDrawing';
import { CircleGraphDrawing } from './CircleGraphDrawing';
import { GraphDrawing } from './GraphDrawing';
import { CrossingLinesDrawing } from './CrossingLinesDrawing';
import { NumberLineDrawing } from './NumberLineDrawing';
import { PictographDrawing } from './PictographDrawing';
import { PlaneDrawing } from './PlaneDrawing';
import { PolygonDrawing } from './PolygonDrawing';

/** A question's figure, drawn from its parameters. */
export function FigureDrawing({ figure }: { figure: Figure }) {
  switch (figure.kind) {
    case 'polygon':
      return <PolygonDrawing figure={figure} />;
    case 'circle':
      return <CircleDrawing figure={figure} />;
    case 'lines':
      return <CrossingLinesDrawing figure={figure} />;
    case 'plane':
      return <PlaneDrawing figure={figure} />;
    case 'number-line':
      return <NumberLineDrawing figure={figure} />;
    case 'bars':
    case 'line-graph':
      return <GraphDrawing figure={figure} />;
    case 'circle-graph':
      return <CircleGraphDrawing figure={figure} />;
    case 'pictograph':
      return <PictographDrawing figure={figure} />;
    case 'box':
      return <BoxDrawing figure={figure} />;
    default:
      return assertUnreachable(figure);
  }
}
