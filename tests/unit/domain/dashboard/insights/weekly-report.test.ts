/** The weekly report, and its sections compared with earlier scores. */
import { describe, expect, test } from 'vitest';
import { withoutMinutes } from '@/data/sample/reportedTests';
import { sectionChangesText } from '@/domain/dashboard/insights/report-figure-text';
import { namedSections } from '@/domain/section-names';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import {
  ago,
  bandOf,
  changeSinceTest,
  entryOn,
  evening,
  full,
  logOf,
  monday,
  nothingSaid,
  planWith,
  recordWith,
  reportsOf,
  session,
  taken,
} from '../logs';

const advice = {
  'math-circles': { student: 'Write the radius first.', parent: 'Ask for the radius.' },
  'reading-tone': { student: 'Name the tone.', parent: 'Read a poem.' },
};

const onWeekday = (index: number, change = {}) => session(ago(index), 'quantitative', 216, change);

const reportAfter = (first: number, second: number) =>
  reportsOf(
    recordWith(logOf([session(ago(6), 'quantitative', 60)], [full(ago(20), first), full(ago(1), second)])),
    {},
    evening,
  )[0];

const circles = (day: IsoDay, right: number) =>
  session(day, 'quantitative', 60, { topic: 'math-circles', solved: 100, right });

const risen = (right: number) =>
  reportsOf(recordWith(logOf([circles(ago(40), 40), circles(ago(2), right)])), {}, evening)[0];

