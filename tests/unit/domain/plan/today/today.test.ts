/** Today's tasks: with and without a plan, before, between, and after them; and the URL that starts each. */
import { describe, expect, test } from 'vitest';
import { buildSkillProfile } from '@/domain/plan/ability/ability';
import type { AnsweredAttempt } from '@/domain/plan/ability/answered-attempt';
import { extractEvidence } from '@/domain/plan/ability/evidence';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { planToFollow } from '@/domain/plan/weeks/plan-to-follow';
import { createPendingReviewCheck } from '@/domain/plan/mistakes/pending-review';
import type { PlanActivity, StudyPlan } from '@/domain/plan/schedule/study-plan';
import { taskPath } from '@/domain/plan/today/task-path';
import type { TodayFacts } from '@/domain/plan/today/today-facts';
import { summarizeFirstDay, summarizeToday } from '@/domain/plan/today/today';
import {
  doneRow,
  cardHeadText,
  nextStudyDayLabel,
  todayProgressLabel,
  taskRow,
  taskText,
} from '@/domain/plan/today/today-card-text';
import { addDays, type IsoDay } from '@/lib/dates/calendar';
import { localEpochMs } from '@/lib/dates/localTime';
import { pathOf } from '@/site';
import {
  answer,
  attemptWith,
  dayMs,
  detailItem,
  generator,
  nounItem,
  nowMs,
  percentItem,
  wrong,
} from '../sample-practice';
import { type PartsOfDay, planOfDays } from '../plans';
import { wordCard } from '../words/card';

const today: IsoDay = '2026-11-21';
const tomorrow = addDays(today, 1);

/** Twenty questions of each kind. */
const items = Array.from({ length: 60 }, (_, place) => {
  const id = `item-${place}`;
  if (place % 3 === 0) return percentItem(id);
  return place % 3 === 1 ? nounItem(id) : detailItem(id, `passage-${place % 4}`);
});
const index = buildItemIndex(items, [generator('percent-easy')]);
const idsOf = (rest: number) => items.filter((_, place) => place % 3 === rest).map(({ id }) => id);
const [percents, nouns, details] = [idsOf(0), idsOf(1), idsOf(2)];

/** Yesterday's free test: ten questions of each section, half of the math ones wrong. */
const tested = attemptWith(nowMs - dayMs, [], {
  planId: 'diagnostic',
  sections: [
    {
      timed: true,
      answers: [
        ...percents.slice(0, 10).map((id, place) => answer(id, place % 2 === 0 ? wrong : {})),
        ...nouns.slice(0, 10).map((id) => answer(id)),
        ...details.slice(0, 10).map((id) => answer(id)),
      ],
    },
  ],
});

function factsWith({
  plan = null,
  ...changes
}: Partial<TodayFacts> & { readonly plan?: StudyPlan | null } = {}): TodayFacts {
  const { attempts = [], cards = [], wordDays = [], testDate = null } = changes;
  const wordIndex = changes.wordIndex ?? [];
  const hasPendingReview = createPendingReviewCheck({
    today,
    attempts,
    index,
    cards,
    wordDays,
    wordIndex,
    testDate,
  });
  return {
    today,
    testDate,
    followed:
      plan === null ? null : planToFollow(plan, { attempts, index, wordDays, hasPendingReview }, today),
    attempts,
    index,
    seen: new Map(),
    skillProfile: buildSkillProfile(extractEvidence(attempts, index), nowMs),
    cards,
    wordDays,
    wordIndex,
    hasPendingReview,
    reportedTests: [],
    unfinishedPlanId: null,
    ...changes,
  };
}

const math = { kind: 'practice', section: 'quantitative' } as const;
const reading = { kind: 'practice', section: 'reading' } as const;
const mistakes = { kind: 'mistakes' } as const;
const kindsOf = (facts: TodayFacts) => summarizeToday(facts).tasks.map(({ kind }) => kind);

/** This morning's drill on percent. */
const drill = (minutes: number, answers = percents.slice(10, 20).map((id) => answer(id))) =>
  attemptWith(nowMs - 3_600_000, answers, { planId: 'drill-math-percent', studyMs: minutes * 60_000 });
/** A review of these mistakes, all right. */
const review = (ids: readonly string[]) =>
  attemptWith(
    nowMs - 1_800_000,
    ids.map((id) => answer(id, { first: false, recallOf: id })),
    { planId: 'drill-mistakes' },
  );

