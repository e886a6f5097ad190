/** The details of a test and of a day, and the band of a score, in edge cases. */
import { describe, expect, test } from 'vitest';
import { buildDayDetails } from '@/domain/dashboard/study/day-details';
import { buildTestDetails, targetComparisonText } from '@/domain/dashboard/scores/test-details';
import { compareBandToTarget } from '@/domain/learner/section-score';
import { sectionBands, sectionBandsText } from '@/domain/dashboard/scores/section-bands';
import { assertPresent } from '@/lib/assert';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { noTargets, type ScoreTargets } from '@/domain/learner/learner-profile';
import { withoutMinutes } from '@/data/sample/reportedTests';
import {
  ago,
  bandOf,
  evening,
  freeTest,
  full,
  fullOf,
  logOf,
  nothingSaid,
  recordWith,
  section,
  session,
  sunday,
  taken,
} from '../logs';

describe('the range of a score', () => {
  test.each([
    ['section', 700, 677, 723],
    ['section', 800, 777, 800],
    ['section', 505, 500, 528],
    ['total', 2200, 2160, 2240],
    ['total', 2390, 2350, 2400],
    ['total', 1500, 1500, 1540],
  ] as const)('for a %s of %d is %d to %d', (of, value, low, high) =>
    expect(bandOf(value, of)).toMatchObject({ estimate: value, low, high }),
  );
  test.each([
    [700, 677, 'above'],
    [700, 678, 'near'],
    [700, 723, 'near'],
    [700, 724, 'below'],
  ] as const)('for %d compared with a target of %d is %s', (value, target, comparison) =>
    expect(compareBandToTarget(bandOf(value, 'section'), target)).toBe(comparison),
  );
  test.each([
    [2300, 2200, '100 above the target of 2,200; the low end of the range is above it too'],
    [2230, 2200, '30 above the target of 2,200, which is within the range'],
    [2200, 2200, 'exactly at the target of 2,200, which is within the range'],
    [2180, 2200, '20 below the target of 2,200, which is within the range'],
    [2100, 2200, '100 below the target of 2,200; the high end of the range is below it too'],
  ])('for %d, with a target of %d, reads: %s', (value, target, words) =>
    expect(targetComparisonText({ band: bandOf(value, 'total'), target })).toBe(words),
  );
  test('says so if there is no target', () =>
    expect(targetComparisonText({ band: bandOf(2200, 'total'), target: null })).toBe('no target is set'));
});

const bandsOf = ([verbal, quantitative, reading]: readonly [number, number, number]) =>
  sectionBands(recordWith(logOf([], [section(ago(9), 700), fullOf(ago(1), verbal, quantitative, reading)])));