describe('a weekly report', () => {
  const log = logOf(
    [
      ...[2, 3, 4, 5, 6].map((index) => onWeekday(index, { topic: 'math-circles', solved: 20, right: 12 })),
      ...[9, 10, 12, 13].map((index) => onWeekday(index)),
      session(ago(11), 'reading', 30, { topic: 'reading-tone', solved: 20, right: 10 }),
    ],
    [withoutMinutes(full(ago(30), 2310, 90)), full(ago(1), 2340, 92)],
  );
  const learner = recordWith(log, {
    weeklyGoals: [{ id: 'g', title: 'Five math sessions', of: { section: 'quantitative' }, target: 5 }],
  });
  const [now, before] = reportsOf(learner, advice, evening);

  test('covers one week of the log, this week’s first, and starts on Monday', () =>
    expect(reportsOf(learner, advice, evening).map((each) => each.firstDay)).toEqual([
      monday,
      addDays(monday, -7),
    ]));

  test('gives the week’s hours, days, tests, and goals', () => {
    expect(now).toMatchObject({
      studyHours: 20.8,
      targetHours: 18,
      testsCompleted: 1,
      fullTests: 1,
      averageScore: '2,340',
      bestScore: 2340,
      improvement: changeSinceTest(30, 'total', ago(30)),
      percentileRank: 92,
      goals: [{ title: 'Five math sessions', completed: 5, target: 5 }],
    });
    expect(now?.breakdown.map(({ hours, completed }) => [hours, completed])).toEqual([
      ...Array.from({ length: 5 }, () => [3.6, true]),
      // Below 3 hours: 18 over the plan's six study days.
      [2.8, false],
      [0, false],
    ]);
    expect(now?.sections).toEqual(
      (['verbal', 'quantitative', 'reading'] as const).map((subject) => ({
        subject,
        band: bandOf(780, 'section'),
        displayText: '780',
        estimated: false,
        previous: {
          score: 770,
          displayText: '770',
          estimated: false,
          change: changeSinceTest(10, 'section', ago(30)),
        },
      })),
    );
    expect(before).toMatchObject({
      studyHours: 14.9,
      testsCompleted: 0,
      averageScore: null,
      improvement: null,
      percentileRank: null,
      sections: [],
      goals: [{ completed: 4 }],
    });
  });

  test('says what went well, better, and worse, and what a parent can do', () => {
    expect(now).toMatchObject({
      achievements: [
        'The 18-hour target was met, with 20.8 hours.',
        'The highest total so far: 2,340.',
        'Studied on all 6 planned days.',
        'Goal reached: Five math sessions.',
      ],
      improvements: [
        'Math: 19.1 hours, 4.7 more than the week before.',
        'Verbal: 0.6 hours, 0.6 more than the week before.',
      ],
      areasForImprovement: ['Circles: 60 of 100 right so far.', 'Tone: 10 of 20 right so far.'],
      concerns: ['Verbal had 2% of the hours so far; we advise 30%.'],
      parentRecommendations: ['Ask for the radius.', 'Read a poem.'],
    });
    expect(before).toMatchObject({
      achievements: [],
      improvements: [],
      areasForImprovement: ['Tone: 10 of 20 right so far.'],
      concerns: [
        'Studied 14.9 of 18 hours.',
        '2 planned sessions were missed.',
        'Verbal had 0% of the hours so far; we advise 30%.',
      ],
      parentRecommendations: [
        'Read a poem.',
        'Ask when Math practice would fit better, and change the plan to match.',
      ],
    });
  });

  test('what the family’s notes explain isn’t among the concerns', () => {
    const notes = [{ id: 'n', from: ago(13), to: ago(7), text: 'Sick' }];
    const [, noted] = reportsOf(recordWith(log, { notes }), advice, evening);
    expect(noted).toMatchObject({
      concerns: ['Verbal had 0% of the hours so far; we advise 30%.'],
      explained: ['Studied 14.9 of 18 hours (“Sick”).', '2 planned sessions were missed (“Sick”).'],
      parentRecommendations: ['Read a poem.'],
    });
    const elsewhere = [{ id: 'n', from: ago(6), to: ago(0), text: 'Sick' }];
    const [, other] = reportsOf(recordWith(log, { notes: elsewhere }), advice, evening);
    expect(other).toMatchObject({ explained: [], concerns: before?.concerns });
  });

  test('names every goal reached that week', () => {
    const goals = ['quantitative', 'reading', 'verbal'] as const;
    const two = recordWith(log, {
      weeklyGoals: goals.map((of) => ({
        id: of,
        title: `Some ${of}`,
        of: { section: of },
        target: 1,
      })),
    });
    const week = logOf([session(ago(6), 'quantitative', 60), session(ago(5), 'reading', 60)]);
    expect(reportsOf({ ...two, ...week }, {}, evening)[0]?.achievements).toEqual([
      'Goals reached: Some quantitative and Some reading.',
    ]);
  });

  test('omits the target, days of rest, missed sessions, and goals if they aren’t set', () => {
    const [week] = reportsOf(recordWith(log, nothingSaid), advice, evening);
    expect(week).toMatchObject({
      studyHours: 20.8,
      targetHours: null,
      goals: [],
      // Nothing was studied on Sunday, which isn't a rest day without a plan.
      achievements: ['The highest total so far: 2,340.'],
      concerns: ['Verbal had 2% of the hours so far; we advise 30%.'],
      parentRecommendations: ['Read a poem.', 'Ask for the radius.'],
    });
    expect(week?.breakdown.map(({ completed }) => completed)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(week?.breakdown.some(({ rest }) => rest)).toBe(false);
  });

  test('uses the plan’s goals if the family set none', () => {
    const plan = planWith([
      entryOn(ago(6), { status: 'done' }),
      entryOn(ago(5), { status: 'done' }),
      entryOn(ago(4), { activity: { kind: 'mistakes' } }),
    ]);
    const [week] = reportsOf(recordWith(logOf([session(ago(6), 'quantitative', 60)]), { plan }), {}, evening);
    expect(week?.goals.map(({ title, completed, target }) => [title, completed, target])).toEqual([
      ['Math practice', 2, 2],
      ['Mistake review', 0, 1],
    ]);
    expect(week?.achievements).toContain('Goal reached: Math practice.');
    expect(week?.concerns).toContain('Mistake review, planned for Wednesday, was missed.');
    expect(week?.parentRecommendations).toEqual([
      'Ask when the mistake review would fit better, and change the plan to match.',
    ]);
  });

  test('counts test answers when it looks for weak topics', () => {
    const answered = [{ topic: 'math-circles', answered: 20, right: 5 }] as const;
    const [week] = reportsOf(
      recordWith(logOf([], [taken(ago(1), 'quantitative', { quantitative: 700 }, answered)]), nothingSaid),
      advice,
      evening,
    );
    expect(week?.areasForImprovement).toEqual(['Circles: 5 of 20 right so far.']);
    expect(week?.parentRecommendations).toEqual(['Ask for the radius.']);
  });

  test('includes a score reported from elsewhere, without minutes', () => {
    const reported = withoutMinutes(full(ago(1), 2340, 92));
    const [week] = reportsOf(
      recordWith(logOf([session(ago(6), 'quantitative', 60)], [reported]), nothingSaid),
      {},
      evening,
    );
    expect(week).toMatchObject({ studyHours: 1, testsCompleted: 1, bestScore: 2340, percentileRank: 92 });
    expect(week?.breakdown[5]).toMatchObject({ hours: 0, completed: false });
  });

  test('lists a topic to work on only once, even if it rose over the month', () => {
    expect(risen(70)?.areasForImprovement).toEqual([
      'Circles: 70 of 100 right in the last four weeks, up 30 points.',
    ]);
    expect(risen(70)?.improvements.join(' ')).not.toContain('Circles');
    expect(risen(90)?.areasForImprovement).toEqual([]);
    expect(risen(90)?.improvements.join(' ')).toContain('Circles: 90% right');
  });

  test('lists every improvement, the largest of a kind first', () => {
    const more = { verbal: 54, quantitative: 108, reading: 84, writing: 96 } as const;
    const week = logOf([
      ...namedSections.map((each) => session(ago(13), each, 30)),
      ...namedSections.map((each) => session(ago(6), each, 30 + more[each])),
    ]);
    expect(reportsOf(recordWith(week), {}, evening)[0]?.improvements).toEqual([
      'Math: 2.3 hours, 1.8 more than the week before.',
      'Writing: 2.1 hours, 1.6 more than the week before.',
      'Reading: 1.9 hours, 1.4 more than the week before.',
      'Verbal: 1.4 hours, 0.9 more than the week before.',
    ]);
  });

  test('calls a change of the total a gain or a loss only beyond the error of the test', () => {
    expect(reportAfter(2100, 2172)?.improvements).toEqual([]);
    expect(reportAfter(2100, 2175)?.improvements).toEqual([
      'The total is 75 above that of the full test of Oct 26.',
    ]);
    expect(reportAfter(2172, 2100)?.concerns).not.toContain(
      'The total is 72 below that of the full test of Oct 26.',
    );
    expect(reportAfter(2175, 2100)?.concerns[0]).toBe(
      'The total is 75 below that of the full test of Oct 26.',
    );
  });
});

const earlier: IsoDay = '2026-10-24';

const compared: IsoDay = '2026-11-07';

const beside = (change: number | null, day = compared) => ({
  band: bandOf(700, 'section'),
  displayText: '700',
  estimated: false,
  previous:
    change === null
      ? null
      : {
          score: 700 - change,
          displayText: String(700 - change),
          estimated: false,
          change: changeSinceTest(change, 'section', day),
        },
});

const verbal = (change: number | null, day?: IsoDay) =>
  ({ subject: 'verbal', ...beside(change, day) }) as const;

const quantitative = (change: number | null) => ({ subject: 'quantitative', ...beside(change) }) as const;

describe('the sections of a week compared with earlier scores', () => {
  test.each([
    [
      'first scores',
      [verbal(null), quantitative(null)],
      'The first of their kind, with nothing to compare them with yet.',
    ],
    ['a first score', [verbal(null)], 'The first of its kind, with nothing to compare it with yet.'],
    [
      'one clear section change among others',
      [verbal(null), quantitative(8)],
      'Since the full test of Nov 7: Math up 8, perhaps by chance. A ring marks the previous score.',
    ],
    [
      'no clear changes',
      [verbal(-41), quantitative(41)],
      'No section score has clearly changed since the full test of Nov 7. A ring marks the previous score.',
    ],
    [
      'one clear change',
      [verbal(-42), quantitative(0)],
      'Since the full test of Nov 7: Verbal down 42, Math no change. A ring marks the previous score.',
    ],
    [
      'no clear changes since two different tests',
      [verbal(-8, earlier), quantitative(0)],
      'No section score has clearly changed (Verbal since the full test of Oct 24, Math since the full test of Nov 7). A ring marks the previous score.',
    ],
    [
      'compared with two tests',
      [verbal(-42, earlier), quantitative(0)],
      'Verbal down 42 since the full test of Oct 24, Math no change since the full test of Nov 7. A ring marks the previous score.',
    ],
  ])('%s', (_, sections, words) =>
    expect(sectionChangesText({ sections, improvement: null }, '2026-11-22')).toBe(words),
  );
  test('come partly from a report', () =>
    expect(
      sectionChangesText(
        { sections: [{ ...verbal(-42), estimated: true }, quantitative(null)], improvement: null },
        '2026-11-22',
      ),
    ).toBe(
      'Since the full test of Nov 7: Verbal down 42. A ring or a small square marks the previous score.',
    ));
  test('add up to a clear change of the total', () =>
    expect(
      sectionChangesText(
        { sections: [verbal(-41), quantitative(-40)], improvement: changeSinceTest(-81, 'total', compared) },
        '2026-11-22',
      ),
    ).toBe(
      'No section score has clearly changed since the full test of Nov 7: chance could explain each section\u2019s change, but not the total\u2019s, down 81. A ring marks the previous score.',
    ));
});
