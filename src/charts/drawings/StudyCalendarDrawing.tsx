import MuiBox from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type CalendarCell,
  calendarCellOf,
  minCalendarColumns,
  shadeLevel,
  calendarRunOutlines,
  shortWeekdayNames,
  calendarWeekCount,
} from '@/charts/geometry/calendar';
import type { CalendarStreak } from '@/charts/StudyCalendarChart';
import { useActivePoint, useFigure, useTextSize } from '@/charts/figure/figureContext';
import { type Box, clamp } from '@/charts/geometry/boxGeometry';
import {
  axisTextStyle,
  calendarCellStyle,
  chartColors,
  testDotColor,
  valueTextStyle,
} from '@/charts/chartStyles';
import type { CalendarDay } from '@/charts/chartData';
import { estimateTextWidth } from '@/charts/geometry/text';
import { addDays, type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { formatMonthDay } from '@/lib/text/format';
import { ActiveLayer } from './ActiveLayer';

interface StudyCalendarDrawingProps {
  readonly days: readonly CalendarDay[];
  readonly bounds: readonly number[];
  readonly streak: CalendarStreak | null;
}

const headPx = 24;
const footPx = 26;
const gapPx = 4;
const leastColumnPx = 19;
const rowPx = { least: 26, most: 38 } as const;
/** Space below the grid, so that a scrollbar doesn't cover it. */
const scrollbarPx = 16;

/** The calendar of StudyCalendarChart: fixed weekday names, and weeks that scroll if they don't fit. */
export function StudyCalendarDrawing({ days, bounds, streak }: StudyCalendarDrawingProps) {
  const textSize = useTextSize();
  const { scale } = useFigure();
  const scroller = useRef<HTMLDivElement>(null);
  const size = useSize(scroller);
  const oldest = days[0]?.day;
  const last = days.at(-1)?.day;
  const weeks = oldest === undefined || last === undefined ? 0 : calendarWeekCount(oldest, last);
  const width = Math.max(size.width, weeks * leastColumnPx);
  if (oldest === undefined) return null;
  const spare = width > size.width ? scrollbarPx : 0;
  const row = clamp(
    (size.height - spare - headPx - footPx) / shortWeekdayNames.length,
    rowPx.least,
    scale * rowPx.most,
  );
  const column = width / Math.max(weeks, minCalendarColumns);
  const grid: Grid = { first: mondayOf(oldest), columns: weeks, column, row };
  const height = headPx + row * shortWeekdayNames.length + footPx;
  return (
    <MuiBox sx={{ display: 'flex', height: '100%' }}>
      <svg width={estimateTextWidth('Wed', textSize) + 8} height={height}>
        {shortWeekdayNames.map((name, index) => (
          <text key={index} x={0} y={headPx + (index + 0.5) * row + 4} {...axisTextStyle(textSize)}>
            {name}
          </text>
        ))}
      </svg>
      <MuiBox
        ref={scroller}
        data-scroller
        sx={{
          flex: 1,
          minWidth: 0,
          overflowX: spare > 0 ? 'auto' : 'hidden',
          overflowY: 'hidden',
          '@media print': { overflow: 'visible' },
        }}
      >
        {size.width > 0 && (
          // In print, the weeks shrink to the paper's width, but rows keep their height and stay aligned with the weekday names.
          <svg
            width={width}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            style={{ display: 'block', height }}
          >
            <NewestInView scroller={scroller} width={width} />
            <Days days={days} bounds={bounds} grid={grid} />
            {streak !== null && <StreakOutline streak={streak} grid={grid} width={width} />}
            <WeekNames grid={grid} width={width} />
            <ActiveDay days={days} grid={grid} scroller={scroller} />
          </svg>
        )}
      </MuiBox>
    </MuiBox>
  );
}

/** Scrolls to the newest week when the grid is first rendered, and whenever its width changes. */
function NewestInView({ scroller, width }: { scroller: RefObject<HTMLElement | null>; width: number }) {
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: width });
  }, [scroller, width]);
  return null;
}

function useSize(ref: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const read = () => setSize({ width: element.clientWidth, height: element.offsetHeight });
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    read();
    return () => sizes.disconnect();
  }, [ref]);
  return size;
}

interface Grid {
  readonly first: IsoDay;
  readonly columns: number;
  /** Column width and row height in pixels, including the gap between cells. */
  readonly column: number;
  readonly row: number;
}

