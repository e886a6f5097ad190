/** The figures that lead a report. */
import { describe, expect, test } from 'vitest';
import { noTargetScores, resultFigures } from '@/domain/exam/report/result-figures';
import { buildScoreReport } from '@/domain/exam/report/score-report';
import { exampleEarlierTest } from '@/data/exampleEarlierTest';
import { result } from './sample-result';
import { judged, sectionOf, times } from './sample-results';

const answers = (right: number, wrong: number) => [
  ...times(right, () => judged('right')),
  ...times(wrong, () => judged('wrong')),
];
const whole = [
  sectionOf('quantitative', answers(20, 5), { id: 'quantitative-1' }),
  sectionOf('reading', answers(30, 10)),
  sectionOf('verbal', answers(50, 10)),
  sectionOf('quantitative', answers(21, 4), { id: 'quantitative-2' }),
  sectionOf('mixed', answers(1, 1), { id: 'experimental', scored: false }),
];
const figuresOf = (parts: typeof whole, targets = noTargetScores) =>
  resultFigures(buildScoreReport(result(parts), [exampleEarlierTest]), targets);

describe('a whole test', () => {
  test('has its sections in the order of scores, each with its parts in the order of the test', () => {
    const { sections, others } = figuresOf(whole);
    expect(sections.map(({ section, parts }) => [section, ...parts.map(({ id }) => id)])).toEqual([
      ['verbal', 'verbal'],
      ['quantitative', 'quantitative-1', 'quantitative-2'],
      ['reading', 'reading'],
    ]);
    expect(others).toEqual([{ id: 'experimental', verdicts: ['right', 'wrong'] }]);
  });

  test('has a total without percentiles, and sections with them', () => {
    const { total, sections } = figuresOf(whole);
    expect(total?.percentile).toBeNull();
    for (const { score, noEstimate } of sections) {
      expect(score?.percentile?.low).toBeGreaterThan(0);
      expect(noEstimate).toBeNull();
    }
  });
});

test.each([
  [1499, null],
  [1500, 1500],
  [2400, 2400],
  [2401, null],
  [null, null],
])('of a target of %s, the scale shows %s', (target, shown) => {
  expect(figuresOf(whole, { ...noTargetScores, total: target }).total?.target).toBe(shown);
});

test('a short test has verdicts, and a reason why there is no estimate', () => {
  const figures = figuresOf([sectionOf('verbal', answers(2, 1))]);
  expect(figures.total).toBeNull();
  expect(figures.sections).toEqual([
    {
      section: 'verbal',
      score: null,
      noEstimate: 'too-few',
      raw: null,
      parts: [{ id: 'verbal', verdicts: ['right', 'right', 'wrong'] }],
    },
  ]);
});

test('questions that don’t count are by themselves', () => {
  const figures = figuresOf([sectionOf('verbal', answers(1, 0), { scored: false, id: 'drill' })]);
  expect(figures.sections).toEqual([]);
  expect(figures.others).toEqual([{ id: 'drill', verdicts: ['right'] }]);
});
