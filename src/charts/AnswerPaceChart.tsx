import { ChartFigure } from './figure/ChartFigure';

export interface AnswerPaceChartProps {
  readonly name: string;
  readonly summary: string;
  /** The answers given so far at each x position. */
  readonly steps: readonly { readonly x: number; readonly count: number }[];
  /** The end of the x axis. `totalCount` is the count to reach. */
  readonly end: number;
  readonly totalCount: number;
  /** The x position where the step line ends, such as the time at which the student stopped. */
  readonly lineEnd: number;
  readonly color: string;
  /** Label of a dashed line for an even pace, from zero to `totalCount` at `end`; null for no line. */
  readonly evenLabel: string | null;
  /** Steps at this x position or later are ringed; null for none. */
  readonly lateFrom: number | null;
  /** Shaded and labeled spans of the x axis, such as the slowest passage. */
  readonly stretches: readonly { readonly from: number; readonly to: number; readonly label: string }[];
  /** Table column names: the position on the x axis, and the count. */
  readonly columns: readonly [string, string];
  readonly formatX: (at: number) => string;
  /** Ticks of the x axis are at round multiples of this unit. */
  readonly tickUnit: number;
  readonly formatTick: (units: number) => string;
}

/** A running count over time as a step line, compared with an even pace. */
export function AnswerPaceChart({ name, summary, columns, formatX, ...drawn }: AnswerPaceChartProps) {
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={{
        columns,
        rows: drawn.steps.map(({ x, count }) => [formatX(x), `${count} of ${drawn.totalCount}`]),
      }}
      height={280}
      draw={({ AnswerPaceDrawing }) => <AnswerPaceDrawing {...drawn} />}
    />
  );
}
