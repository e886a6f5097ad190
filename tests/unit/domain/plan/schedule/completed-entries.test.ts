/** Which work checks off an entry of a plan. */
import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allTestPlans } from '@/domain/exam/catalog/test-plans';
import { type ScoredSection, scoredSections } from '@/domain/exam/test/scored-sections';
import {
  type CompletionSource,
  findCompletedEntries,
  testOfDay,
  isWorkedOn,
  type CompletedWork,
  overdueEntries,
  takesOverWork,
} from '@/domain/plan/schedule/completed-entries';
import { drillGroups, drillDistractors } from '@/domain/plan/drills/parse-drill';
import { type DrillSubject, formatDrillSubject } from '@/domain/plan/drills/drill-request';
import type { PlanActivity, PlanEntry, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { allTopics } from '@/domain/plan/topics/topics';
import { addDays, type IsoDay, mondayOf } from '@/lib/dates/calendar';
import { attempt, madePlan, planOf, wordDay } from '../plans';

const entry = (id: string, day: IsoDay, activity: PlanActivity): PlanEntry => ({
  id,
  day,
  minutes: 20,
  activity,
});
const verbal = { kind: 'practice', section: 'verbal' } as const;

/** The completed entries of a plan in the week of November 23, with reviews always due unless `facts` overrides it. */
const doneOf = (plan: StudyPlan, facts: Partial<CompletedWork>, today: IsoDay = '2026-11-29') =>
  findCompletedEntries(plan, { attempts: [], wordDays: [], hasPendingReview: () => true, ...facts }, today);

describe('which activities count as done', () => {
  test.each<[PlanActivity, string, boolean]>([
    [verbal, 'drill-verbal', true],
    [verbal, 'drill-synonyms', true],
    [verbal, 'drill-analogy-degree', true],
    [verbal, 'drill-analogies', true],
    [verbal, 'drill-distractor-look-alike', true],
    [verbal, 'quick-verbal', true],
    [verbal, 'half-verbal', true],
    [verbal, 'form-a-verbal', true],
    [verbal, 'drill-math-percent', false],
    [verbal, 'drill-mistakes', false],
    [verbal, 'form-a', false],
    [{ kind: 'practice', section: 'quantitative' }, 'drill-quantitative', true],
    [{ kind: 'practice', section: 'quantitative' }, 'drill-math-percent', true],
    [{ kind: 'practice', section: 'quantitative' }, 'drill-algebra', true],
    [{ kind: 'practice', section: 'quantitative' }, 'drill-fractions-percent', true],
    [{ kind: 'practice', section: 'quantitative' }, 'form-b-quantitative-2', true],
    [{ kind: 'practice', section: 'reading' }, 'drill-reading-inference', true],
    [{ kind: 'practice', section: 'reading' }, 'reading-science', true],
    [{ kind: 'practice', section: 'reading' }, 'reading-full', true],
    [{ kind: 'practice', section: 'reading' }, 'drill-nothing', false],
    [{ kind: 'mistakes' }, 'drill-mistakes', true],
    [{ kind: 'mistakes' }, 'drill-verbal', false],
    [{ kind: 'essay' }, 'writing-sample', true],
    [{ kind: 'essay' }, 'diagnostic', false],
    [{ kind: 'checkpoint', test: 'diagnostic' }, 'diagnostic', true],
    [{ kind: 'checkpoint', test: 'verbal' }, 'half-verbal', true],
    [{ kind: 'checkpoint', test: 'verbal' }, 'quick-verbal', false],
    [{ kind: 'checkpoint', test: 'quantitative' }, 'form-c-quantitative-1', true],
    [{ kind: 'checkpoint', test: 'reading' }, 'reading-full', true],
    [{ kind: 'checkpoint', test: 'reading' }, 'reading-science', false],
    [{ kind: 'full-test', form: 'form-a' }, 'form-a', true],
    [{ kind: 'full-test', form: 'form-a' }, 'form-b', true],
    [{ kind: 'full-test', form: 'form-a' }, 'form-a-reading', false],
    [{ kind: 'words' }, 'drill-verbal', false],
  ])('%o: %s %s', (activity, planId, isDone) => {
    const done = doneOf(planOf([entry('e', '2026-11-24', activity)]), {
      attempts: [attempt('a', planId, '2026-11-24')],
    });
    expect(isWorkedOn(done.get('e'))).toBe(isDone);
  });

  const subjects: readonly DrillSubject[] = [
    ...scoredSections.map((section) => ({ kind: 'section', section }) as const),
    ...drillGroups.map((group) => ({ kind: 'group', group }) as const),
    ...drillDistractors.map((distractor) => ({ kind: 'distractor', distractor }) as const),
    ...allTopics.map(({ id }) => ({ kind: 'topic', topic: id }) as const),
    { kind: 'mistakes' },
  ];
  test('every drill is practice of its section or a review of mistakes', () => {
    const entries = [
      entry('mistakes', '2026-11-24', { kind: 'mistakes' }),
      ...scoredSections.map((section) => entry(section, '2026-11-24', { kind: 'practice', section })),
    ];
    for (const subject of subjects) {
      const planId = `drill-${formatDrillSubject(subject)}`;
      const done = doneOf(planOf(entries), { attempts: [attempt('a', planId, '2026-11-24')] });
      expect([...done.keys()], planId).toHaveLength(1);
      expect(done.has('mistakes'), planId).toBe(subject.kind === 'mistakes');
    }
  });

  test('every test on the site that measures a section counts as practice of it or as a test', () => {
    const activities: PlanActivity[] = [
      { kind: 'essay' },
      { kind: 'full-test', form: 'form-a' },
      { kind: 'checkpoint', test: 'diagnostic' },
      verbal,
      { kind: 'practice', section: 'quantitative' },
      { kind: 'practice', section: 'reading' },
    ];
    for (const { id } of allTestPlans) {
      const ticked = activities.filter((activity) =>
        isWorkedOn(
          doneOf(planOf([entry('e', '2026-11-24', activity)]), {
            attempts: [attempt('a', id, '2026-11-24')],
          }).get('e'),
        ),
      );
      expect(ticked, id).toHaveLength(1);
    }
  });
});

test.each<[string, IsoDay, boolean]>([
  ['on its day', '2026-12-02', true],
  ['earlier in its week', '2026-11-30', true],
  ['later in its week', '2026-12-06', true],
  ['in the week before', '2026-11-29', false],
  ['in the week after', '2026-12-07', false],
])('an entry is checked off by work done %s: %s', (_, day, isDone) => {
  const done = doneOf(planOf([entry('e', '2026-12-02', verbal)]), {
    attempts: [attempt('a', 'drill-verbal', day)],
  });
  expect(done.has('e')).toBe(isDone);
});

describe('the essay of a test', () => {
  const plan = planOf([
    entry('wednesday', '2026-11-25', { kind: 'essay' }),
    entry('friday', '2026-11-27', { kind: 'essay' }),
    entry('saturday', '2026-11-28', { kind: 'full-test', form: 'form-a' }),
  ]);
  const doneBy = (...attempts: readonly ReturnType<typeof attempt>[]) => [
    ...doneOf(plan, { attempts }).keys(),
  ];
  test.each([
    ['a full test with its essay', 'form-a', 25, ['saturday', 'wednesday']],
    ['a full test with half of its essay', 'form-a', 13, ['saturday', 'wednesday']],
    ['a full test with less than half of it', 'form-a', 12, ['saturday']],
    ['a full test without it', 'form-a', 0, ['saturday']],
    ['the free test with its essay', 'diagnostic', 25, ['wednesday']],
  ] as const)('checks off one planned essay of its week: %s', (_, planId, essay, ids) =>
    expect(doneBy(attempt('a', planId, '2026-11-28', { minutes: 170, essay })).toSorted()).toEqual(ids),
  );
  test('checks off the one of its own day first, and another beside an essay alone', () => {
    const taken = attempt('a', 'form-a', '2026-11-27', { minutes: 170, essay: 25 });
    expect(doneBy(taken).toSorted()).toEqual(['friday', 'saturday']);
    expect(doneBy(attempt('e', 'writing-sample', '2026-11-25', { minutes: 25 }), taken).toSorted()).toEqual([
      'friday',
      'saturday',
      'wednesday',
    ]);
  });
  test('counts in no other week', () =>
    expect(doneBy(attempt('a', 'form-a', '2026-11-30', { minutes: 170, essay: 25 }))).toEqual([]));
});

test('work from before the plan was made checks off nothing', () => {
  const plan = planOf([entry('e', '2026-11-26', verbal)], { madeOn: '2026-11-25' });
  expect(doneOf(plan, { attempts: [attempt('a', 'drill-verbal', '2026-11-24')] }).size).toBe(0);
});

test('one attempt checks off one entry, first on its own day', () => {
  const plan = planOf([
    entry('monday', '2026-11-23', verbal),
    entry('tuesday', '2026-11-24', verbal),
    entry('friday', '2026-11-27', verbal),
  ]);
  const attempts = [attempt('a', 'drill-verbal', '2026-11-24'), attempt('b', 'drill-synonyms', '2026-11-24')];
  const one = doneOf(plan, { attempts: attempts.slice(0, 1) });
  expect([...one.keys()]).toEqual(['tuesday']);
  const both = doneOf(plan, { attempts });
  expect([...both.keys()].toSorted()).toEqual(['monday', 'tuesday']);
});

test('a half-length test counts as the checkpoint before it counts as practice', () => {
  const plan = planOf([
    entry('practice', '2026-11-24', verbal),
    entry('checkpoint', '2026-11-24', { kind: 'checkpoint', test: 'verbal' }),
  ]);
  const done = doneOf(plan, { attempts: [attempt('a', 'half-verbal', '2026-11-24')] });
  expect([...done.keys()]).toEqual(['checkpoint']);
});

const practice = (section: ScoredSection) => ({ kind: 'practice', section }) as const;
const full = { kind: 'full-test', form: 'form-a' } as const;
const half = { kind: 'checkpoint', test: 'verbal' } as const;

const short = (id: string, day: IsoDay, planId: string, answers: number) =>
  attempt(id, planId, day, { answers, minutes: 1 });

describe('at least half of an entry has to be done', () => {
  test.each<[string, PlanActivity, number, string, { answers?: number; minutes?: number }, boolean]>([
    [
      'five questions in a 45-minute reading entry',
      practice('reading'),
      45,
      'drill-reading',
      { answers: 5, minutes: 6 },
      false,
    ],
    [
      'an endless drill that ended after one question',
      practice('quantitative'),
      20,
      'drill-quantitative',
      { answers: 1, minutes: 1 },
      false,
    ],
    [
      'ten questions in half the time',
      practice('verbal'),
      20,
      'drill-verbal',
      { answers: 10, minutes: 4 },
      true,
    ],
    [
      'few questions, and half the time',
      practice('quantitative'),
      20,
      'drill-quantitative',
      { answers: 2, minutes: 10 },
      true,
    ],
    ['a full test handed in after one answer', full, 210, 'form-a', { answers: 1, minutes: 1 }, false],
    ['a full test handed in after less than half', full, 210, 'form-a', { answers: 74, minutes: 90 }, false],
    ['a full test that was half reached', full, 210, 'form-a', { answers: 75, minutes: 60 }, true],
    [
      'a half-length test handed in after 14 of 30',
      half,
      15,
      'half-verbal',
      { answers: 14, minutes: 15 },
      false,
    ],
    [
      'a half-length test handed in after 15 of 30',
      half,
      15,
      'half-verbal',
      { answers: 15, minutes: 5 },
      true,
    ],
    ['an essay of ten minutes', { kind: 'essay' }, 45, 'writing-sample', { minutes: 10 }, false],
    ['an essay of thirteen minutes', { kind: 'essay' }, 45, 'writing-sample', { minutes: 13 }, true],
    [
      'four mistakes in 10 minutes',
      { kind: 'mistakes' },
      10,
      'drill-mistakes',
      { answers: 4, minutes: 2 },
      false,
    ],
    ['five mistakes', { kind: 'mistakes' }, 10, 'drill-mistakes', { answers: 5, minutes: 2 }, true],
  ])('%s', (_, activity, minutes, planId, did, isDone) => {
    const plan = planOf([{ ...entry('e', '2026-11-24', activity), minutes }]);
    expect(doneOf(plan, { attempts: [attempt('a', planId, '2026-11-24', did)] }).has('e')).toBe(isDone);
  });

  test.each([
    ['seven words in a minute', wordDay('2026-11-24', { recalls: 7, ms: 60_000 }), false],
    ['twenty words, however fast', wordDay('2026-11-24', { recalls: 20, ms: 60_000 }), true],
    ['eight new words', wordDay('2026-11-24', { recalls: 8, newWords: 8, ms: 60_000 }), true],
    ['five minutes', wordDay('2026-11-24', { recalls: 7, ms: 300_000 }), true],
  ])('of ten minutes of words: %s', (_, day, isDone) => {
    const plan = planOf([{ ...entry('w', '2026-11-24', { kind: 'words' }), minutes: 10 }]);
    expect(doneOf(plan, { wordDays: [day] }).has('w')).toBe(isDone);
  });

  test('several drills add up to half an entry on its day or in its week, but halves of tests don’t', () => {
    const long = { ...entry('e', '2026-11-24', verbal), minutes: 20 };
    const two = ['2026-11-24', '2026-11-26'] as const;
    for (const second of two) {
      const attempts = [short('a', '2026-11-24', 'drill-verbal', 5), short('b', second, 'drill-synonyms', 5)];
      expect(doneOf(planOf([long]), { attempts }).get('e')).toMatchObject({ id: 'b', day: second });
    }
    const plan = planOf([{ ...entry('e', '2026-11-24', full), minutes: 210 }]);
    const attempts = [short('a', '2026-11-24', 'form-a', 70), short('b', '2026-11-25', 'form-b', 70)];
    expect(doneOf(plan, { attempts }).size).toBe(0);
  });
});

describe('when nothing due is left', () => {
  const plan = planOf([
    entry('m-past', '2026-11-24', { kind: 'mistakes' }),
    entry('w-past', '2026-11-24', { kind: 'words' }),
    entry('m-today', '2026-11-25', { kind: 'mistakes' }),
    entry('p-today', '2026-11-25', verbal),
    entry('m-tomorrow', '2026-11-26', { kind: 'mistakes' }),
  ]);

  test('checks off reviews up to today, and nothing else', () => {
    const done = doneOf(plan, { hasPendingReview: () => false }, '2026-11-25');
    expect(done).toEqual(
      new Map(['m-past', 'w-past', 'm-today'].map((id) => [id, { kind: 'nothing-left' }])),
    );
    expect(overdueEntries(plan, done, '2026-11-25')).toEqual([]);
  });

  test('checks off each by what is left of its kind on its day', () => {
    const done = doneOf(
      plan,
      { hasPendingReview: (review, day) => review === 'words' || day >= '2026-11-25' },
      '2026-11-25',
    );
    expect([...done.keys()]).toEqual(['m-past']);
  });

  test('checks them off by anything done that day, however short', () => {
    const attempts = [short('a', '2026-11-25', 'drill-mistakes', 1)];
    const wordDays = [wordDay('2026-11-24', { recalls: 1, ms: 1000 })];
    const done = doneOf(plan, { attempts, wordDays, hasPendingReview: () => false }, '2026-11-25');
    expect([...done].map(([id, { kind }]) => [id, kind])).toEqual([
      ['m-past', 'nothing-left'],
      ['w-past', 'words'],
      ['m-today', 'attempt'],
    ]);
  });
});

test('an attempt without answers checks off nothing, and neither does a day without words', () => {
  const plan = planOf([entry('p', '2026-11-24', verbal), entry('w', '2026-11-24', { kind: 'words' })]);
  const facts = {
    attempts: [attempt('a', 'drill-verbal', '2026-11-24', { answers: 0 })],
    wordDays: [wordDay('2026-11-24', { recalls: 0 })],
  };
  expect(doneOf(plan, facts).size).toBe(0);
});

test('a day of words checks off words, with their number', () => {
  const plan = planOf([entry('w', '2026-11-24', { kind: 'words' })]);
  expect(doneOf(plan, { wordDays: [wordDay('2026-11-24', { recalls: 42 })] }).get('w')).toEqual({
    kind: 'words',
    recalls: 42,
    day: '2026-11-24',
  });
});

test('uses the local day where the student was', () => {
  const plan = planOf([entry('e', '2026-11-24', verbal)]);
  // 9:30 PM on November 24 in New York.
  const late = attempt('a', 'drill-verbal', '2026-11-25', { time: '02:30:00Z', offsetMinutes: -300 });
  expect(doneOf(plan, { attempts: [late] }).get('e')).toMatchObject({ day: '2026-11-24' });
});

test('entries before today that aren’t done are missed', () => {
  const plan = planOf([
    entry('done', '2026-11-23', verbal),
    entry('missed', '2026-11-24', { kind: 'mistakes' }),
    entry('today', '2026-11-25', { kind: 'mistakes' }),
  ]);
  const done = doneOf(plan, { attempts: [attempt('a', 'drill-verbal', '2026-11-23')] });
  expect(overdueEntries(plan, done, '2026-11-25').map(({ id }) => id)).toEqual(['missed']);
});

describe('what was done stays done', () => {
  const math = practice('quantitative');
  const today = '2026-11-29';

  test('work that isn’t enough for its own day stays reserved for it', () => {
    const plan = planOf([
      { ...entry('monday', '2026-11-23', math), minutes: 5 },
      { ...entry('tuesday', '2026-11-24', math), minutes: 30 },
    ]);
    const few = short('a', '2026-11-24', 'drill-quantitative', 3);
    expect([...doneOf(plan, { attempts: [few] }).keys()]).toEqual([]);
    const more = short('b', '2026-11-26', 'drill-math-percent', 8);
    expect([...doneOf(plan, { attempts: [few, more] })].map(([id, by]) => [id, by])).toEqual([
      ['monday', expect.objectContaining({ id: 'b' })],
    ]);
  });

  test('a second drill of the day doesn’t take over the first one’s', () => {
    const plan = planOf([
      { ...entry('long', '2026-11-24', math), minutes: 60 },
      { ...entry('short', '2026-11-24', math), minutes: 10 },
    ]);
    const first = attempt('a', 'drill-quantitative', '2026-11-24', { answers: 5, minutes: 8 });
    const second = attempt('b', 'drill-quantitative', '2026-11-24', {
      answers: 10,
      minutes: 25,
      time: '18:00:00Z',
    });
    expect([...doneOf(plan, { attempts: [first] }).keys()]).toEqual(['short']);
    expect([...doneOf(plan, { attempts: [first, second] }).keys()]).toEqual(['short']);
  });

  test('whatever is done later', () => {
    const plan = madePlan({ isMeasured: true });
    const anyWork = record({
      day: integer({ min: 0, max: 13 }).map((days) => addDays('2026-11-23', days)),
      planId: constantFrom('drill-verbal', 'half-verbal', 'drill-math-percent', 'drill-mistakes', 'form-a'),
      answers: integer({ min: 1, max: 30 }),
      minute: integer({ min: 0, max: 59 }),
    });
    assert(
      property(array(anyWork, { maxLength: 40 }), (all) => {
        const attempts = all
          .map(({ day, planId, answers, minute }, index) =>
            attempt(`a${index}`, planId, day, {
              answers,
              minutes: answers,
              time: `16:${String(minute).padStart(2, '0')}:00Z`,
            }),
          )
          .toSorted((a, b) => a.finishedAt.utcMs - b.finishedAt.utcMs);
        let before = new Map<string, CompletionSource>();
        for (let count = 1; count <= attempts.length; count += 1) {
          const now = doneOf(plan, { attempts: attempts.slice(0, count) });
          for (const [id, by] of before) if (isWorkedOn(by)) expect(now.get(id)).toEqual(by);
          before = new Map(now);
        }
      }),
    );
  });

  describe('a test of all sections is the day’s work', () => {
    const plan = planOf([
      entry('full', '2026-11-28', full),
      entry('half', '2026-11-28', half),
      entry('math', '2026-11-28', math),
      entry('review', '2026-11-28', { kind: 'mistakes' }),
      entry('friday', '2026-11-27', math),
    ]);

    test.each<[string, string, { answers?: number }, readonly (readonly [string, string])[]]>([
      [
        'a full test',
        'form-b',
        {},
        [
          ['full', 'attempt'],
          ['half', 'test-day'],
          ['math', 'test-day'],
          ['review', 'test-day'],
        ],
      ],
      [
        'the free test, but it replaces no other test',
        'diagnostic',
        {},
        [
          ['math', 'test-day'],
          ['review', 'test-day'],
        ],
      ],
      ['not one handed in after a few questions', 'form-b', { answers: 20 }, []],
      ['not a section test', 'form-b-reading', {}, []],
    ])('%s', (_, planId, did, expected) => {
      const attempts = [attempt('a', planId, '2026-11-28', did)];
      const done = doneOf(plan, { attempts }, today);
      expect([...done].map(([id, { kind }]) => [id, kind])).toEqual(expected);
      expect(testOfDay(attempts, '2026-11-28')).toBe(expected.length > 0 ? planId : null);
      expect(testOfDay(attempts, '2026-11-27')).toBeNull();
    });

    test('and what is done besides counts', () => {
      const attempts = [
        attempt('a', 'form-b', '2026-11-28'),
        attempt('b', 'drill-mistakes', '2026-11-28', { time: '19:00:00Z' }),
      ];
      expect(doneOf(plan, { attempts }, today).get('review')).toMatchObject({ kind: 'attempt', id: 'b' });
    });
  });
});

/** Work on Tuesday, November 24, that checked off verbal practice on the `ticked` day. */
test.each<[string, PlanActivity, IsoDay, string, IsoDay, boolean]>([
  ['an entry on its own day takes work first', verbal, '2026-11-24', 'drill-verbal', '2026-11-27', true],
  [
    'an entry on an earlier day of the week does, too',
    verbal,
    '2026-11-25',
    'drill-verbal',
    '2026-11-27',
    true,
  ],
  ['an entry on a later day doesn’t', verbal, '2026-11-28', 'drill-verbal', '2026-11-27', false],
  ['an entry in another week doesn’t', verbal, '2026-12-01', 'drill-verbal', '2026-11-27', false],
  ['work that was done on its day stays', verbal, '2026-11-24', 'drill-verbal', '2026-11-24', false],
  ['another day can’t take it', verbal, '2026-11-23', 'drill-verbal', '2026-11-24', false],
  [
    'a checkpoint comes before practice',
    { kind: 'checkpoint', test: 'verbal' },
    '2026-11-28',
    'half-verbal',
    '2026-11-27',
    true,
  ],
  ['work of another kind isn’t taken', { kind: 'essay' }, '2026-11-24', 'drill-verbal', '2026-11-27', false],
])('%s', (_, activity, day, planId, ticked, takes) => {
  const by: CompletionSource = { kind: 'attempt', id: 'a', planId, day: '2026-11-24' };
  expect(takesOverWork({ activity, day }, entry('ticked', ticked, verbal), by)).toBe(takes);
});

test('takes no work if nothing was left to do', () =>
  expect(
    takesOverWork({ activity: verbal, day: '2026-11-24' }, entry('ticked', '2026-11-27', verbal), {
      kind: 'nothing-left',
    }),
  ).toBe(false));

test('no work checks off two entries, or one in another week', () => {
  const plan = madePlan();
  const facts = record({
    day: integer({ min: 0, max: 46 }).map((days) => addDays('2026-11-23', days)),
    planId: constantFrom(
      'drill-verbal',
      'half-verbal',
      'drill-math-percent',
      'form-a',
      'writing-sample',
      'drill-mistakes',
    ),
  });
  assert(
    property(array(facts, { maxLength: 60 }), (all) => {
      const attempts = all.map(({ day, planId }, index) => attempt(`a${index}`, planId, day));
      const done = doneOf(plan, { attempts });
      const ids = [...done.values()].flatMap((by) => (by.kind === 'attempt' ? [by.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { id, day } of plan.entries) {
        const by = done.get(id);
        if (by?.kind === 'attempt' || by?.kind === 'words') expect(mondayOf(by.day)).toBe(mondayOf(day));
      }
    }),
  );
});

test('an entry stays checked off by the same work in any order of attempts', () => {
  const day = '2026-11-24';
  const plan = planOf([{ id: 'e', day, minutes: 20, activity: { kind: 'practice', section: 'verbal' } }]);
  const drill = attempt('earlier', 'drill-verbal', day, { time: '15:00:00Z', answers: 20, minutes: 15 });
  const quick = attempt('later', 'quick-verbal', day, { time: '18:00:00Z', minutes: 15 });
  for (const attempts of [
    [drill, quick],
    [quick, drill],
  ])
    expect(
      findCompletedEntries(plan, { attempts, wordDays: [], hasPendingReview: () => true }, day).get('e'),
    ).toMatchObject({
      id: 'earlier',
    });
});
