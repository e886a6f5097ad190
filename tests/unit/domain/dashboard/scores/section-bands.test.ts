/** The ranges of the sections, with their targets and previous scores. */
import { describe, expect, test } from 'vitest';
import { sectionBands, sectionBandsText, testsBeforeText } from '@/domain/dashboard/scores/section-bands';
import { noTargets, type ScoreTargets } from '@/domain/learner/learner-profile';
import { ago, fullOf, logOf, recordWith, section } from '../logs';

const bandsOf = ([verbal, quantitative, reading]: readonly [number, number, number]) =>
  sectionBands(
    recordWith(
      logOf(
        [],
        [fullOf(ago(20), 760, 700, 690), section(ago(9), 712), fullOf(ago(1), verbal, quantitative, reading)],
      ),
    ),
  );

describe('the ranges of the sections', () => {
  test('show their targets and previous scores', () => {
    expect(bandsOf([760, 740, 690])).toMatchObject([
      { subject: 'verbal', band: { estimate: 760, low: 737, high: 783 }, target: 735 },
      {
        subject: 'quantitative',
        band: { estimate: 740, low: 717, high: 763 },
        target: 745,
        previous: {
          score: 700,
          change: { difference: 40, direction: 'stable', since: { scope: 'full', day: ago(20) } },
        },
      },
      { subject: 'reading', band: { estimate: 690, low: 667, high: 713 }, target: 720 },
    ]);
    expect(testsBeforeText(bandsOf([760, 740, 690]))).toBe('the full test of Oct 26');
    expect(sectionBands(recordWith(logOf()))).toEqual([]);
  });
  test('mention targets only if there are any', () => {
    const tests = logOf([], [fullOf(ago(1), 790, 790, 690)]);
    const bands = (targets: ScoreTargets) => sectionBands(recordWith(tests, { profile: { targets } }));
    expect(bands(noTargets).map(({ target }) => target)).toEqual([null, null, null]);
    expect(sectionBandsText(bands(noTargets))).toBe('No section has a target yet.');
    const one = { ...noTargets, sections: { ...noTargets.sections, reading: 720 } };
    expect(sectionBandsText(bands(one))).toBe(
      'Reading is below its target even at the high end of the range.',
    );
  });
  test.each([
    [[790, 790, 790], 'All three sections clear their targets even at the low end of the range.'],
    [
      [760, 740, 690],
      'Verbal clears its target even at the low end of the range; Math is too close to its target to tell; Reading is below its target even at the high end of the range.',
    ],
    [
      [640, 650, 720],
      'Reading is too close to its target to tell; Verbal and Math are below their targets even at the high end of the range.',
    ],
  ] as const)('for %j: %s', (scores, words) => expect(sectionBandsText(bandsOf(scores))).toBe(words));
});
