import * as colors from '@/ui/colors';
import { DrawingPlot, plotWidth } from './Drawing';
import { VerdictMark } from './VerdictMark';

export interface TimeDot {
  /** Days from the first dot. */
  readonly day: number;
  readonly mark: 'right' | 'wrong' | 'dot' | 'flag';
  /** Omitted where there is no room for one. */
  readonly label?: string;
}

interface TimeDotsProps {
  readonly dots: readonly TimeDot[];
  /** The color of dots, as a CSS value; verdicts have their own. */
  readonly color?: string;
  /** True if the same thing returns on each day: arcs lead from dot to dot. */
  readonly returns?: boolean;
  /** True to give more room to the days before the last dot than to those after the first. */
  readonly towardEnd?: boolean;
}

const edge = 28;
/** From the middle of a mark to the line beside it. */
const gaps = { right: 12, wrong: 12, dot: 9, flag: 4 } as const;

/**
 * Places days on the line of a plot, by the root of their distance from the first day, or from the last one with `towardEnd`, so
 * that a single day and many weeks are both visible.
 */
export function placeDays(days: readonly number[], towardEnd = false): readonly number[] {
  const span = Math.max(...days);
  const share = (day: number) => Math.sqrt(day / span);
  return days.map((day) => edge + (plotWidth - 2 * edge) * (towardEnd ? 1 - share(span - day) : share(day)));
}

/** Days on a line of time, each with a mark. */
export function TimeDots({
  dots,
  color = colors.primary,
  returns = false,
  towardEnd = false,
}: TimeDotsProps) {
  const days = dots.map(({ day }) => day);
  const placed = placeDays(days, towardEnd);
  const y = returns ? 66 : 36;
  return (
    <DrawingPlot
      height={y + 36}
      labels={dots.flatMap(({ label }, index) =>
        label === undefined ? [] : [{ text: label, x: placed[index] ?? 0, y: y + 26 }],
      )}
    >
      {placed.slice(1).map((x, index) => {
        const from = placed[index] ?? 0;
        const rise = Math.min(44, (x - from) * 0.6);
        return (
          <g key={x}>
            {/* Ends at the marks, which are open: forced colors have no fill for them. */}
            <line
              x1={from + gaps[dots[index]?.mark ?? 'dot']}
              x2={x - gaps[dots[index + 1]?.mark ?? 'dot']}
              y1={y}
              y2={y}
              color={colors.controlEdge}
              stroke="currentColor"
              strokeLinecap="butt"
            />
            {returns && (
              <path
                d={`M${from} ${y - 14} C${from} ${y - 14 - rise} ${x} ${y - 14 - rise} ${x} ${y - 14}`}
                color={colors.textSecondary}
                stroke="currentColor"
                strokeWidth={1.5}
                strokeDasharray="3 4"
              />
            )}
          </g>
        );
      })}
      {dots.map((dot, index) => (
        <DayMark key={dot.day} mark={dot.mark} color={color} x={placed[index] ?? 0} y={y} />
      ))}
    </DrawingPlot>
  );
}

function DayMark({ mark, color, x, y }: { mark: TimeDot['mark']; color: string; x: number; y: number }) {
  if (mark === 'right' || mark === 'wrong')
    return (
      <g color={mark === 'right' ? colors.statusGood : colors.statusRisk} stroke="currentColor">
        <VerdictMark verdict={mark} x={x} y={y} />
      </g>
    );
  return (
    <g color={color} stroke="currentColor" transform={`translate(${x} ${y})`}>
      {mark === 'dot' ? <circle r={6} /> : <path d="M0 9 V-26 L18 -19 L0 -12" />}
    </g>
  );
}
