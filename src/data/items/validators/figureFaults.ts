import type { Figure, PictographFigure, Point, PolygonFigure, ItemTable } from '@/domain/exam/items/figure';

/** The maximum ratio between the drawing scales of two labeled sides; above it, the figure would mislead. */
const drawnToScale = 1.12;
/** Matches a side label that is a length: "8", "12 cm", "2.5 m". */
const length = /^(\d+(?:\.\d+)?)(?: (?:cm|mm|m|km|in|ft|yd|mi|units?|inches|feet|meters))?$/;
/** Matches an angle label in degrees. */
const degrees = /^(\d+(?:\.\d+)?)°$/;

/** Describes the faults of a figure to authors; empty if it has none. */
export function figureFaults(figure: Figure): string[] {
  const faults: string[] = [];
  if (figure.description.length < 20)
    faults.push('the description of its figure is too short to draw it from');
  switch (figure.kind) {
    case 'polygon':
      faults.push(...polygonFaults(figure));
      break;
    case 'lines':
      for (const { from, to, label } of figure.angles ?? []) {
        const stated = degrees.exec(label)?.[1];
        const drawn = (((to - from) % 360) + 360) % 360;
        if (stated !== undefined && Math.abs(Number(stated) - drawn) > 4)
          faults.push(`its figure draws an angle of ${drawn}° as ${label}`);
      }
      break;
    case 'circle': {
      const stated = degrees.exec(figure.sector?.label ?? '')?.[1];
      if (figure.sector !== undefined && stated !== undefined) {
        const drawn = (((figure.sector.to - figure.sector.from) % 360) + 360) % 360;
        if (Math.abs(Number(stated) - drawn) > 4)
          faults.push(`its figure draws a sector of ${drawn}° as ${stated}°`);
      }
      break;
    }
    case 'plane': {
      const [left, right] = figure.x;
      const [bottom, top] = figure.y;
      const inside = ([x, y]: Point) => x >= left && x <= right && y >= bottom && y <= top;
      if (left >= right || bottom >= top) faults.push('the axes of its figure run backwards');
      const drawn = [...(figure.points ?? []).map(({ at }) => at), ...(figure.polygon ?? [])];
      if (!drawn.every(inside)) faults.push('a point of its figure lies outside the plane');
      break;
    }
    case 'number-line': {
      const within = (value: number) => value >= figure.from && value <= figure.to;
      if (!figure.numbers.every(within) || !(figure.points ?? []).every(({ at }) => within(at)))
        faults.push('a mark of its figure lies outside the number line');
      break;
    }
    case 'pictograph':
      faults.push(...pictographFaults(figure));
      break;
    case 'bars':
    case 'line-graph':
    case 'circle-graph':
    case 'box':
      break;
  }
  return faults;
}

function polygonFaults(figure: PolygonFigure): string[] {
  const corners = figure.points.length;
  const faults: string[] = [];
  for (const [name, list] of [
    ['corners', figure.corners],
    ['sides', figure.sides],
    ['angles', figure.angles],
  ] as const) {
    if (list !== undefined && list.length !== corners)
      faults.push(`its figure has ${corners} corners, but ${list.length} labels for its ${name}`);
  }
  if ((figure.right ?? []).some((index) => index >= corners))
    faults.push('its figure marks a corner that it lacks');

  const scales = (figure.sides ?? []).flatMap((label, index) => {
    const stated = length.exec(label ?? '')?.[1];
    const [from, to] = [figure.points[index], figure.points[(index + 1) % corners]];
    if (stated === undefined || from === undefined || to === undefined) return [];
    return [Number(stated) / Math.hypot(to[0] - from[0], to[1] - from[1])];
  });
  if (scales.length > 1 && Math.max(...scales) > drawnToScale * Math.min(...scales))
    faults.push('the sides of its figure are not drawn in proportion to their labels');

  (figure.angles ?? []).forEach((label, index) => {
    const stated = degrees.exec(label ?? '')?.[1];
    if (stated !== undefined && Math.abs(Number(stated) - angleAt(figure.points, index)) > 4)
      faults.push(`its figure draws an angle of ${Math.round(angleAt(figure.points, index))}° as ${label}`);
  });
  for (const index of figure.right ?? []) {
    if (index < corners && Math.abs(Math.abs(angleAt(figure.points, index) - 180) - 90) > 2)
      faults.push(`its figure marks an angle of ${Math.round(angleAt(figure.points, index))}° as right`);
  }
  return faults;
}

/** Maximum symbols in a pictograph row: more would be tedious to count and too wide for a phone. */
const mostSymbols = 10;
/** Maximum characters of a row's label: a longer one would leave too little of a phone's width for the symbols. */
const longestRowLabel = 14;

function pictographFaults({ each, unit, rows }: PictographFigure): string[] {
  const faults: string[] = [];
  if (rows.length < 3 || rows.length > 7)
    faults.push(`its pictograph has ${rows.length} rows; 3 to 7 are asked for`);
  if (each === 1)
    faults.push('each symbol of its pictograph stands for 1 thing, so that nothing but counting is left');
  for (const { label, value } of rows) {
    if (!Number.isInteger((2 * value) / each))
      faults.push(
        `the row "${label}" of its pictograph has ${value} ${unit}: whole and half symbols of ${each} can't show that`,
      );
    if (value / each > mostSymbols)
      faults.push(`the row "${label}" of its pictograph has more than ${mostSymbols} symbols`);
    if (label.length > longestRowLabel)
      faults.push(`the label "${label}" of its pictograph has more than ${longestRowLabel} characters`);
  }
  return faults;
}

/** Returns the angle between the two sides at a corner in degrees, at most 180; NaN if the corner doesn't exist. */
function angleAt(points: readonly Point[], index: number): number {
  const [here, before, after] = [
    points[index],
    points[(index + points.length - 1) % points.length],
    points[(index + 1) % points.length],
  ];
  if (here === undefined || before === undefined || after === undefined) return NaN;
  const direction = (to: Point) => Math.atan2(to[1] - here[1], to[0] - here[0]);
  const turn = Math.abs(direction(before) - direction(after)) * (180 / Math.PI);
  return Math.min(turn, 360 - turn);
}

/** Describes the rows of a table that don't have one cell per column; empty if there are none. */
export function tableFaults(table: ItemTable): string[] {
  return table.rows
    .filter((row) => row.length !== table.columns.length)
    .map(
      (row) => `the row "${row[0]}" of its table has ${row.length} cells for ${table.columns.length} columns`,
    );
}
