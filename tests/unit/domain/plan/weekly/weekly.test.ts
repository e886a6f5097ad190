/** A week on one sheet: its work, its drafts, and its plan. */
import { describe, expect, test } from 'vitest';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { countDistractors, topDistractors } from '@/domain/plan/mistakes/distractors';
import { toMissedEntry } from '@/domain/plan/schedule/study-plan';
import { draftsOfWeek } from '@/domain/plan/weekly/essay-drafts';
import { weeklyPlanProgress } from '@/domain/plan/weekly/weekly-plan-progress';
import { summarizeWeeklyWork } from '@/domain/plan/weekly/weekly-work';
import { times } from '../../exam/report/sample-results';
import { planOfDays, wordDay } from '../plans';
import {
  answer,
  attemptWith,
  dayMs,
  leftBlank,
  nounItem,
  nowMs,
  percentItem,
  wrong,
} from '../sample-practice';

const nouns = times(10, (n) =>
  nounItem(`syn-${1000 + n}`, { distractors: { B: 'look-alike', C: 'opposite' } }),
);
const percents = times(4, (n) => percentItem(`mth-${1000 + n}`));
const index = buildItemIndex('upper', { items: [...nouns, ...percents], generators: [] });

/** `nowMs` is Saturday, November 21. */
const monday = '2026-11-16';
const withTime = (timeMs: number) => ({ timeMs });

describe('the work of a week', () => {
  const drill = attemptWith(
    nowMs,
    [
      answer('syn-1000', withTime(20_000)),
      answer('syn-1001', { ...wrong, ...withTime(40_000) }),
      answer('syn-1002', leftBlank),
      answer('mth-1000', withTime(90_000)),
      answer('syn-1003', { recallOf: 'syn-1003', first: false }),
      answer('syn-1004', { recallOf: 'syn-1004', first: false, ...wrong }),
      answer('gone-1000'),
    ],
    { studyMs: 10 * 60_000 },
  );
  const timed = attemptWith(nowMs - 2 * dayMs, [], {
    id: 'quick',
    planId: 'quick-verbal',
    studyMs: 5 * 60_000,
    sections: [{ timed: true, answers: [answer('syn-1005', withTime(30_000))] }],
  });
  const essay = attemptWith(nowMs - dayMs, [], { id: 'essay', planId: 'writing-sample', sections: [] });
  const weekBefore = attemptWith(nowMs - 6 * dayMs, [answer('syn-1006')], { id: 'before' });
  /** Repeats of the week before, right from memory. */
  const again = attemptWith(nowMs - 3_600_000, [answer('syn-1006', { first: false, ...withTime(0) })], {
    id: 'again',
    studyMs: 60_000,
  });
  const facts = {
    attempts: [weekBefore, again, timed, essay, drill],
    wordDays: [
      wordDay('2026-11-15'),
      wordDay('2026-11-16', { recalls: 12, newWords: 4 }),
      wordDay('2026-11-17', { recalls: 0, newWords: 0 }),
    ],
    index,
  };
  const work = summarizeWeeklyWork(facts, monday);

  test('counts answers to new questions in each section, without blanks', () =>
    expect(work.sections).toEqual([
      { section: 'verbal', answered: 3, right: 2, timedMs: 30_000, untimedMs: 20_000 },
      { section: 'quantitative', answered: 1, right: 1, timedMs: null, untimedMs: 90_000 },
      { section: 'reading', answered: 0, right: 0, timedMs: null, untimedMs: null },
    ]));

  test('counts repeated mistakes separately', () => expect(work.reviews).toEqual({ asked: 2, right: 1 }));

  test('counts words', () => expect(work.words).toEqual({ recalls: 12, newWords: 4 }));

  test('counts the days with work and all their minutes', () => {
    expect(work.days).toBe(4);
    // 10 min of the drill, 5 of the quick test, 2 of the essay, 1 of the repeat, 5 of words.
    expect(work.minutes).toBe(23);
  });

  test('lists tests, but not drills or essays', () =>
    expect(work.tests.map(({ id }) => id)).toEqual(['quick']));

  test('is empty for a week without work', () =>
    expect(summarizeWeeklyWork(facts, '2026-11-30')).toMatchObject({
      minutes: 0,
      days: 0,
      reviews: { asked: 0, right: 0 },
      words: { recalls: 0, newWords: 0 },
      tests: [],
    }));
});