test('a day has as many words as fit into its minutes, returning ones first', () => {
  const wordIndex = Array.from({ length: 40 }, (_, place) => ({
    word: `word-${place}`,
    file: 'words-2-a-d',
  }));
  const cards = wordIndex.slice(0, 12).map(({ word }) => wordCard({ id: word, dueDay: today }));
  const plan = planOfDays([[today, [[5, { kind: 'words' }]]]]);
  const [task] = summarizeToday(factsWith({ plan, wordIndex, cards })).tasks;
  // Twelve reviews take three minutes, and three new words the other two.
  expect(task).toMatchObject({ kind: 'words', recall: 12, fresh: 3, minutes: 5 });
});

test('an entry without minutes asks for nothing', () => {
  const plan = planOfDays([[today, [[0, math]]]]);
  expect(summarizeToday(factsWith({ plan })).tasks).toEqual([]);
});

describe('without a plan', () => {
  test('a student without a record starts with the free test only', () => {
    const now = summarizeToday(factsWith());
    expect(now).toMatchObject({ state: 'open', tasks: [{ kind: 'first-test', minutes: 65 }], doneTasks: [] });
    expect(summarizeFirstDay(now.day)).toEqual(now);
  });

  test('after the free test, the best step comes first, then the mistakes that are due', () => {
    const { tasks } = summarizeToday(factsWith({ attempts: [tested] }));
    expect(tasks.map(({ kind }) => kind)).toEqual(['practice', 'mistakes']);
    expect(tasks[0]).toMatchObject({
      step: { section: 'quantitative', questions: 10 },
      minutes: 17,
      best: true,
    });
    expect(tasks[1]).toMatchObject({
      minutes: 5,
      review: { due: 5, questionsLeft: 5, coveredMistakes: 5, backlogEndDay: null },
    });
  });

  test.each([
    ['half a session is enough', 9, ['mistakes']],
    ['less isn’t', 2, ['practice', 'mistakes']],
  ])('for practice, %s', (_, minutes, kinds) => {
    const few = percents.slice(10, 11).map((id) => answer(id));
    expect(kindsOf(factsWith({ attempts: [tested, drill(minutes, few)] }))).toEqual(kinds);
  });

  test('a review isn’t practice, and its questions aren’t asked again today', () => {
    const due = percents.filter((_, place) => place < 10 && place % 2 === 0);
    expect(kindsOf(factsWith({ attempts: [tested, review(due)] }))).toEqual(['practice']);
  });

  test('when everything is done, says what was done and what is first tomorrow', () => {
    const due = percents.filter((_, place) => place < 10 && place % 2 === 0);
    const now = summarizeToday(factsWith({ attempts: [tested, drill(17), review(due)] }));
    expect(now).toMatchObject({ state: 'done', tasks: [], next: { day: tomorrow } });
    expect(now.doneTasks.map(doneRow)).toEqual([
      { title: 'Percent', note: '10 questions, 10 right' },
      { title: 'Mistakes', note: '5 reviewed, 5 now right' },
    ]);
    expect(cardHeadText(now)).toMatchObject({
      label: 'Done for today',
      title: '19 minutes, two things done',
    });
  });

  test.each([
    [addDays(today, 1), 'eve'],
    [today, 'test-day'],
    [addDays(today, -1), 'over'],
    [addDays(today, -14), 'over'],
    [addDays(today, -15), 'open'],
    [addDays(today, 2), 'open'],
  ])('with the test on %s, is %s', (testDate, state) => {
    expect(summarizeToday(factsWith({ attempts: [tested], testDate })).state).toBe(state);
  });

  test('on the eve there are ten minutes of words at most, however many are due, and none after them', () => {
    const testDate = addDays(today, 1);
    const wordIndex = Array.from({ length: 80 }, (_, place) => ({ word: `word${place}`, file: 'words' }));
    const had = (count: number) =>
      wordIndex.map(({ word }, place) =>
        wordCard({
          id: word,
          reviews: 3,
          reviewedOn: place < count ? today : '2026-11-01',
          dueDay: place < count ? addDays(today, 9) : '2026-11-20',
        }),
      );
    const tasksAfter = (count: number) =>
      summarizeToday(factsWith({ attempts: [tested], testDate, wordIndex, cards: had(count) })).tasks;
    expect(tasksAfter(0)).toEqual([{ kind: 'words', recall: 40, fresh: 0, minutes: 10 }]);
    expect(tasksAfter(32)).toEqual([{ kind: 'words', recall: 8, fresh: 0, minutes: 2 }]);
    expect(tasksAfter(40)).toEqual([]);
  });

  test('after the test, thanks and asks for the score; with the score, thanks and says what stays', () => {
    const testDate = addDays(today, -3);
    const each = { score: 710, percentile: null };
    const scores = { verbal: each, quantitative: each, reading: each };
    const reported = {
      source: 'official',
      on: testDate,
      level: 'upper',
      scores,
      totalPercentile: null,
    } as const;
    const after = (changes: Partial<TodayFacts>) =>
      cardHeadText(summarizeToday(factsWith({ attempts: [tested], testDate, ...changes })));
    const asks = {
      label: 'Your test is behind you',
      title: 'Thank you for practicing here',
      reasons: [
        'Your test was on Nov 18. Take a break. What you practiced stays here. If you take the test again, make a new plan.',
        'When you have your score report, add your official score. The dashboards show it beside your practice tests.',
      ],
    };
    expect(after({})).toEqual(asks);
    expect(after({ reportedTests: [{ ...reported, on: addDays(testDate, -1) }] })).toEqual(asks);
    expect(after({ reportedTests: [{ ...reported, source: 'other' }] })).toEqual(asks);
    expect(after({ reportedTests: [reported] })).toEqual({
      label: 'Your test is behind you',
      title: 'Thank you for adding your score',
      reasons: [
        'Your official score of 2,130 from Nov 18 is on the dashboards, beside your practice tests. What you practiced stays here. If you take the test again, make a new plan.',
      ],
    });
  });
});

