/** What src/charts/slim leaves out of d3: no drawing may need it. */
import { assert, double, property } from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import * as interpolate from '@/charts/slim/d3-interpolate';
import * as scales from '@/charts/slim/d3-scale';

const drawings = 'src/charts/drawings';
const sources = readdirSync(drawings, { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, code: readFileSync(`${drawings}/${file}`, 'utf8') }));

/** Parts of Recharts that ask for no scale, or for that of an axis. Others bring scales of their own: a Brush, points. */
const sound = [
  'Area',
  'CartesianGrid',
  'ComposedChart',
  'DefaultZIndexes',
  'Line',
  'ReferenceLine',
  'useChartWidth',
  'usePlotArea',
  'useXAxisScale',
  'useYAxisScale',
  'XAxis',
  'YAxis',
  'ZIndexLayer',
];

test('the drawings ask Recharts for nothing that brings a scale of its own', () => {
  const asked = sources.flatMap(({ code }) =>
    [...code.matchAll(/import \{([^}]*)\} from 'recharts'/g)].flatMap(([, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter((name) => name !== ''),
    ),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect([...new Set(asked)].filter((name) => !sound.includes(name))).toEqual([]);
});

test('every axis is one of numbers: its scale is linear, which is there', () => {
  const axes = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/<[XY]Axis\b[\s\S]*?\/>/g)].map(([axis]) => ({ file, axis })),
  );
  expect(axes.length).toBeGreaterThan(2);
  for (const { file, axis } of axes) {
    expect(axis, file).toContain('type="number"');
    expect(axis, file).not.toMatch(/\bscale=/);
  }
  expect(Object.keys(scales)).toEqual(['scaleLinear', 'scalePoint']);
});

/** Node's own look-up, which no alias leads astray. */
const require = createRequire(import.meta.url);

test('d3-scale finds every name that it asks of d3-interpolate', () => {
  const code = readFileSync(require.resolve('d3-scale'), 'utf8');
  const asked = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]d3-interpolate['"]/g)].flatMap(
    ([, names = '']) => names.split(',').map((name) => name.trim().replace(/ as .*/, '')),
  );
  expect(asked.length).toBeGreaterThan(2);
  expect([...new Set(asked)].filter((name) => !Object.hasOwn(interpolate, name))).toEqual([]);
});

type Interpolate = Pick<typeof interpolate, 'interpolateNumber' | 'interpolateRound'>;
const theirs: Interpolate = require('d3-interpolate');

test.each([
  ['numbers', interpolate.interpolateNumber, theirs.interpolateNumber],
  ['whole numbers', interpolate.interpolateRound, theirs.interpolateRound],
])('lies between %s as the package does', (_, own, packaged) => {
  expect(packaged).not.toBe(own);
  const numbers = double({ min: -1e6, max: 1e6, noNaN: true });
  assert(
    property(numbers, numbers, double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
      expect(own(from, to)(part)).toBe(packaged(from, to)(part));
    }),
  );
});

test('what only other scales need says so', () => {
  expect(() => interpolate.piecewise()).toThrow('no piecewise interpolation');
});

test('a linear scale lays values out and finds round ticks', () => {
  const scale = scales.scaleLinear([2000, 2400], [180, 20]);
  expect(scale(2200)).toBe(100);
  expect(scale.invert(100)).toBe(2200);
  expect(scale.ticks(4)).toEqual([2000, 2100, 2200, 2300, 2400]);
});
