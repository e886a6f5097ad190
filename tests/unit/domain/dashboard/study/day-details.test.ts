/** The details of a day. */
import { describe, expect, test } from 'vitest';
import { buildDayDetails, latestPracticeDay } from '@/domain/dashboard/study/day-details';
import type { PlannedEntry } from '@/domain/learner/learner-plan';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import {
  ago,
  entryOn,
  evening,
  freeTest,
  full,
  logOf,
  nothingSaid,
  planWith,
  recordWith,
  section,
  session,
  sunday,
  taken,
} from '../logs';

const latestDay = (...log: Parameters<typeof logOf>) => latestPracticeDay(logOf(...log), evening);

describe('the latest day of practice', () => {
  test('is none before the first session', () => {
    expect(latestDay([])).toBeNull();
    expect(latestDay([], [full(ago(1), 2160)])).toBeNull();
    expect(latestDay([session(addDays(sunday, 1), 'verbal', 20)])).toBeNull();
  });
  test('has no test, if there is such a day', () => {
    const days = [session(ago(3), 'verbal', 20), session(ago(1), 'verbal', 20)];
    expect(latestDay(days)).toBe(ago(1));
    expect(latestDay(days, [full(ago(1), 2160)])).toBe(ago(3));
    expect(latestDay(days, [full(ago(3), 2100), full(ago(1), 2160)])).toBe(ago(1));
  });
});

const target = { name: 'the weekly target', hours: 18 };

