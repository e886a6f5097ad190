import * as v from 'valibot';
import type { Figure, ItemTable } from '@/domain/exam/items/figure';
import { type QuantitativeItem, quantitativeTopicLabels } from '@/domain/exam/items/item';
import { quantitativeDistractors } from '@/domain/exam/items/distractor';
import { typedKeys } from '@/lib/typedKeys';
import { commonItemFields, distractorChoicesSchema, textSchema } from './itemFields';

const number = v.pipe(v.number(), v.finite());
const point = v.strictTuple([number, number]);
const label = v.nullable(textSchema);
const list = <const Schema extends v.GenericSchema>(schema: Schema) => v.exactOptional(v.array(schema));

const named = { title: textSchema, description: textSchema };

const polygon = v.strictObject({
  ...named,
  kind: v.literal('polygon'),
  points: v.pipe(v.array(point), v.minLength(3)),
  corners: list(label),
  sides: list(label),
  angles: list(label),
  right: list(v.pipe(number, v.integer(), v.minValue(0))),
  dashed: list(v.strictObject({ from: point, to: point, label })),
  hole: list(point),
  shaded: v.exactOptional(v.boolean()),
});

const circle = v.strictObject({
  ...named,
  kind: v.literal('circle'),
  center: label,
  marks: list(v.strictObject({ at: number, label: textSchema })),
  radii: list(v.strictObject({ to: number, label })),
  chords: list(v.strictObject({ from: number, to: number, label })),
  sector: v.exactOptional(v.strictObject({ from: number, to: number, label })),
  square: v.exactOptional(v.strictObject({ place: v.picklist(['around', 'inside']), label })),
});

const lines = v.strictObject({
  ...named,
  kind: v.literal('lines'),
  lines: v.array(v.strictObject({ from: point, to: point, label: v.exactOptional(label) })),
  points: list(v.strictObject({ at: point, label: textSchema })),
  angles: list(v.strictObject({ at: point, from: number, to: number, label: textSchema })),
});

const plane = v.strictObject({
  ...named,
  kind: v.literal('plane'),
  x: point,
  y: point,
  points: list(v.strictObject({ at: point, label })),
  lines: list(v.strictObject({ through: v.strictTuple([point, point]), label: v.exactOptional(label) })),
  polygon: list(point),
});

const end = v.nullable(number);
const numberLine = v.strictObject({
  ...named,
  kind: v.literal('number-line'),
  from: number,
  to: number,
  step: v.pipe(number, v.gtValue(0)),
  numbers: v.array(number),
  points: list(v.strictObject({ at: number, label: textSchema })),
  part: v.exactOptional(
    v.strictObject({ from: end, to: end, fromFilled: v.boolean(), toFilled: v.boolean() }),
  ),
});

const graph = v.strictObject({
  ...named,
  kind: v.picklist(['bars', 'line-graph']),
  axis: textSchema,
  step: v.pipe(number, v.gtValue(0)),
  values: v.pipe(
    v.array(v.strictObject({ label: textSchema, value: v.pipe(number, v.minValue(0)) })),
    v.minLength(2),
  ),
});

const circleGraph = v.strictObject({
  ...named,
  kind: v.literal('circle-graph'),
  parts: v.pipe(
    v.array(v.strictObject({ label: textSchema, share: v.pipe(number, v.gtValue(0)) })),
    v.minLength(2),
  ),
});

const pictograph = v.strictObject({
  ...named,
  kind: v.literal('pictograph'),
  each: v.pipe(number, v.gtValue(0)),
  unit: textSchema,
  rows: v.array(v.strictObject({ label: textSchema, value: v.pipe(number, v.minValue(0)) })),
});

const box = v.strictObject({
  ...named,
  kind: v.literal('box'),
  length: v.pipe(number, v.gtValue(0)),
  width: v.pipe(number, v.gtValue(0)),
  height: v.pipe(number, v.gtValue(0)),
  labels: v.strictObject({ length: textSchema, width: textSchema, height: textSchema }),
});

const figure: v.GenericSchema<unknown, Figure> = v.variant('kind', [
  polygon,
  circle,
  lines,
  plane,
  numberLine,
  graph,
  circleGraph,
  pictograph,
  box,
]);

const table: v.GenericSchema<unknown, ItemTable> = v.strictObject({
  caption: textSchema,
  columns: v.pipe(v.array(textSchema), v.minLength(2)),
  rows: v.pipe(v.array(v.array(textSchema)), v.minLength(1)),
});

export const quantitative: v.GenericSchema<unknown, QuantitativeItem> = v.strictObject({
  ...commonItemFields,
  choices: distractorChoicesSchema(quantitativeDistractors),
  section: v.literal('quantitative'),
  kind: v.literal('quantitative'),
  topic: v.picklist(typedKeys(quantitativeTopicLabels)),
  method: textSchema,
  figure: v.nullable(figure),
  table: v.nullable(table),
  check: v.nullable(
    v.strictObject({
      formula: v.exactOptional(textSchema),
      holds: v.exactOptional(textSchema),
      values: v.exactOptional(v.array(v.nullable(textSchema))),
    }),
  ),
});
