/**
 * Drawings and tables of quantitative items, described by typed parameters. Lengths are in the figure's own units, and y points up.
 */

export type Point = readonly [x: number, y: number];

interface FigureBase {
  /** A short name: "Triangle ABC". */
  readonly title: string;
  /** Text alternative: describes everything the drawing shows, without giving away the answer. */
  readonly description: string;
}

/** A polygon with labels at its corners and sides: triangles, rectangles, composite shapes. */
export interface PolygonFigure extends FigureBase {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
  /** One label per corner, in the order of `points`. */
  readonly corners?: readonly (string | null)[];
  /** One label per side; side i runs from point i to the next. */
  readonly sides?: readonly (string | null)[];
  /** One label per angle, in the order of `points`. */
  readonly angles?: readonly (string | null)[];
  /** Indexes of the corners marked with a right angle, from 0. */
  readonly right?: readonly number[];
  /** Dashed inner segments, such as a height. */
  readonly dashed?: readonly { readonly from: Point; readonly to: Point; readonly label: string | null }[];
  /** A shape cut out of the polygon; the rest is shaded. */
  readonly hole?: readonly Point[];
  readonly shaded?: boolean;
}

/**
 * A circle centered at (0, 0). Radii and chords are defined by the angles of their ends, in degrees counterclockwise from the
 * right.
 */
export interface CircleFigure extends FigureBase {
  readonly kind: 'circle';
  readonly center: string | null;
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  readonly radii?: readonly { readonly to: number; readonly label: string | null }[];
  readonly chords?: readonly { readonly from: number; readonly to: number; readonly label: string | null }[];
  /** A shaded sector with a label for its angle. */
  readonly sector?: { readonly from: number; readonly to: number; readonly label: string | null };
  /** A square around the circle or inside it. */
  readonly square?: { readonly place: 'around' | 'inside'; readonly label: string | null };
}

export interface LinesFigure extends FigureBase {
  readonly kind: 'lines';
  readonly lines: readonly { readonly from: Point; readonly to: Point; readonly label?: string | null }[];
  readonly points?: readonly { readonly at: Point; readonly label: string }[];
  /** Arcs around a point, in degrees counterclockwise from the right. */
  readonly angles?: readonly {
    readonly at: Point;
    readonly from: number;
    readonly to: number;
    readonly label: string;
  }[];
}

/** A coordinate plane with a unit grid. */
export interface CoordinatePlaneFigure extends FigureBase {
  readonly kind: 'plane';
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly points?: readonly { readonly at: Point; readonly label: string | null }[];
  /** Lines through two points, extended to the edges of the plane. */
  readonly lines?: readonly { readonly through: readonly [Point, Point]; readonly label?: string | null }[];
  readonly polygon?: readonly Point[];
}

export interface NumberLineFigure extends FigureBase {
  readonly kind: 'number-line';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** The values whose tick marks have a number; other tick marks are unlabeled. */
  readonly numbers: readonly number[];
  readonly points?: readonly { readonly at: number; readonly label: string }[];
  /**
   * A highlighted part of the line. `from` or `to` is null if the part is unbounded on that side. A filled end belongs to the part.
   */
  readonly part?: {
    readonly from: number | null;
    readonly to: number | null;
    readonly fromFilled: boolean;
    readonly toFilled: boolean;
  };
}

/** A bar or line graph over named categories, with an axis from 0. */
export interface GraphFigure extends FigureBase {
  readonly kind: 'bars' | 'line-graph';
  /** The quantity and its unit: "Books read". */
  readonly axis: string;
  readonly step: number;
  readonly values: readonly { readonly label: string; readonly value: number }[];
}

/** A circle divided into parts of a whole, such as a circle graph or a spinner. */
export interface CircleGraphFigure extends FigureBase {
  readonly kind: 'circle-graph';
  /** `share` is in any unit and drawn proportionally; `label` is the text in each part. */
  readonly parts: readonly { readonly label: string; readonly share: number }[];
}

/**
 * Rows of symbols that each stand for several things; half a symbol stands for half as many. The description counts symbols, so
 * that screen reader users calculate the values as sighted students do.
 */
export interface PictographFigure extends FigureBase {
  readonly kind: 'pictograph';
  /** The quantity that one symbol stands for. */
  readonly each: number;
  /** A plural noun for what is counted, as in the key below the rows: "books". */
  readonly unit: string;
  /** `value` is a quantity, not a number of symbols: a multiple of `each` or of half of it. */
  readonly rows: readonly { readonly label: string; readonly value: number }[];
}

/** A rectangular box in perspective with three labeled edges. */
export interface BoxFigure extends FigureBase {
  readonly kind: 'box';
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly labels: { readonly length: string; readonly width: string; readonly height: string };
}

export type Figure =
  | PolygonFigure
  | CircleFigure
  | LinesFigure
  | CoordinatePlaneFigure
  | NumberLineFigure
  | GraphFigure
  | CircleGraphFigure
  | PictographFigure
  | BoxFigure;

/** A table shown with an item. The first column holds the row headers. */
export interface ItemTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