function boxOf({ column, row }: CalendarCell, grid: Grid): Box {
  return {
    left: column * grid.column + gapPx / 2,
    top: headPx + row * grid.row + gapPx / 2,
    width: grid.column - gapPx,
    height: grid.row - gapPx,
  };
}

interface DaysProps {
  readonly days: readonly CalendarDay[];
  readonly grid: Grid;
}

function Days({ days, bounds, grid }: DaysProps & Pick<StudyCalendarDrawingProps, 'bounds'>): ReactNode {
  return days.map(({ day, hours, hasTest }) => {
    const { left, top, width, height } = boxOf(calendarCellOf(day, grid.first), grid);
    const level = shadeLevel(hours, bounds);
    return (
      <g key={day} data-mark>
        <rect x={left} y={top} width={width} height={height} rx={3} {...calendarCellStyle(level)} />
        {hasTest && <circle cx={left + width / 2} cy={top + height / 2} r={3} fill={testDotColor(level)} />}
      </g>
    );
  });
}

/** An outline around the days of the streak. Its label is above the column of the newest day. */
function StreakOutline({ streak, grid, width }: { streak: CalendarStreak; grid: Grid; width: number }) {
  const textSize = useTextSize();
  const [from, to] = [calendarCellOf(streak.from, grid.first), calendarCellOf(streak.to, grid.first)];
  const inset = 1;
  const path = calendarRunOutlines(from, to)
    .map((corners) =>
      corners
        .map(({ column, row }, index) => {
          const x = clamp(column * grid.column, inset, width - inset);
          return `${index === 0 ? 'M' : 'L'}${x},${headPx + row * grid.row}`;
        })
        .join('')
        .concat('Z'),
    )
    .join('');
  const half = estimateTextWidth(streak.label, textSize) / 2;
  const right = (to.column + 1) * grid.column;
  return (
    <g>
      <path d={path} fill="none" stroke={chartColors.ink} strokeWidth={2} strokeLinejoin="round" />
      <text
        x={clamp(right - half, half, width - half)}
        y={headPx - 6}
        textAnchor="middle"
        {...valueTextStyle(textSize)}
      >
        {streak.label}
      </text>
    </g>
  );
}

/** The dates of Mondays below the grid: of each week or, if they don't fit, of every second, third, and so on. */
function WeekNames({ grid: { first, columns, column, row }, width }: { grid: Grid; width: number }) {
  const textSize = useTextSize();
  const monday = mondayOf(first);
  const names = Array.from({ length: columns }, (_, week) => formatMonthDay(addDays(monday, 7 * week)));
  const widest = Math.max(...names.map((name) => estimateTextWidth(name, textSize)));
  // The last one is moved left into the drawing.
  const movedPx = Math.max(0, widest - column) / 2;
  const every = Math.ceil((widest + movedPx + 6) / column);
  return names.map(
    (name, week) =>
      (columns - 1 - week) % every === 0 && (
        <text
          key={week}
          x={clamp((week + 0.5) * column, widest / 2, width - widest / 2)}
          y={headPx + shortWeekdayNames.length * row + 18}
          textAnchor="middle"
          {...axisTextStyle(textSize)}
        >
          {name}
        </text>
      ),
  );
}

/** Frames the active day, and scrolls it into view if the keyboard made it active. */
function ActiveDay({ days, grid, scroller }: DaysProps & { scroller: RefObject<HTMLElement | null> }) {
  const marks = days.map(({ day }) => boxOf(calendarCellOf(day, grid.first), grid));
  return (
    <ActiveLayer marks={marks} axis="both">
      {(index) => {
        const mark = marks[index];
        return mark !== undefined && <Framed mark={mark} scroller={scroller} />;
      }}
    </ActiveLayer>
  );
}

function Framed({
  mark: { left, top, width, height },
  scroller,
}: {
  mark: Box;
  scroller: RefObject<HTMLElement | null>;
}) {
  const by = useActivePoint()?.by;
  useEffect(() => {
    const element = scroller.current;
    if (by !== 'keys' || element === null) return;
    const { scrollLeft, clientWidth } = element;
    if (left < scrollLeft || left + width > scrollLeft + clientWidth)
      element.scrollTo({ left: left + width / 2 - clientWidth / 2 });
  }, [by, left, width, scroller]);
  return (
    <rect
      x={left - 1}
      y={top - 1}
      width={width + 2}
      height={height + 2}
      rx={4}
      fill="none"
      stroke={chartColors.ink}
      strokeWidth={3}
    />
  );
}
