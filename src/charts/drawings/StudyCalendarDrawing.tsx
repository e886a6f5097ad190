import Box from '@mui/material/Box';
import { Scatter, type ScatterShapeProps, XAxis, YAxis } from 'recharts';
import {
  type CalendarCell,
  calendarCellOf,
  calendarRunOutlines,
  calendarWeekCount,
  minCalendarColumns,
  noteCornerPath,
  shadeLevel,
  shortWeekdayNames,
} from '@/charts/geometry/calendar';
import type { CalendarStreak } from '@/charts/StudyCalendarChart';
import { useFigure, useMarkScale, useTextSize } from '@/charts/figure/figureContext';
import { type Box as PixelBox, clamp, insetBox, rightOf } from '@/charts/geometry/boxGeometry';
import {
  axisTextStyle,
  calendarCellStyle,
  chartColors,
  testDotColor,
  valueTextStyle,
} from '@/charts/chartStyles';
import type { CalendarDay } from '@/charts/chartData';
import { estimateTextWidth } from '@/charts/geometry/text';
import { addDays, mondayOf } from '@/lib/dates/calendar';
import { formatMonthDay } from '@/lib/text/format';
import { ActiveLayer } from './ActiveLayer';
import { bareAxis, labelsBelow, Overlay, Plot, type PlotScales, usePlotScales } from './Plot';

interface StudyCalendarDrawingProps {
  readonly days: readonly CalendarDay[];
  readonly bounds: readonly number[];
  readonly streak: CalendarStreak | null;
}

/** Space above the days, for the streak's label. */
const headPx = 24;
const gapPx = 4;
const noteCornerPx = 9;
const mostRowPx = 38;

interface DayCell extends CalendarCell {
  readonly level: number;
  readonly hasTest: boolean;
  readonly hasNote: boolean;
}

/** The calendar of StudyCalendarChart: a column per week, with its Monday below it, and a row per weekday. */
export function StudyCalendarDrawing({ days, bounds, streak }: StudyCalendarDrawingProps) {
  const textSize = useTextSize();
  const { scale } = useFigure();
  const topPx = headPx * useMarkScale();
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return null;
  const weeks = calendarWeekCount(first, last);
  const below = labelsBelow(textSize);
  const cells = days.map(({ day, hours, hasTest, hasNote = false }): DayCell => ({
    ...calendarCellOf(day, first),
    level: shadeLevel(hours, bounds),
    hasTest,
    hasNote,
  }));
  return (
    <Box
      sx={{
        height: '100%',
        maxHeight: topPx + shortWeekdayNames.length * scale * mostRowPx + below.height,
      }}
    >
      {/* Half of the last Monday fits at the right. */}
      <Plot data={cells} margin={{ top: topPx, right: Math.ceil(0.9 * textSize) }}>
        <XAxis
          {...below}
          type="number"
          dataKey="column"
          domain={[-0.5, Math.max(weeks, minCalendarColumns) - 0.5]}
          ticks={Array.from({ length: weeks }, (_, week) => week)}
          tickFormatter={(week: number) => formatMonthDay(addDays(mondayOf(first), 7 * week))}
        />
        <YAxis
          {...bareAxis}
          type="number"
          dataKey="row"
          reversed
          domain={[-0.5, shortWeekdayNames.length - 0.5]}
          ticks={shortWeekdayNames.map((_, row) => row)}
          interval={0}
          tickFormatter={(row: number) => shortWeekdayNames[row] ?? ''}
          tick={axisTextStyle(textSize)}
          width="auto"
        />
        <Scatter dataKey="row" shape={Day} isAnimationActive={false} />
        <Overlay>
          {(scales) => (
            <>
              {streak !== null && (
                <StreakOutline
                  scales={scales}
                  label={streak.label}
                  // A streak may have begun before the days shown.
                  from={calendarCellOf(streak.from < first ? first : streak.from, first)}
                  to={calendarCellOf(streak.to, first)}
                />
              )}
              <ActiveDay scales={scales} cells={cells} />
            </>
          )}
        </Overlay>
      </Plot>
    </Box>
  );
}

function boxOf({ column, row }: CalendarCell, { toX, toY }: PlotScales): PixelBox {
  const [left, top] = [toX(column - 0.5), toY(row - 0.5)];
  return insetBox({ left, top, width: toX(column + 0.5) - left, height: toY(row + 0.5) - top }, gapPx / 2);
}

function Day({ payload }: ScatterShapeProps) {
  const scales = usePlotScales();
  const scale = useMarkScale();
  const cell: DayCell = payload;
  if (scales === null) return null;
  const { left, top, width, height } = boxOf(cell, scales);
  return (
    <g data-mark>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx={3 * scale}
        {...calendarCellStyle(cell.level, scale)}
      />
      {cell.hasNote && (
        <path
          d={noteCornerPath(left + width, top, Math.min(noteCornerPx * scale, width / 2))}
          fill={testDotColor(cell.level)}
        />
      )}
      {cell.hasTest && (
        <circle cx={left + width / 2} cy={top + height / 2} r={3 * scale} fill={testDotColor(cell.level)} />
      )}
    </g>
  );
}

interface StreakOutlineProps {
  readonly scales: PlotScales;
  readonly label: string;
  readonly from: CalendarCell;
  readonly to: CalendarCell;
}

/** An outline around the days of the streak. Its label is above the column of the newest day. */
function StreakOutline({ scales: { toX, toY, plot }, label, from, to }: StreakOutlineProps) {
  const textSize = useTextSize();
  const scale = useMarkScale();
  const half = estimateTextWidth(label, textSize) / 2;
  return (
    <>
      {calendarRunOutlines(from, to).map((corners, index) => (
        <polygon
          key={index}
          points={corners.map(({ column, row }) => `${toX(column - 0.5)},${toY(row - 0.5)}`).join(' ')}
          fill="none"
          stroke={chartColors.ink}
          strokeWidth={2 * scale}
          strokeLinejoin="round"
        />
      ))}
      <text
        x={clamp(toX(to.column + 0.5) - half, half, rightOf(plot) - half)}
        y={plot.top - 6}
        textAnchor="middle"
        {...valueTextStyle(textSize)}
      >
        {label}
      </text>
    </>
  );
}

function ActiveDay({ scales, cells }: { readonly scales: PlotScales; readonly cells: readonly DayCell[] }) {
  const marks = cells.map((cell) => boxOf(cell, scales));
  return (
    <ActiveLayer marks={marks} axis="both">
      {(index) => {
        const mark = marks[index];
        if (mark === undefined) return null;
        const { left, top, width, height } = insetBox(mark, -1);
        return (
          <rect
            x={left}
            y={top}
            width={width}
            height={height}
            rx={4}
            fill="none"
            stroke={chartColors.ink}
            strokeWidth={3}
          />
        );
      }}
    </ActiveLayer>
  );
}
