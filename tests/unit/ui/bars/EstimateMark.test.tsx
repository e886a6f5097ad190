import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EstimateMark, type EstimateMarkProps } from '@/ui/bars/EstimateMark';

const estimate = {
  range: { low: 0.4, high: 0.6 },
  middle: 0.5,
  y: 10,
  color: 'teal',
  unit: 'share',
} as const;

function draw(props: Partial<EstimateMarkProps> = {}) {
  const { container } = render(
    <svg>
      <EstimateMark {...estimate} {...props} />
    </svg>,
  );
  const all = (name: string) => [...container.querySelectorAll(name)];
  return {
    bands: all('rect[rx]'),
    circles: all('circle'),
    lines: all('line'),
    squares: all('rect:not([rx])'),
  };
}

const valuesOf = (element: Element | undefined, ...names: readonly string[]) =>
  names.map((name) => element?.getAttribute(name) ?? null);

test('a range is a band with a filled dot at its middle', () => {
  const { bands, circles, lines, squares } = draw();
  expect(bands.map((band) => valuesOf(band, 'x', 'width', 'fill'))).toEqual([['40%', '20%', 'teal']]);
  expect(circles.map((dot) => valuesOf(dot, 'cx', 'fill'))).toEqual([['50%', 'teal']]);
  expect([lines, squares]).toEqual([[], []]);
});

test('positions are in pixels or shares of the drawing', () => {
  const { bands, circles } = draw({ unit: 'px', range: { low: 20, high: 60 }, middle: 45 });
  expect(valuesOf(bands[0], 'x', 'width')).toEqual(['20', '40']);
  expect(valuesOf(circles[0], 'cx')).toEqual(['45']);
});

test('a target is a dashed line, and the value before a ring with a line to the dot', () => {
  const { circles, lines } = draw({ previous: 0.3, target: 0.8 });
  expect(lines.map((line) => valuesOf(line, 'x1', 'x2'))).toEqual([
    ['80%', '80%'],
    ['30%', '50%'],
  ]);
  expect(lines.every((line) => line.getAttribute('stroke-dasharray') !== null)).toBe(true);
  expect(circles.map((circle) => valuesOf(circle, 'cx', 'stroke'))[0]).toEqual(['30%', 'teal']);
});

test.each([
  ['share', 0.5, 0.3, false],
  ['share', 0.5, 0.49, true],
  ['share', 0.5, 0.5, true],
  ['px', 100, 89, false],
  ['px', 100, 92, true],
] as const)('in %s, with the middle at %d, a value before at %d is drawn around the dot: %s', (...each) => {
  const [unit, middle, previous, isAround] = each;
  const { circles, lines } = draw({ unit, middle, previous, range: { low: middle, high: middle } });
  const [ring, dot] = circles.map((circle) => Number(circle.getAttribute('r')));
  expect((ring ?? 0) > (dot ?? 0)).toBe(isAround);
  expect(lines).toHaveLength(isAround ? 0 : 1);
});

test('a value from another source is a square, and an estimate of the past has an open dot', () => {
  expect(draw({ previous: 0.3, squares: { value: true, previous: true } }).squares).toHaveLength(2);
  const { squares, circles } = draw({ previous: 0.3, squares: { value: true, previous: false } });
  expect([squares.length, circles.length]).toEqual([1, 1]);
  const { bands, circles: dots } = draw({ isFaded: true });
  expect(valuesOf(bands[0], 'stroke')).toEqual(['teal']);
  expect(valuesOf(dots[0], 'stroke')).toEqual(['teal']);
});