/** Without changes by yesterday’s test and mistakes. */
const asItIs = (plan: StudyPlan): StudyPlan => ({ ...plan, answersUntil: nowMs, settledThrough: today });

const planned = (plan: StudyPlan, attempts: readonly AnsweredAttempt[] = [tested]) =>
  factsWith({ plan: asItIs(plan), attempts, testDate: plan.testDate });

describe('with a plan', () => {
  test.each([
    [20, 20, 20],
    [60, 20, 20],
  ])(
    'practice of %i minutes has as many questions as there are, and takes their time',
    (length, questions, minutes) => {
      const verbal = { kind: 'practice', section: 'verbal' } as const;
      const { tasks } = summarizeToday(planned(planOfDays([[today, [[length, verbal]]]])));
      expect(tasks).toMatchObject([{ kind: 'practice', minutes, step: { questions } }]);
    },
  );

  test('starts with the most valuable practice, then mistakes, then other practice', () => {
    const plan = planOfDays([
      [
        today,
        [
          [5, mistakes],
          [10, reading],
          [17, math],
        ],
      ],
    ]);
    const { tasks } = summarizeToday(planned(plan));
    expect(tasks.map((task) => (task.kind === 'practice' ? task.step.section : task.kind))).toEqual([
      'quantitative',
      'mistakes',
      'reading',
    ]);
    expect(tasks.map(({ minutes }) => minutes)).toEqual([17, 5, 10]);
  });

  test.each<[PlanActivity, string]>([
    [{ kind: 'full-test', form: 'form-b' }, '/full-length-test?form=b'],
    [{ kind: 'checkpoint', test: 'diagnostic' }, pathOf('freeTest')],
    [{ kind: 'essay' }, '/ssat-writing-test'],
  ])('%j is done before everything else', (activity, path) => {
    const plan = planOfDays([
      [
        today,
        [
          [17, math],
          [25, activity],
        ],
      ],
    ]);
    const [first] = summarizeToday(planned(plan)).tasks;
    expect(first?.kind).toBe(activity.kind);
    expect(first && taskPath(first)).toBe(path);
  });

  test('a step has as many questions as fit into its minutes, and so does its link', () => {
    const [task] = summarizeToday(planned(planOfDays([[today, [[9, math]]]]))).tasks;
    expect(task).toMatchObject({ minutes: 9, step: { questions: 5 } });
    expect(task && taskPath(task)).toMatch(/^\/section-study\?practice=[a-z-]+&questions=5$/);
  });

  test('asks the first mistakes if not all fit, and says when the backlog will be cleared', () => {
    const many = percents.map((id) => answer(id, wrong));
    const attempts = [attemptWith(nowMs - 9 * dayMs, many)];
    const days = Array.from({ length: 10 }, (_, ahead) => [addDays(today, ahead), [[5, mistakes]]] as const);
    const [task] = summarizeToday(planned(planOfDays(days), attempts)).tasks;
    expect(task).toMatchObject({ kind: 'mistakes', minutes: 5, review: { due: 20, questionsLeft: 5 } });
    expect(task && taskText(task).title).toBe('5 of your 20 mistakes');
    expect(task && taskRow(task).note).toMatch(/^5 of 20 today; done by Nov \d\d at this pace$/);
    // After half of it, the plan's entry is checked off and no longer named today.
    const after = summarizeToday(planned(planOfDays(days), [...attempts, review(percents.slice(0, 3))]));
    expect(after).toMatchObject({ state: 'done', next: { day: tomorrow, task: { kind: 'mistakes' } } });
    expect(nextStudyDayLabel({ day: tomorrow, minutes: 5 }, today)).toBe('Tomorrow, 5 minutes');
  });

  test('after the first practice, mistakes come before the rest of the day', () => {
    const plan = planOfDays([
      [
        today,
        [
          [17, math],
          [5, mistakes],
          [10, reading],
        ],
      ],
    ]);
    const now = summarizeToday(planned(plan, [tested, drill(17)]));
    expect(now.tasks.map(({ kind }) => kind)).toEqual(['mistakes', 'practice']);
    expect(todayProgressLabel(now)).toBe('Today, 1 of 3 done');
  });

  test('a day without entries is off, and says when the plan continues', () => {
    const plan = planOfDays([
      [addDays(today, -1), [[17, math]]],
      [addDays(today, 2), [[17, math]]],
    ]);
    const now = summarizeToday(planned(plan));
    expect(now).toMatchObject({ state: 'off', tasks: [], next: { day: addDays(today, 2), minutes: 17 } });
    expect(cardHeadText(now).reasons).toEqual([
      'Your plan has nothing for today. It continues on Monday, Nov 23.',
    ]);
  });

  test('before its first day, the plan says when it starts', () => {
    const now = summarizeToday(planned(planOfDays([[addDays(today, 2), [[17, math]]]])));
    expect(now).toMatchObject({ state: 'early', tasks: [], next: { day: addDays(today, 2) } });
    expect(cardHeadText(now).reasons).toEqual(['Your plan begins on Monday, Nov 23.']);
  });

  test('mixes the topics of a section with no answers', () => {
    const [task] = summarizeToday(planned(planOfDays([[today, [[10, reading]]]]), [])).tasks;
    expect(task).toMatchObject({ kind: 'practice', points: 0, step: { kind: 'find-out', questions: 6 } });
  });

  test.each([
    [
      'enough new questions',
      10,
      { kind: 'practice', questions: 6, newQuestions: 6 },
      'Reading, 6 new questions',
    ],
    [
      'fewer than its minutes',
      18,
      { kind: 'practice', questions: 6, newQuestions: 2 },
      '6 questions: 2 new, 4 seen before',
    ],
    ['none', 20, { kind: 'repeat', questions: 6, newQuestions: 0, seen: 20 }, '6 questions, all seen before'],
  ])('a reading entry whose section has %s says so', (_, count, step, note) => {
    const seen = new Map(details.slice(0, count).map((id) => [id, nowMs - dayMs]));
    const plan = planOfDays([[today, [[10, reading]]]]);
    const [task] = summarizeToday(factsWith({ plan: asItIs(plan), attempts: [tested], seen })).tasks;
    expect(task).toMatchObject({ kind: 'practice', step });
    if (step.newQuestions < 6) expect(task).toMatchObject({ points: 0, best: false });
    expect(task && taskRow(task).note).toBe(note);
    expect(task && taskPath(task)).toMatch(/questions=6$/);
  });

  test.each([
    ['after a test', [tested]],
    // No section has an estimate, so there are no steps to rank the practice by.
    [
      'after three answers',
      [
        attemptWith(
          nowMs - 9 * dayMs,
          percents.slice(0, 3).map((id) => answer(id, wrong)),
        ),
      ],
    ],
  ])('practice that only repeats comes after new questions and mistakes (%s)', (_, attempts) => {
    const seen = new Map(details.map((id) => [id, nowMs - dayMs]));
    const plan = planOfDays([
      [
        today,
        [
          [10, reading],
          [17, math],
          [5, mistakes],
        ],
      ],
    ]);
    const { tasks } = summarizeToday(factsWith({ plan: asItIs(plan), attempts, seen }));
    expect(tasks.map((task) => (task.kind === 'practice' ? task.step.section : task.kind))).toEqual([
      'quantitative',
      'mistakes',
      'reading',
    ]);
    expect(tasks.at(-1)).toMatchObject({ step: { kind: 'repeat' } });
  });

  test('a plan whose test is over has nothing for today', () => {
    const plan = { ...planOfDays([[today, [[17, math]]]]), testDate: addDays(today, -20) };
    expect(kindsOf(planned(plan))).toEqual(['practice', 'mistakes']);
  });
});

