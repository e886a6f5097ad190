/** The study minutes of a sitting and of a day's words, and that every screen adds up the same ones. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loggedDay, studyMinutes } from '@/domain/dashboard/study-log';
import type { Attempt } from '@/domain/exam/attempts/attempt';
import type { TestForm } from '@/domain/exam/test/form';
import {
  answeredTopicCounts,
  sessionFromSitting,
  testFromSitting,
  wordReviewSession,
} from '@/domain/learner/sitting';
import { toFinishedAttempt } from '@/domain/plan/ability/answered-attempt';
import {
  creditedMinutesOfAttempt,
  creditedMinutesOfWords,
  minutesOfAttempt,
  minutesOfWords,
  partStudyMs,
  sittingStudyMs,
  type StudiedPart,
  wholeStudyMinutes,
} from '@/domain/plan/study-minutes';
import { finishedTasksToday } from '@/domain/plan/today/finished-tasks';
import { buildItemIndex } from '@/domain/plan/topics/item-facts';
import { summarizeWeeklyWork } from '@/domain/plan/weekly/weekly-work';
import { assertPresent } from '@/lib/assert';
import {
  begin,
  chooseC,
  end,
  essayPart,
  oneSection,
  played,
  practice,
  practiceWithFeedback,
  quantitativePart,
  sampleForm,
  startUtcMs,
  type Step,
  stepsTo,
} from '../exam/sample-attempts';
import { answer, attemptWith, detailItem, leftBlank, nounItem, percentItem } from './sample-practice';
import { wordDay } from './plans';

const minuteMs = 60_000;
const tick = (afterMs: number): Step => ({ type: 'tick', afterMs });
const section = (changes: object = {}): StudiedPart => ({
  kind: 'section',
  usedMs: 8 * minuteMs,
  limitMs: null,
  questions: 10,
  explanationMs: 0,
  ...changes,
});

describe('the study time of a part', () => {
  test.each<[string, StudiedPart, number]>([
    ['an untimed section', section(), 8],
    ['its explanations, too', section({ explanationMs: 5 * minuteMs }), 13],
    ['at most five minutes a question without a clock', section({ questions: 1 }), 5],
    ['explanations on top of that', section({ questions: 1, explanationMs: 2 * minuteMs }), 7],
    ['a timed section up to its limit', section({ limitMs: 6 * minuteMs }), 6],
    ['more than five minutes a question under a clock', section({ questions: 1, limitMs: 20 * minuteMs }), 8],
    ['an essay', { kind: 'essay', usedMs: 24 * minuteMs, limitMs: 25 * minuteMs }, 24],
    ['an untimed essay up to an hour', { kind: 'essay', usedMs: 90 * minuteMs, limitMs: null }, 60],
  ])('counts %s', (_, part, minutes) => {
    expect(partStudyMs(part) / minuteMs).toBe(minutes);
  });
});

test.each<[number, number]>([
  [0, 0],
  [1, 1],
  [29_000, 1],
  [89_999, 1],
  [90_000, 2],
])('%i ms of one piece of work are %i min', (ms, minutes) => {
  expect(wholeStudyMinutes(ms)).toBe(minutes);
  expect(minutesOfAttempt({ studyMs: ms })).toBe(minutes);
});

test.each<[string, number, readonly StudiedPart[], number]>([
  ['one answer', 1, [section()], 8 * minuteMs],
  [
    'several parts',
    9,
    [section(), section(), { kind: 'essay', usedMs: 1, limitMs: null }],
    16 * minuteMs + 1,
  ],
  ['an answer without any time', 1, [section({ usedMs: 0 })], 1],
  ['no answer', 0, [section()], 0],
  ['a minute of an essay', 0, [{ kind: 'essay', usedMs: minuteMs, limitMs: null }], minuteMs],
  ['less of an essay', 0, [{ kind: 'essay', usedMs: minuteMs - 1, limitMs: null }], 0],
])('the study time of a sitting with %s', (_, answered, parts, ms) => {
  expect(sittingStudyMs(parts, answered)).toBe(ms);
});

test.each<[string, number, number, number, number, number]>([
  ['none', 0, 0, 500_000, 0, 0],
  ['a moment', 1, 0, 0, 1, 1],
  ['reviews at the usual pace', 20, 0, 300_000, 5, 5],
  ['quick ones: the credit is the usual time', 20, 0, 120_000, 2, 5],
  ['new ones, which take longer', 9, 9, 120_000, 2, 6],
  ['slow ones', 20, 0, 600_000, 10, 10],
  ['a screen left open', 20, 0, 500 * minuteMs, 120, 120],
])('a day of words, %s', (_, recalls, newWords, ms, minutes, credited) => {
  const day = { recalls, newWords, ms };
  expect([minutesOfWords(day), creditedMinutesOfWords(day)]).toEqual([minutes, credited]);
});

test.each<[string, string, number, number]>([
  ['a math drill faster than usual', 'drill-math-percent', 5, 17],
  ['a math drill slower than usual', 'drill-math-percent', 25, 25],
  ['a review of mistakes, a minute a question', 'drill-mistakes', 4, 10],
])('the credit of %s', (_, planId, minutes, credited) => {
  const answers = Array.from({ length: 10 }, (__, n) => answer(`mth-${n}`));
  const work = (all: typeof answers) =>
    creditedMinutesOfAttempt(attemptWith(0, all, { planId, studyMs: minutes * minuteMs }));
  expect(work(answers)).toBe(credited);
  expect(work([...answers, answer('mth-10', leftBlank)])).toBe(credited);
});

describe('Today, the dashboards, and the weekly sheet', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  /** `startUtcMs` is on Saturday, November 21. */
  const [today, monday] = ['2026-11-21', '2026-11-16'] as const;
  const nowMs = startUtcMs + 600 * minuteMs;
  const drillForm: TestForm = {
    ...oneSection,
    planId: 'drill-math-percent',
    conditions: practiceWithFeedback,
    timing: 'untimed',
    parts: [{ ...quantitativePart, limitMs: null }],
  };
  /** Three questions, each with this much time for the answer and for the explanation. */
  const drill = (answerMs: number, explanationMs: number): readonly Step[] => [
    begin,
    ...[0, 1, 2].flatMap((): Step[] => [
      { ...chooseC, afterMs: answerMs },
      { type: 'check' },
      tick(explanationMs),
      { type: 'next' },
    ]),
    end,
  ];
  const essayForm: TestForm = {
    ...sampleForm,
    planId: 'writing-sample',
    conditions: practice,
    parts: [essayPart],
  };

  const attempts = (
    [
      [drillForm, drill(40_000, 50_000)],
      [drillForm, drill(25_000, 0)],
      [drillForm, drill(80_000, 85_000)],
      // Nothing was answered.
      [drillForm, [begin, tick(80_000), end]],
      [essayForm, [begin, tick(80_000), end]],
      [essayForm, [begin, tick(20_000), end]],
      [sampleForm, [...stepsTo.quantitative, { ...chooseC, afterMs: 70_000 }, end, begin, tick(50_000), end]],
      [sampleForm, [...stepsTo.quantitative, chooseC, { type: 'finish', afterMs: 25_000 }]],
    ] as const
  ).map(([form, steps], place): Attempt => {
    const { attempt } = played([...steps, { type: 'finish' }], form);
    return { ...attempt, id: `attempt-${place}` };
  });
  const answered = attempts.map((attempt) => assertPresent(toFinishedAttempt(attempt), 'it is finished'));
  const index = buildItemIndex('upper', {
    items: [
      ...[1, 2, 3].map((n) => percentItem(`qua-000${n}`)),
      ...[1, 2].map((n) => detailItem(`rea-000${n}`, 'pas-0001')),
      ...[1, 2].map((n) => nounItem(`syn-000${n}`)),
    ],
    generators: [],
  });
  const wordDays = [wordDay(today, { recalls: 21, newWords: 4, ms: 400_000 })];

  const rows = finishedTasksToday({ attempts: answered, wordDays, cards: [], today });
  const sumOfRows = rows.reduce((sum, { minutes }) => sum + minutes, 0);

  test('show the same minutes of each sitting', () => {
    expect(rows.map(({ id, minutes }) => [id, minutes])).toEqual([
      // 3 x (41 s + 51 s) is 4.6 min.
      ['attempt-0', 5],
      ['attempt-1', 1],
      ['attempt-2', 8],
      ['attempt-4', 1],
      ['attempt-6', 2],
      ['attempt-7', 1],
      [today, 7],
    ]);
  });

  test('add up to the same minutes', () => {
    const counts = answeredTopicCounts(answered, index);
    const sittings = answered.map((sitting) => ({ sitting, topics: counts.get(sitting.id) ?? [] }));
    const log = {
      sessions: [
        ...sittings.flatMap(({ sitting, topics }) => sessionFromSitting(sitting, topics, nowMs) ?? []),
        ...wordDays.flatMap((day) => wordReviewSession(day, nowMs) ?? []),
      ],
      tests: sittings.flatMap(
        ({ sitting, topics }) => testFromSitting(sitting, { topics, traps: [] }, nowMs) ?? [],
      ),
    };
    expect(log.tests).toHaveLength(2);
    expect(studyMinutes([loggedDay(log, today)])).toBe(sumOfRows);
    expect(summarizeWeeklyWork({ attempts: answered, wordDays, index }, monday).minutes).toBe(sumOfRows);
  });
});
