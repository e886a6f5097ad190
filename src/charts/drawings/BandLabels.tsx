import { useTextSize } from '@/charts/figure/figureContext';
import {
  type Box,
  boxAround,
  boxesAlongLine,
  boxesBetween,
  boxesOverlap,
  findLowestCostCandidate,
  countOverlaps,
  rightOf,
} from '@/charts/geometry/boxGeometry';
import {
  lineHeight,
  type NotePlacement,
  placeNotes,
  placeAtLine,
  placementsAtPoint,
  placementsUnderArea,
} from '@/charts/geometry/textPlacement';
import {
  axisTextStyle,
  chartColors,
  targetTextStyle,
  textHaloStyle,
  valueTextStyle,
} from '@/charts/chartStyles';
import type { BandPoint, ForecastPoint, LineNote, TrendReference } from '@/charts/chartData';
import { estimateTextWidth } from '@/charts/geometry/text';
import { estimateSizesPx } from '@/ui/bars/EstimateMark';
import type { PlotScales } from './Plot';

/** The numbered dots of events, which no text may cover. */
export interface EventDots {
  readonly places: readonly Pick<LineNote, 'x' | 'value'>[];
  readonly radiusPx: number;
  /** The distance of their centers above the line. */
  readonly risePx: number;
}

const noDots: EventDots = { places: [], radiusPx: 0, risePx: 0 };

interface BandLabelsProps {
  readonly scales: PlotScales;
  readonly points: readonly BandPoint[];
  readonly reference: TrendReference | null;
  readonly format: (value: number) => string;
  /** The label of the area around the line; none by default. */
  readonly areaName?: string;
  readonly notes?: readonly LineNote[];
  readonly forecast?: ForecastPoint | null;
  /** The newest value, written near its dot; '' for none. */
  readonly newestText?: string;
  readonly eventDots?: EventDots;
  /** Space above the plot that text may use, in pixels. */
  readonly abovePx?: number;
}

