import { describe, expect, test } from 'vitest';
import { buildRawTest } from '@/data/sample/rawTests';
import {
  officialTest,
  reportedFullTest,
  reportedSectionTest,
  withoutMinutes,
} from '@/data/sample/reportedTests';
import { nearestPossibleScore, sampleFormOf, withAnswers } from '@/data/sample/sampleAnswers';
import { fullFormIds } from '@/domain/exam/test/blueprint';
import type { IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';

const possible = { verbal: 783, quantitative: 796, reading: 761 };
const fullOn = (day: `${number}-${number}-${number}`, scores = possible) =>
  reportedFullTest(localEpochMs(day, 14 * 60), scores, 92);

test.each([
  ['verbal', 783, 783],
  ['reading', 760, 761],
  ['reading', 500, 512],
  ['quantitative', 900, 800],
] as const)('in %s, the score nearest to %s that answers give is %s', (section, score, nearest) =>
  expect(nearestPossibleScore(section, score)).toBe(nearest),
);

describe('the answers of a sample test', () => {
  test('give its scores with the fewest blanks', () => {
    const [only] = withAnswers([fullOn('2026-11-14')]);
    expect(only?.answers).toMatchObject({
      verbal: { right: 52, wrong: 4, blank: 4 },
      quantitative: { blank: 0 },
      reading: { right: 37, wrong: 0, blank: 3 },
    });
  });

  test('belong to the latest full tests taken here, one for each form', () => {
    const tests = withAnswers([
      withoutMinutes(fullOn('2026-08-01')),
      fullOn('2026-09-05'),
      fullOn('2026-09-12'),
      fullOn('2026-10-03'),
      reportedSectionTest(localEpochMs('2026-10-10', 14 * 60), 'verbal', 750),
      fullOn('2026-11-14'),
    ]);
    expect(tests.map((each) => sampleFormOf(tests, each))).toEqual([
      null,
      null,
      fullFormIds[0],
      fullFormIds[1],
      null,
      fullFormIds[2],
    ]);
  });

  test('of the Middle Level are its own, on the diagnostic and the last forms', () => {
    const verbal = { topics: 'synonyms 20/28 analogy-degree 1/2', guesses: 1 };
    const quantitative = { topics: 'math-fractions 1/3', guesses: 0 };
    const reading = { topics: 'reading-detail 8/8', guesses: 0 };
    const sections = { verbal, quantitative, reading, weeksAgo: 0 };
    const rawTest = (day: IsoDay, scope: 'full' | 'diagnostic') =>
      buildRawTest(localEpochMs(day, 14 * 60), 'middle', { ...sections, scope });
    const raw = [
      rawTest('2026-09-05', 'diagnostic'),
      rawTest('2026-10-03', 'full'),
      rawTest('2026-11-14', 'full'),
    ];
    const official = officialTest(localEpochMs('2026-10-10', 14 * 60), 'middle', possible, null);
    const tests = [...raw, official];
    expect(withAnswers(tests)).toEqual(tests);
    expect(tests.map((each) => sampleFormOf(tests, each))).toEqual([
      'middle-diagnostic',
      'middle-a',
      'middle-b',
      null,
    ]);
  });

  test('are the same on every day', () => {
    const [one, other] = ['2026-11-14', '2026-11-21'] as const;
    expect(withAnswers([fullOn(one)])[0]?.answers).toEqual(withAnswers([fullOn(other)])[0]?.answers);
  });

  test('a score that no answers give is refused', () => {
    const impossible = fullOn('2026-11-14', { ...possible, reading: 760 });
    expect(() => withAnswers([impossible])).toThrow('No answers give 760 in reading');
  });
});
