/** The drawings and tables of quantitative items, as typed parameters: lengths are in the figure's own units, y points up. */

export type Point = readonly [x: number, y: number];

interface FigureBase {
  /** Its name, a few words: "Triangle ABC". */
  readonly title: string;
  /** All that the drawing shows, for who can't see it, and nothing that the question asks for. */
  readonly description: string;
}

/** A polygon with labels at its corners and sides: triangles, rectangles, composite shapes. */
export interface PolygonFigure extends FigureBase {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
  /** A label for each corner, in the order of `points`. */
  readonly corners?: readonly (string | null)[];
  /** A label for each side; side i runs from point i to the next. */
  readonly sides?: readonly (string | null)[];
  /** A label for the angle at each corner. */
  readonly angles?: readonly (string | null)[];
  /** The corners (by index, from 0) that carry the mark of a right angle. */
  readonly right?: readonly number[];
  /** Dashed segments inside, such as a height, each with its label. */
  readonly dashed?: readonly { readonly from: Point; readonly to: Point; readonly label: string | null }[];
  /** A shape cut out of it: the rest is shaded. */
  readonly hole?: readonly Point[];
  readonly shaded?: boolean;
}

/** A circle about (0, 0): radii and chords are given by the degrees of their ends, counterclockwise from the right. */
export interface CircleFigure extends FigureBase {
  readonly kind: 'circle';
  readonly center: string | null;
  readonly marks?: readonly { readonly at: number; readonly label: string }[];
  readonly radii?: readonly { readonly to: number; readonly label: string | null }[];
  readonly chords?: readonly { readonly from: number; readonly to: number; readonly label: string | null }[];
  /** A sector, drawn shaded, with the label of its angle. */
  readonly sector?: { readonly from: number; readonly to: number; readonly label: string | null };
  /** A square drawn around the circle or inside it. */
  readonly square?: { readonly place: 'around' | 'inside'; readonly label: string | null };
}

/** Straight lines and the angles between them. */
export interface LinesFigure extends FigureBase {
  readonly kind: 'lines';
  readonly lines: readonly { readonly from: Point; readonly to: Point; readonly label?: string | null }[];
  readonly points?: readonly { readonly at: Point; readonly label: string }[];
  /** Arcs about a point from one direction to another, in degrees counterclockwise from the right. */
  readonly angles?: readonly {
    readonly at: Point;
    readonly from: number;
    readonly to: number;
    readonly label: string;
  }[];
}

/** A coordinate plane with a grid of ones. */
export interface PlaneFigure extends FigureBase {
  readonly kind: 'plane';
  readonly x: readonly [from: number, to: number];
  readonly y: readonly [from: number, to: number];
  readonly points?: readonly { readonly at: Point; readonly label: string | null }[];
  /** Lines through two points, drawn to the edges of the plane. */
  readonly lines?: readonly { readonly through: readonly [Point, Point]; readonly label?: string | null }[];
  readonly polygon?: readonly Point[];
}

export interface NumberLineFigure extends FigureBase {
  readonly kind: 'number-line';
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Marks that carry their number; the others are bare. */
  readonly numbers: readonly number[];
  readonly points?: readonly { readonly at: number; readonly label: string }[];
  /** A part of the line, thick; an end is filled where it belongs to it, and null where it goes on for ever. */
  readonly part?: {
    readonly from: number | null;
    readonly to: number | null;
    readonly fromFilled: boolean;
    readonly toFilled: boolean;
  };
}

/** Bars or a line over named places, against an axis from 0. */
export interface GraphFigure extends FigureBase {
  readonly kind: 'bars' | 'line-graph';
  /** What is counted, with its unit: "Books read". */
  readonly axis: string;
  readonly step: number;
  readonly values: readonly { readonly label: string; readonly value: number }[];
}

/** A circle cut into parts of a whole, such as a circle graph or a spinner. */
export interface CircleGraphFigure extends FigureBase {
  readonly kind: 'circle-graph';
  /** Shares in any unit: they are drawn in proportion; `label` says what is written in each. */
  readonly parts: readonly { readonly label: string; readonly share: number }[];
}

/**
 * Rows of one symbol that stands for several things; half a symbol stands for half as many. Its description counts
 * symbols, so that someone who hears it works out the things just as someone who sees it does.
 */
export interface PictographFigure extends FigureBase {
  readonly kind: 'pictograph';
  /** How many things one symbol stands for. */
  readonly each: number;
  /** What is counted, as the key under the rows names it: "books". */
  readonly unit: string;
  /** Numbers of things, not of symbols: whole or half multiples of `each`. */
  readonly rows: readonly { readonly label: string; readonly value: number }[];
}

/** A rectangular box in perspective, its three edges labeled. */
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
  | PlaneFigure
  | NumberLineFigure
  | GraphFigure
  | CircleGraphFigure
  | PictographFigure
  | BoxFigure;

/** A table of an item: `caption` names it, the first column holds the names of the rows. */
export interface ItemTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}
