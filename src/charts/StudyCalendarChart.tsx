import type { IsoDay } from '@/lib/dates/calendar';
import { formatDay as dayName, formatDecimalHours, formatMinutes } from '@/lib/text/format';
import { noteCornerPath, shortWeekdayNames } from './geometry/calendar';
import { calendarCellStyle, chartColors } from './chartStyles';
import { ChartFigure } from './figure/ChartFigure';
import { tableOfPoints } from './figure/chartTable';
import { Legend } from './figure/Legend';
import type { CalendarDay } from './chartData';

export interface CalendarStreak {
  readonly from: IsoDay;
  readonly to: IsoDay;
  /** The outline's label: "12 days in a row". */
  readonly label: string;
}

interface StudyCalendarChartProps {
  readonly name: string;
  readonly summary: string;
  /** Every day from the first to the last, oldest first. */
  readonly days: readonly CalendarDay[];
  /** Hours at which a day's shade gets one step darker, ascending. */
  readonly bounds: readonly [number, number, number];
  /** The run of days to outline; null for none. */
  readonly streak: CalendarStreak | null;
  /** Table column names: the day, its hours, then one per cell of a day. */
  readonly columns: readonly string[];
  readonly onOpen?: (index: number) => void;
}

/** A calendar of up to a quarter's study days, darker for more hours, with a corner marked on days with a note. */
export function StudyCalendarChart({
  name,
  summary,
  days,
  bounds,
  streak,
  columns,
  onOpen,
}: StudyCalendarChartProps) {
  const legend = [
    { label: 'no study', swatch: <CellSwatch levels={[0]} /> },
    {
      label: `under ${formatMinutes(60 * bounds[0])} to ${formatMinutes(60 * bounds[2])} or more`,
      swatch: <CellSwatch levels={[1, 2, 3, 4]} />,
    },
    { label: 'full test', swatch: <CellSwatch levels={[4]} hasTest /> },
    ...(days.some(({ hasNote }) => hasNote === true)
      ? [{ label: 'note', swatch: <CellSwatch levels={[0]} hasNote /> }]
      : []),
  ];
  return (
    <ChartFigure
      name={name}
      summary={summary}
      table={tableOfPoints(
        columns,
        days.map(({ day, hours, cells }) => ({
          label: { text: dayName(day), day },
          cells: [formatDecimalHours(hours), ...cells],
        })),
      )}
      legend={<Legend items={legend} />}
      height={232}
      keySteps={{ across: shortWeekdayNames.length, down: 1 }}
      onOpen={onOpen}
      draw={({ StudyCalendarDrawing }) => (
        <StudyCalendarDrawing days={days} bounds={bounds} streak={streak} />
      )}
    />
  );
}

/** At a root font size of 16 px, with which swatches grow. */
const swatchPx = 14;

interface CellSwatchProps {
  readonly levels: readonly number[];
  readonly hasTest?: boolean;
  readonly hasNote?: boolean;
}

function CellSwatch({ levels, hasTest = false, hasNote = false }: CellSwatchProps) {
  const widthPx = levels.length * (swatchPx + 3) - 3;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${widthPx} ${swatchPx}`}
      style={{ width: `${widthPx / 16}rem`, height: `${swatchPx / 16}rem` }}
    >
      {levels.map((level, index) => (
        <rect
          key={level}
          x={index * (swatchPx + 3) + 0.75}
          y={0.75}
          width={swatchPx - 1.5}
          height={swatchPx - 1.5}
          rx={3}
          {...calendarCellStyle(level)}
        />
      ))}
      {hasNote && <path d={noteCornerPath(swatchPx - 0.75, 0.75, 7)} fill={chartColors.ink} />}
      {hasTest && (
        <circle cx={swatchPx / 2} cy={swatchPx / 2} r={2.5} fill="var(--mui-palette-background-paper)" />
      )}
    </svg>
  );
}
