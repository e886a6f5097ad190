import { useTextSize } from '@/charts/figure/figureContext';
import {
  type Box,
  boxesAlongLine,
  boxesBetween,
  findLowestCostCandidate,
  countOverlaps,
  rightOf,
} from '@/charts/geometry/boxGeometry';
import {
  type NotePlacement,
  placeNotes,
  placementsAtLine,
  placementsUnderArea,
} from '@/charts/geometry/textPlacement';
import { axisTextStyle, chartColors, valueTextStyle } from '@/charts/chartStyles';
import type { BandPoint, PointNote, TrendReference } from '@/charts/chartData';
import { estimateTextWidth } from '@/charts/geometry/text';
import { usePlotScales } from './Plot';
import { TargetLabel } from './marks';

interface BandLabelsProps {
  readonly points: readonly BandPoint[];
  readonly reference: TrendReference | null;
  readonly format: (value: number) => string;
  /** The label of the area around the line; none by default. */
  readonly area?: string;
  readonly notes?: readonly PointNote[];
  /** Space above the plot that text may use, in pixels. */
  readonly abovePx?: number;
}

/** The text in a plot: notes, the target's label, and the area's label, placed to avoid each other and the marks. */
export function BandLabels({
  points,
  reference,
  format,
  area: areaName,
  notes = [],
  abovePx = 0,
}: BandLabelsProps) {
  const places = usePlotScales();
  const textSize = useTextSize();
  if (places === null) return null;
  const { toX, toY, plot, plotToEdge } = places;
  const widthOf = (text: string) => estimateTextWidth(text, textSize);
  const line = boxesAlongLine(points.map(({ x, value }) => ({ x: toX(x), y: toY(value) })));
  const area = boxesBetween(
    points.map(({ x, low, high }) => ({ x: toX(x), top: toY(high), bottom: toY(low) })),
  );
  // Keeps the space right of the newest dot free, where its value is written.
  const newest = points.at(-1);
  const endY = newest === undefined ? 0 : toY(newest.value);
  const beyond = { left: rightOf(plot), top: endY - textSize, width: plot.width, height: 2 * textSize };
  const targetY = reference === null ? 0 : toY(reference.value);
  const target =
    reference === null
      ? undefined
      : findLowestCostCandidate(
          placementsAtLine(reference.label, format(reference.value), targetY, textSize, {
            ...plotToEdge,
            top: plotToEdge.top - abovePx,
            height: plotToEdge.height + abovePx,
          }),
          (box) => countOverlaps(box, [...line, ...area, beyond]),
        );
  const targetBoxes = target === undefined ? [] : [target];
  const dashes: readonly Box[] = reference === null ? [] : [{ ...plot, top: targetY - 2, height: 4 }];
  const noted = notes.flatMap((note) => {
    const point = points[note.index];
    const width = Math.max(widthOf(note.title), widthOf(note.detail));
    return point === undefined ? [] : [{ note, x: toX(point.x), y: toY(point.value), width }];
  });
  // Places the target's label before the notes, because it has fewer possible positions.
  const noteAt = placeNotes(noted, textSize, plot, [...line, ...dashes], targetBoxes);
  const noteBoxes = noteAt.flatMap((each) => (each === null ? [] : [each.text, each.leader]));
  const taken = [...line, ...dashes, ...noteBoxes, ...targetBoxes];
  const edge = points.map(({ x, low }) => ({ x: toX(x), y: toY(low) }));
  const areaLabel =
    areaName === undefined
      ? undefined
      : placementsUnderArea(edge, widthOf(areaName), textSize, plot).find(
          (box) => countOverlaps(box, taken) === 0,
        );
  return (
    <>
      {noted.map(({ note }, rank) => (
        <Note key={rank} note={note} place={noteAt[rank] ?? null} />
      ))}
      <TargetLabel place={target} />
      {areaLabel !== undefined && (
        <text x={areaLabel.left} y={areaLabel.top + textSize - 1} {...axisTextStyle(textSize)}>
          {areaName}
        </text>
      )}
    </>
  );
}

/** A note with its leader line. Omitted if the plot has no room for it; the chart's summary still mentions it. */
function Note({ note: { title, detail }, place }: { note: PointNote; place: NotePlacement | null }) {
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
