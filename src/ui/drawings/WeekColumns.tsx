import * as colors from '@/ui/colors';
import { Drawing, DrawingPlot, plotWidth } from './Drawing';

interface WeekShare {
  readonly id: string;
  readonly minutes: number;
  /** A CSS value. */
  readonly color: string;
}

interface WeekColumnsProps {
  readonly name: string;
  /** For each week, its minutes by category, from the bottom. */
  readonly weeks: readonly (readonly WeekShare[])[];
  /** Below the flag after the last week. */
  readonly end: string;
}

const base = 96;
const most = 84;
/** The most width that a column and the space after it need. */
const mostStep = 64;

const minutesOf = (week: readonly WeekShare[]) => week.reduce((sum, { minutes }) => sum + minutes, 0);

/** The weeks until the test as columns, each as high as its minutes. */
export function WeekColumns({ name, weeks, end }: WeekColumnsProps) {
  const longest = Math.max(...weeks.map(minutesOf));
  const step = Math.min(mostStep, (plotWidth - 44) / weeks.length);
  const first = (plotWidth - step * weeks.length - 44) / 2;
  const columns = weeks.map((week, index) => {
    const x = first + index * step;
    let top = base;
    return week.map(({ id, minutes, color }) => {
      const height = (most * minutes) / longest;
      top -= height;
      return { id: `${index} ${id}`, x, y: top, height, color };
    });
  });
  const flag = first + step * weeks.length + 8;
  return (
    <Drawing name={name}>
      <DrawingPlot
        height={126}
        labels={[
          ...weeks.map((_, index) => ({
            text: String(index + 1),
            x: first + index * step + step * 0.35,
            y: 112,
          })),
          { text: end, x: flag + 10, y: 112 },
        ]}
      >
        <g stroke="none">
          {columns.flat().map(({ id, x, y, height, color }) => (
            <rect
              key={id}
              x={x}
              y={y + 1}
              width={step * 0.7}
              height={Math.max(0, height - 2)}
              rx={2}
              color={color}
              fill="currentColor"
            />
          ))}
        </g>
        <g color={colors.controlEdge} stroke="currentColor">
          <line x1={first - 8} x2={flag + 24} y1={base + 2} y2={base + 2} strokeWidth={1.5} />
        </g>
        <g color={colors.textPrimary} stroke="currentColor">
          <path d={`M${flag} ${base} V36 L${flag + 20} 44 L${flag} 52`} />
        </g>
      </DrawingPlot>
    </Drawing>
  );
}