describe('a test of all sections is the day’s work', () => {
  const fullTest = attemptWith(nowMs - 3_600_000, [], {
    planId: 'form-a',
    studyMs: 147 * 60_000,
    sections: [{ timed: true, answers: Array.from({ length: 150 }, () => answer(nouns[0] ?? '')) }],
  });
  const work: PartsOfDay = [
    [5, { kind: 'words' }],
    [5, mistakes],
    [35, math],
  ];
  const attempts = [tested, fullTest];

  test.each([
    ['with a plan', planned(planOfDays([[today, work]]), attempts)],
    ['without one', factsWith({ attempts })],
    ['on a day off', planned(planOfDays([[tomorrow, work]]), attempts)],
  ])('%s: nothing is left, and a short review is offered', (_, facts) => {
    const now = summarizeToday(facts);
    expect(now).toMatchObject({
      state: 'done',
      tasks: [],
      testOfToday: 'form-a',
      offeredReview: { kind: 'mistakes', review: { questionsLeft: 5 } },
    });
    expect(cardHeadText(now).reasons).toEqual([
      'A whole test is enough for one day. Rest is part of the plan.',
    ]);
  });

  test('offers no review if no mistakes are due', () =>
    expect(summarizeToday(factsWith({ attempts: [fullTest] })).offeredReview).toBeNull());
});

