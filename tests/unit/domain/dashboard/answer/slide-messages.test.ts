/** The messages of a presentation's slides. */
import { describe, expect, test } from 'vitest';
import { firstSampleSeed, sampleQuestion } from '@/data/items/sampleQuestion';
import { sampleSource } from '@/data/learners/useLearners';
import { defaultSampleFamily, otherFamilyLoaders } from '@/data/sample';
import { questionMessage, slideMessages, slideNames } from '@/domain/dashboard/answer/slide-messages';
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
  session,
} from '../logs';
import { addDays } from '@/lib/dates/calendar';

/** Dates hold nonbreaking spaces. */
const plain = (messages: object) =>
  Object.fromEntries(
    Object.entries(messages).map(([name, text]) => [
      name,
      typeof text === 'string' ? text.replaceAll('\u00A0', ' ') : text,
    ]),
  );

test('a learner without a record has a verdict alone', () =>
  expect(plain(slideMessages(recordWith(logOf([], []), nothingSaid), evening))).toEqual({
    practice: null,
    result: null,
    returned: null,
    plan: null,
    verdict: 'A first test will show where the scores stand',
    total: null,
    week: null,
    studyDays: null,
    weaknesses: null,
    percentile: null,
    goals: null,
  }));

const busyLog = logOf(
  [
    session(ago(3), 'quantitative', 600, { topic: 'math-percent', solved: 40, right: 12 }),
    session(ago(2), 'quantitative', 600, {
      topic: 'math-percent',
      kind: 'mistakes',
      solved: 40,
      right: 12,
    }),
    session(ago(1), 'verbal', 60, {
      topic: 'synonyms',
      solved: 40,
      right: 20,
      repeats: { answered: 10, right: 8 },
    }),
    session(ago(1), 'quantitative', 30, { topic: 'math-percent', solved: 40, right: 12 }),
  ],
  [full(ago(30), 2100, 70), full(ago(8), 2280, 88)],
);

test('each message of a learner with two full tests states a figure', () => {
  const { goals, ...messages } = plain(slideMessages(recordWith(busyLog), evening));
  expect(messages).toEqual({
    practice: '2 sessions on Saturday, Nov 14, 1 h 30 min in all',
    result: 'The most to gain is in Math, according to the full test of Nov 7',
    returned: '20 of 50 questions that returned were right',
    plan: '7.8 hours planned on 6 of the next 7 days, Nov 16 to 22',
    verdict: 'Clearly above the 2,200 target for Ashby Hall on the latest test',
    total: '2,280, up 180 since the full test of Oct 16',
    week: '21.5 hours this week, 3.5 over the plan’s target of 18',
    studyDays: '3 days in a row, planned rest days aside',
    weaknesses: 'Percent first of two weak topics',
    percentile: '88th percentile, 3 percentile points above the target for Ashby Hall, the 85th',
  });
  expect(goals).toMatch(/^\d+ of \d+ goals of the week completed$/);
});

test('a single test is a result, without a trend of totals and percentiles', () => {
  const { result, total, percentile } = slideMessages(
    recordWith(logOf([], [full(ago(8), 2280, 88)])),
    evening,
  );
  expect([result, total, percentile]).toEqual([
    'The most to gain is in Math, according to the full test of Nov 7',
    null,
    null,
  ]);
});

test('a result without targets names its test alone', () =>
  expect(slideMessages(recordWith(logOf([], [freeTest(ago(8), 700)]), nothingSaid), evening).result).toBe(
    'The scores of the free test of Nov 7',
  ));

test('a single question that returned is one', () =>
  expect(
    slideMessages(
      recordWith(logOf([session(ago(1), 'verbal', 10, { kind: 'mistakes', solved: 1, right: 1 })])),
      evening,
    ).returned,
  ).toBe('1 of 1 question that returned was right'));

test('a plan without work in the next seven days has no slide', () =>
  expect(
    slideMessages(
      recordWith(logOf(), { plan: planWith([entryOn(ago(1)), entryOn(addDays(evening.day, 8))]) }),
      evening,
    ).plan,
  ).toBeNull());

test('a question’s message names its right choice', () =>
  expect(questionMessage(sampleQuestion(firstSampleSeed))).toBe(
    '$52 is right, and a note explains why each wrong choice is tempting',
  ));

describe('the sample families', async () => {
  const families = [
    defaultSampleFamily,
    ...(await Promise.all(Object.values(otherFamilyLoaders).map((load) => load()))),
  ].map((sample) => sampleSource(evening.day, sample).family);
  test.each(
    families.flatMap(({ id, asOf, children }) => children.map((child) => [id, asOf, child] as const)),
  )('have short messages without a period or a missing figure: %s', (_, asOf, child) => {
    const messages = slideMessages(child, asOf);
    const said = Object.values(messages).filter((message) => message !== null);
    expect(said.length).toBeGreaterThanOrEqual(slideNames.length - 6);
    for (const message of said) {
      expect(message).not.toMatch(/\.$|NaN|undefined|null/);
      expect(message.length).toBeLessThan(110);
    }
  });
});