/** The text in a plot: notes, the target's label, and the area's label, placed to avoid each other and the marks. */
export function BandLabels({
  scales: { toX, toY, plot, plotToEdge },
  points,
  reference,
  format,
  areaName,
  notes = [],
  forecast = null,
  newestText = '',
  eventDots = noDots,
  abovePx = 0,
}: BandLabelsProps) {
  const textSize = useTextSize();
  const widthOf = (text: string) => estimateTextWidth(text, textSize);
  const valueSize = useTextSize('name');
  const measuredBoxes = boxesAlongLine(points.map(({ x, value }) => ({ x: toX(x), y: toY(value) })));
  const areaBoxes = boxesBetween(
    points.map(({ x, low, high }) => ({ x: toX(x), top: toY(high), bottom: toY(low) })),
  );
  const newest = points.at(-1);
  const lineBoxes =
    forecast === null || newest === undefined
      ? measuredBoxes
      : [...measuredBoxes, ...forecastBoxes(forecast, newest.x, { toX, toY })];
  // Keeps the space right of the last dot free, where its value is written.
  const end = forecast ?? newest;
  const endY = end === undefined ? 0 : toY(end.value);
  const beyond = { left: rightOf(plot), top: endY - textSize, width: plot.width, height: 2 * textSize };
  const targetY = reference === null ? 0 : toY(reference.value);
  const dotBoxes = eventDots.places.map(({ x, value }) =>
    boxAround(toX(x), toY(value) - eventDots.risePx, 2 * eventDots.radiusPx),
  );
  const target =
    reference === null
      ? undefined
      : placeAtLine(
          reference.label,
          format(reference.value),
          targetY,
          textSize,
          [plotToEdge, plot].map((room) => ({
            ...room,
            top: room.top - abovePx,
            height: room.height + abovePx,
          })),
          { text: beyond, marks: [...lineBoxes, ...areaBoxes, ...dotBoxes] },
        );
  const dashes: readonly Box[] = reference === null ? [] : [{ ...plot, top: targetY - 2, height: 4 }];
  const newestLabel =
    newest === undefined || newestText === ''
      ? undefined
      : findLowestCostCandidate(
          placementsAtPoint(
            { x: toX(newest.x), y: toY(newest.value) },
            estimateTextWidth(newestText, valueSize),
            valueSize,
            plot,
          ).filter((box) => target === undefined || !boxesOverlap(box, target)),
          (box) => countOverlaps(box, [...lineBoxes, ...dashes]),
        );
  const targetBoxes = [target, newestLabel].filter((box) => box !== undefined);
  const noted = notes.map((note) => ({
    x: toX(note.x),
    y: toY(note.value) - eventDots.risePx,
    width: Math.max(widthOf(note.title), widthOf(note.detail)),
  }));
  // Places the target's label before the notes, because it has fewer possible positions.
  const noteAt = placeNotes(
    noted,
    textSize,
    plot,
    [...lineBoxes, ...dashes],
    [...targetBoxes, ...dotBoxes],
    eventDots.radiusPx,
  );
  const noteBoxes = noteAt.flatMap((each) => (each === null ? [] : [each.text, each.leader]));
  const taken = [...lineBoxes, ...dashes, ...noteBoxes, ...targetBoxes, ...dotBoxes];
  const edge = points.map(({ x, low }) => ({ x: toX(x), y: toY(low) }));
  const areaLabel =
    areaName === undefined
      ? undefined
      : placementsUnderArea(edge, widthOf(areaName), textSize, plot).find(
          (box) => countOverlaps(box, taken) === 0,
        );
  return (
    <>
      {notes.map((note, rank) => (
        <Note key={rank} note={note} place={noteAt[rank] ?? null} />
      ))}
      {target !== undefined && (
        <text y={target.top + textSize - 1} {...textHaloStyle} {...targetTextStyle(textSize)}>
          {target.lines.map((line, rank) => (
            <tspan key={rank} x={target.left} dy={rank === 0 ? 0 : lineHeight(textSize)}>
              {line}
            </tspan>
          ))}
        </text>
      )}
      {newestLabel !== undefined && (
        <text x={newestLabel.left} y={newestLabel.top + valueSize - 1} {...valueTextStyle(valueSize)}>
          {newestText}
        </text>
      )}
      {areaLabel !== undefined && (
        <text x={areaLabel.left} y={areaLabel.top + textSize - 1} {...axisTextStyle(textSize)}>
          {areaName}
        </text>
      )}
    </>
  );
}

/** Returns boxes of the dashed line to a forecast, and of its range. */
function forecastBoxes(
  { x, start, value, low, high }: ForecastPoint,
  fromX: number,
  { toX, toY }: Pick<PlotScales, 'toX' | 'toY'>,
): readonly Box[] {
  const line = boxesAlongLine([
    { x: toX(fromX), y: toY(start) },
    { x: toX(x), y: toY(value) },
  ]);
  const width = estimateSizesPx.row.band;
  return [...line, { left: toX(x) - width / 2, top: toY(high), width, height: toY(low) - toY(high) }];
}

/** A note with its leader line. Omitted if the plot has no room for it; the chart's summary still mentions it. */
function Note({ note: { title, detail }, place }: { note: LineNote; place: NotePlacement | null }) {
  const textSize = useTextSize();
  if (place === null) return null;
  const { text: box, leader, anchor } = place;
  const x = box.left + { start: 0, middle: box.width / 2, end: box.width }[anchor];
  return (
    <g data-note>
      <rect x={leader.left + 0.5} y={leader.top} width={1} height={leader.height} fill={chartColors.quiet} />
      <text y={box.top + textSize} textAnchor={anchor} {...valueTextStyle(textSize)}>
        <tspan x={x}>{title}</tspan>
        <tspan x={x} dy={textSize + 4} fill={chartColors.quiet} fontWeight={400}>
          {detail}
        </tspan>
      </text>
    </g>
  );
}