test('a form that was taken before says that its questions don’t count again', () => {
  const plan = planOfDays([[today, [[190, { kind: 'full-test', form: 'form-a' }]]]]);
  const taken = attemptWith(nowMs - 20 * dayMs, [answer(nouns[0] ?? '')], { planId: 'form-a' });
  const reasonOf = (attempts: readonly AnsweredAttempt[]) =>
    summarizeToday(planned(plan, attempts)).tasks.map((task) => taskText(task).reasons[0]);
  expect(reasonOf([])).toEqual([
    'A full test gives your closest estimate and shows how you hold up over a whole morning.',
  ]);
  expect(reasonOf([taken])).toEqual([expect.stringContaining('You took this one on Nov 1.')]);
});

test('tomorrow’s first task is the one that tomorrow begins with', () => {
  const day: PartsOfDay = [
    [5, mistakes],
    [20, math],
  ];
  const plan = planOfDays([
    [today, day],
    [tomorrow, day],
  ]);
  const done = [
    attemptWith(
      nowMs - 7_200_000,
      percents.slice(10).map((id) => answer(id)),
      {
        planId: 'drill-math-percent',
        studyMs: 20 * 60_000,
      },
    ),
    review(percents.slice(0, 10).filter((_, place) => place % 2 === 0)),
  ];
  const facts = planned(plan, [tested, ...done]);
  const { state, next } = summarizeToday(facts);
  expect(state).toBe('done');
  const then = summarizeToday({
    ...facts,
    today: tomorrow,
    skillProfile: buildSkillProfile(extractEvidence(facts.attempts, index), localEpochMs(tomorrow, 16 * 60)),
    followed: planToFollow({ ...plan, answersUntil: nowMs }, { ...facts }, tomorrow),
  });
  expect(then.tasks.length).toBeGreaterThan(0);
  expect(next).toEqual({
    day: tomorrow,
    task: then.tasks[0],
    minutes: then.tasks.reduce((sum, { minutes }) => sum + minutes, 0),
  });
});

test('every form of a full test has its own address', () => {
  const forms = (['form-a', 'form-b', 'form-c'] as const).map((form) =>
    taskPath({ kind: 'full-test', form, minutes: 175, takenOn: null }),
  );
  expect(new Set(forms).size).toBe(3);
});