describe('the ranges of the sections', () => {
  test('show their targets and previous scores', () => {
    expect(bandsOf([760, 740, 690])).toMatchObject([
      { subject: 'verbal', band: { estimate: 760, low: 737, high: 783 }, target: 735, previous: null },
      {
        subject: 'quantitative',
        band: { estimate: 740, low: 717, high: 763 },
        target: 745,
        previous: { score: 700, change: { difference: 40, direction: 'stable' } },
      },
      { subject: 'reading', band: { estimate: 690, low: 667, high: 713 }, target: 720, previous: null },
    ]);
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
    [[790, 790, 790], 'Verbal, Math, and Reading clear their targets even at the low end of the range.'],
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

describe('the details of a test', () => {
  const tests = [full(ago(30), 2100, 70), section(ago(7), 712, 'reading'), full(ago(1), 2160, 78)];
  const record = recordWith(logOf([], tests));
  const opened = (index: number) => buildTestDetails(record, assertPresent(tests[index], 'a test'));
  test('show everything for a full test, each score next to the latest earlier one of its kind', () => {
    expect(opened(2)).toMatchObject({
      day: ago(1),
      minutes: 170,
      breakMinutes: 20,
      percentile: 78,
      total: {
        band: { estimate: 2160 },
        target: 2200,
        since: { day: ago(30), change: { difference: 60, direction: 'stable' } },
      },
    });
    expect(
      opened(2).sections.map(({ subject, target, since }) => [
        subject,
        target,
        since?.day,
        since?.change.difference,
      ]),
    ).toEqual([
      ['verbal', 735, ago(30), 20],
      ['quantitative', 745, ago(30), 20],
      ['reading', 720, ago(7), 8],
    ]);
  });
  test('show only the tested section for a section test', () => {
    expect(opened(1)).toMatchObject({ minutes: 40, breakMinutes: 0, percentile: null, total: null });
    expect(opened(1).sections).toMatchObject([
      {
        subject: 'reading',
        band: { estimate: 712, low: 689, high: 735 },
        target: 720,
        since: { day: ago(30), change: { difference: 12, direction: 'stable' } },
      },
    ]);
  });
  test('show ranges for a test taken here, and no breaks if its end is unknown', () => {
    const free = freeTest(ago(1), 600);
    const own = recordWith(logOf([], [free]), nothingSaid);
    expect(buildTestDetails(own, free)).toMatchObject({
      total: { band: { estimate: 1800, low: 1711, high: 1889 }, target: null, since: null },
      percentile: null,
    });
    expect(buildTestDetails(own, withoutMinutes(free))).toMatchObject({ minutes: 0, breakMinutes: 0 });
  });
  test('show no previous score for the first test', () => {
    expect(opened(0).total?.since).toBeNull();
    expect(opened(0).sections.map(({ since }) => since)).toEqual([null, null, null]);
  });
});

describe('the details of a day', () => {
  const log = logOf(
    [
      session(ago(10), 'quantitative', 60),
      session(ago(6), 'verbal', 120, { at: localEpochMs(ago(6), 16 * 60), right: 18 }),
      session(ago(6), 'writing', 40, { at: localEpochMs(ago(6), 9 * 60) }),
      session(ago(5), 'quantitative', 154),
      session(ago(4), 'quantitative', 155),
      session(ago(3), 'quantitative', 20, { kind: 'mistakes', solved: 1, right: 0 }),
      session(sunday, 'quantitative', 180),
    ],
    [full(ago(1), 2160)],
  );
  const record = recordWith(log);
  const on = (day: IsoDay, asOf = evening) => buildDayDetails(record, day, asOf);
  test('list its sessions in order of their starts, with what was done', () => {
    expect(on(ago(6)).sittings).toEqual([
      {
        startMs: localEpochMs(ago(6), 9 * 60),
        minutes: 40,
        subject: 'writing',
        title: 'Writing: Timed essay',
        description: 'Essay',
      },
      {
        startMs: localEpochMs(ago(6), 16 * 60),
        minutes: 120,
        subject: 'verbal',
        title: 'Verbal: Synonyms',
        description: 'Practice \u00b7 18 of 20 questions right',
      },
    ]);
    expect(on(ago(3)).sittings[0]?.description).toBe('Back to old mistakes \u00b7 0 of 1 question right');
    expect(on(ago(1)).sittings[0]).toMatchObject({
      subject: null,
      title: 'Full test',
      minutes: 170,
      description: 'Total 2,160',
    });
    const one = recordWith(logOf([], [section(sunday, 712)]));
    expect(buildDayDetails(one, sunday, evening).sittings[0]).toMatchObject({
      subject: 'quantitative',
      title: 'Math section',
      description: 'Score 712',
    });
  });
  test('show an estimate as its range, and a mixed review by what it was', () => {
    const mixed = {
      ...session(sunday, 'quantitative', 30, { kind: 'mistakes' }),
      section: null,
      topics: [
        { topic: 'math-percent', answered: 4, right: 3 },
        { topic: 'synonyms', answered: 6, right: 3 },
      ],
    } as const;
    const here = recordWith(
      logOf([mixed], [freeTest(ago(1), 600), taken(ago(2), 'verbal', { verbal: 600 })]),
    );
    const done = (day: IsoDay) => buildDayDetails(here, day, evening).sittings;
    expect(done(ago(1))).toMatchObject([
      { subject: null, title: 'Free test', description: 'Total 1,711\u00a0to\u00a01,889' },
    ]);
    expect(done(ago(2))).toMatchObject([{ subject: 'verbal', description: 'Score 549\u00a0to\u00a0651' }]);
    expect(done(sunday)).toMatchObject([
      {
        subject: null,
        title: 'Mistake review',
        description: 'Back to old mistakes \u00b7 6 of 10 questions right',
      },
    ]);
    const without = recordWith(logOf([], [taken(sunday, 'full', { verbal: 600 })]));
    expect(buildDayDetails(without, sunday, evening).sittings[0]?.description).toBe('No score');
  });
  test('show only hours without a target, and nothing missed without a plan', () => {
    const free = recordWith(log, nothingSaid);
    expect(buildDayDetails(free, ago(6), evening).summary).toBe('2.7 hours.');
    expect(buildDayDetails(free, ago(2), evening).summary).toBe('No study on this day.');
    expect(buildDayDetails(free, ago(7), evening).summary).toBe('No study on this day.');
  });
  const night = { day: addDays(sunday, 1), ms: localEpochMs(addDays(sunday, 1), 60) };
  test.each([
    ['a day above its share', ago(6), evening, '2.7 hours, 0.1 above the day\u2019s share of 2.6.'],
    ['a day a minute below it', ago(5), evening, '2.6 hours, just below the day\u2019s share of 2.6.'],
    ['a day exactly at it', ago(4), evening, '2.6 hours, at the day\u2019s share of 2.6.'],
    ['a day below it', ago(3), evening, '0.3 hours, 2.3 below the day\u2019s share of 2.6.'],
    [
      'a day studied in spite of the plan',
      sunday,
      evening,
      '3 hours, 0.4 above the day\u2019s share of 2.6. The plan leaves this day free.',
    ],
    ['a day of rest', ago(7), evening, 'A rest day in the plan, with no study.'],
    ['a missed day', ago(2), evening, 'No study on this day, although the plan has sessions for it.'],
    ['today before any study', night.day, night, 'No study on this day so far.'],
    ['a future day', addDays(sunday, 1), evening, 'This day hasn’t come yet.'],
    ['a day before the first', ago(11), evening, 'The study record begins after this day.'],
  ] as const)('describe %s', (_, day, asOf, words) => expect(on(day, asOf).summary).toBe(words));
  test('say that an empty log hasn’t begun', () =>
    expect(buildDayDetails(recordWith(logOf()), sunday, evening).summary).toMatch(
      /record begins after this day/,
    ));
});