describe('the details of a day', () => {
  const log = logOf(
    [
      session(ago(10), 'quantitative', 60),
      session(ago(6), 'verbal', 120, { at: localEpochMs(ago(6), 16 * 60), right: 18 }),
      session(ago(6), 'writing', 67, { at: localEpochMs(ago(6), 9 * 60) }),
      session(ago(5), 'quantitative', 179),
      session(ago(4), 'quantitative', 180),
      session(ago(3), 'quantitative', 20, { kind: 'mistakes', solved: 1, right: 0 }),
      session(sunday, 'quantitative', 180),
    ],
    [full(ago(1), 2160)],
  );
  const learner = recordWith(log);
  const on = (day: IsoDay, asOf = evening) => buildDayDetails(learner, day, target, asOf);
  test('say which test had the essay that was planned for the day', () => {
    const essay = entryOn(ago(2), { activity: { kind: 'essay' }, status: 'done' });
    const written = session(ago(3), 'writing', 40, { kind: 'essay' });
    const remarkOn = (day: IsoDay, sessions: Parameters<typeof logOf>[0], ...entries: PlannedEntry[]) =>
      buildDayDetails(
        {
          ...recordWith(logOf(sessions, [full(ago(1), 2160)])),
          plan: planWith(entries.length === 0 ? [essay] : entries),
        },
        day,
        target,
        evening,
      ).essayRemark;
    expect(remarkOn(ago(2), [])).toBe(
      'The essay planned for this day was written in the full test of Nov 14.',
    );
    expect(remarkOn(ago(1), [])).toBeNull();
    expect(remarkOn(ago(2), [written])).toBeNull();
    expect(remarkOn(ago(2), [], { ...essay, status: 'open' })).toBeNull();
    // A second planned essay of the week was written on its own day.
    const other = entryOn(ago(3), { activity: { kind: 'essay' }, status: 'done' });
    expect(remarkOn(ago(3), [written], other, essay)).toBeNull();
    expect(remarkOn(ago(2), [written], other, essay)).toContain('full test of Nov 14');
  });
  test('list its sessions in order of their starts, with what was done', () => {
    expect(on(ago(6)).sittings).toEqual([
      {
        startMs: localEpochMs(ago(6), 9 * 60),
        minutes: 67,
        subject: 'writing',
        title: 'Writing: Essay',
        description: 'Section study',
      },
      {
        startMs: localEpochMs(ago(6), 16 * 60),
        minutes: 120,
        subject: 'verbal',
        title: 'Verbal: Synonyms',
        description: 'Section study \u00b7 18 of 20 questions right',
      },
    ]);
    expect(on(ago(3)).sittings[0]?.description).toBe('Mistake review \u00b7 0 of 1 question right');
    expect(on(ago(1)).sittings[0]).toMatchObject({
      subject: null,
      title: 'Full test',
      minutes: 170,
      description: 'Total 2,160',
    });
    const one = recordWith(logOf([], [section(sunday, 712)]));
    expect(buildDayDetails(one, sunday, target, evening).sittings[0]).toMatchObject({
      subject: 'quantitative',
      title: 'Both math sections',
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
    const done = (day: IsoDay) => buildDayDetails(here, day, target, evening).sittings;
    expect(done(ago(1))).toMatchObject([
      { subject: null, title: 'Free test', description: 'Total 1,711\u00a0to\u00a01,889' },
    ]);
    expect(done(ago(2))).toMatchObject([{ subject: 'verbal', description: 'Score 549\u00a0to\u00a0651' }]);
    expect(done(sunday)).toMatchObject([
      {
        subject: null,
        title: 'Mistake review',
        description: 'Mistake review \u00b7 6 of 10 questions right',
      },
    ]);
    const without = recordWith(logOf([], [taken(sunday, 'full', { verbal: 600 })]));
    expect(buildDayDetails(without, sunday, target, evening).sittings[0]?.description).toBe('No score');
  });
  test('show only hours without a target, and nothing missed without a plan', () => {
    const free = recordWith(log, nothingSaid);
    expect(buildDayDetails(free, ago(6), null, evening).summary).toBe('3.1 hours.');
    expect(buildDayDetails(free, ago(2), null, evening).summary).toBe('No study on this day.');
    expect(buildDayDetails(free, ago(7), null, evening).summary).toBe('No study on this day.');
  });
  const night = { day: addDays(sunday, 1), ms: localEpochMs(addDays(sunday, 1), 60) };
  test.each([
    [
      'a day above its share',
      ago(6),
      evening,
      '3.1 hours, 0.1 above 3, the day\u2019s share of the weekly target (18\u00a0h over the plan’s six study days).',
    ],
    [
      'a day a minute below it',
      ago(5),
      evening,
      '3 hours, just below 3, the day\u2019s share of the weekly target (18\u00a0h over the plan’s six study days).',
    ],
    [
      'a day exactly at it',
      ago(4),
      evening,
      '3 hours, at 3, the day\u2019s share of the weekly target (18\u00a0h over the plan’s six study days).',
    ],
    [
      'a day below it',
      ago(3),
      evening,
      '0.3 hours, 2.7 below 3, the day\u2019s share of the weekly target (18\u00a0h over the plan’s six study days).',
    ],
    [
      'a day studied in spite of the plan',
      sunday,
      evening,
      '3 hours. The plan leaves this day free, so it has no share of the weekly target.',
    ],
    ['a day of rest', ago(7), evening, 'A rest day in the plan, with no study.'],
    ['a missed day', ago(2), evening, 'No study on this day, although the plan has sessions for it.'],
    ['today before any study', night.day, night, 'No study on this day so far.'],
    ['a future day', addDays(sunday, 1), evening, 'This day hasn’t come yet.'],
    ['a day before the first', ago(11), evening, 'The study record begins after this day.'],
  ] as const)('describe %s', (_, day, asOf, words) => expect(on(day, asOf).summary).toBe(words));
  test('name the note that explains a day without study', () => {
    const sick = { id: 'n1', text: 'Sick', from: ago(7), to: ago(1) };
    const missed = recordWith(log, { notes: [sick], plan: planWith([entryOn(ago(2))]) });
    expect(buildDayDetails(missed, ago(2), target, evening).summary).toBe(
      'No study on this day. A note explains the sessions of the plan (“Sick”).',
    );
  });
  test('compare a day with the goal of the screen that shows it', () =>
    expect(buildDayDetails(learner, ago(6), { name: 'Maya’s own goal', hours: 20 }, evening).summary).toBe(
      '3.1 hours, 0.2 below 3.3, the day\u2019s share of Maya’s own goal (20\u00a0h over the plan’s six study days).',
    ));
  test('say that an empty log hasn’t begun', () =>
    expect(buildDayDetails(recordWith(logOf()), sunday, target, evening).summary).toMatch(
      /record begins after this day/,
    ));
});