const essay = (attemptId: string, daysAgo: number | null, promptRef: string | null) => ({
  attemptId,
  finishedAt: daysAgo === null ? null : { utcMs: nowMs - daysAgo * dayMs, offsetMinutes: -300 },
  promptRef,
});

test('lists essays as drafts of their prompt, newest first, including drafts from earlier weeks', () => {
  const drafts = draftsOfWeek(
    [
      essay('second', 1, 'pro-0001'),
      essay('other', 3, 'pro-0002'),
      essay('first', 20, 'pro-0001'),
      essay('undated', null, 'pro-0001'),
      essay('free', 2, null),
    ],
    monday,
  );
  expect(drafts.map(({ essay: { attemptId }, number }) => [attemptId, number])).toEqual([
    ['second', 2],
    ['free', 1],
    ['other', 1],
  ]);
});

describe('the plan of a week', () => {
  const words = { kind: 'words' } as const;
  const math = { kind: 'practice', section: 'quantitative' } as const;
  const [first, ...others] = planOfDays([
    [
      '2026-11-16',
      [
        [5, words],
        [20, math],
      ],
    ],
    ['2026-11-18', [[20, math]]],
    ['2026-11-21', [[20, math]]],
    ['2026-11-22', [[20, math]]],
    ['2026-11-24', [[20, math]]],
    ['2026-11-30', [[20, math]]],
  ]).entries;
  if (first === undefined) throw new Error('a first entry');
  const moved = toMissedEntry({ ...first, id: 'moved', day: '2026-11-17' }, true);
  const plan = { ...planOfDays([]), entries: [first, ...others], missed: [moved] };
  const by = { kind: 'words', recalls: 5, day: '2026-11-16' } as const;

  test('counts what is done and missed among what is due', () => {
    const done = new Map([
      ['2026-11-16-2', by],
      ['2026-11-22-1', by],
    ]);
    // Two on Monday, the missed one, Wednesday's, Saturday's, and Sunday's, which was done early.
    expect(weeklyPlanProgress({ shownPlan: plan, completed: done }, monday, '2026-11-21')).toMatchObject({
      doneCount: 2,
      dueCount: 6,
    });
  });

  test('leaves out a review with nothing left to do', () => {
    const done = new Map([['2026-11-16-1', { kind: 'nothing-left' } as const]]);
    expect(weeklyPlanProgress({ shownPlan: plan, completed: done }, monday, '2026-11-21')).toMatchObject({
      doneCount: 0,
      dueCount: 4,
    });
  });

  test('lists the days of the following week', () =>
    expect(
      weeklyPlanProgress({ shownPlan: plan, completed: new Map() }, monday, '2026-11-21').next.map(
        ({ day }) => day,
      ),
    ).toEqual(['2026-11-24']));
});

test('the top traps are the most frequent of all kinds with enough wrong answers', () => {
  const wrongs = [
    ...nouns.map(({ id }, place) => answer(id, { letter: place < 6 ? 'B' : 'C' })),
    // Too few of this kind for a statement.
    ...percents.map(({ id }) => answer(id, wrong)),
  ];
  const distractors = countDistractors([attemptWith(nowMs, wrongs)], index, () => undefined);
  expect(topDistractors(distractors, 3)).toEqual([
    { kind: 'synonym', distractor: 'look-alike', count: 6, wrongCount: 10 },
    { kind: 'synonym', distractor: 'opposite', count: 4, wrongCount: 10 },
  ]);
  expect(topDistractors(distractors, 1)).toHaveLength(1);
});
