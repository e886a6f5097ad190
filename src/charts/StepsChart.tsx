import { ChartFigure } from './figure/ChartFigure';
import type { CountStep, ShadedSpan } from './chartData';

const loadSteps = async () => (await import('./drawings/StepsDrawing')).StepsDrawing;

interface StepsChartProps {
  readonly name: string;
  readonly summary: string;
  readonly steps: readonly CountStep[];
  /** Where the x axis ends, and how many there were to do. */
  readonly end: number;
  readonly all: number;
  /** Where the work ended: the line of steps ends there too. */
  readonly until: number;
  /** A CSS value. */
  readonly color: string;
  /** Draws a dashed line from zero to `all` at `end`, and names it. */
  readonly evenLabel: string | null;
  /** Steps from here on are ringed. */
  readonly lateFrom: number | null;
  readonly stretches: readonly ShadedSpan[];
  /** The table: the first column is the place on the x axis. */
  readonly columns: readonly [string, string];
  readonly formatX: (at: number) => string;
  /** The x axis is marked at round numbers of this unit. */
  readonly tickUnit: number;
  readonly formatTick: (units: number) => string;
}

/** How many were done by when, as a line of steps beside an even pace. */
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
