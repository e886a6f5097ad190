import { ChartFigure } from './figure/ChartFigure';
import type { CountStep, ShadedSpan } from './chartData';

const loadSteps = async () => (await import('./drawings/StepsDrawing')).StepsDrawing;

interface StepsChartProps {
  readonly name: string;
  readonly summary: string;
  readonly steps: readonly CountStep[];
  /** The end of the x axis, and the total count to reach. */
  readonly end: number;
  readonly all: number;
  /** The end of the work; the step line ends there too. */
  readonly until: number;
  readonly color: string;
  /** Draws and labels a dashed line from zero to `all` at `end`. */
  readonly evenLabel: string | null;
  /** Steps from here on are ringed. */
  readonly lateFrom: number | null;
  readonly stretches: readonly ShadedSpan[];
  /** Table columns; the first is the position on the x axis. */
  readonly columns: readonly [string, string];
  readonly formatX: (at: number) => string;
  /** The x axis is marked at round multiples of this unit. */
  readonly tickUnit: number;
  readonly formatTick: (units: number) => string;
}

/** Counts over time as a step line, beside an even pace. */
export function StepsChart({ name, summary, columns, formatX, ...drawn }: StepsChartProps) {
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={{
        columns,
        rows: drawn.steps.map(({ at, count }) => [formatX(at), `${count} of ${drawn.all}`]),
      }}
      height={280}
      load={loadSteps}
      draw={(Drawing) => <Drawing {...drawn} />}
    />
  );
}
